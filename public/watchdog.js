/*
 * Shows the last-resort notice of index.html when the site's own code did not start: its files could not
 * be fetched, or the browser is too old to run them. Written so that old browsers can run it.
 */
(function watch() {
  var PATIENCE_MS = 10000;

  function showUnlessStarted() {
    if (document.documentElement.getAttribute('data-app') === 'started') return;
    document.getElementById('last-resort').removeAttribute('hidden');
  }

  window.addEventListener(
    'error',
    function onError(event) {
      if (event.target && event.target.nodeName === 'SCRIPT') showUnlessStarted();
    },
    true,
  );
  setTimeout(showUnlessStarted, PATIENCE_MS);
})();
