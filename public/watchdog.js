/*
 * Shows a notice of index.html in place of a page that cannot work: "old-browser" when the browser lacks what the
 * site's code needs, "last-resort" when that code did not start. Written so that old browsers can run it.
 */
(function watch() {
  var PATIENCE_MS = 10000;

  /* The youngest features that the code cannot do without, of each kind; all supported browsers have them. */
  function isOld() {
    return !(
      'noModule' in document.createElement('script') &&
      'inert' in document.createElement('div') &&
      Array.prototype.at &&
      Array.prototype.toSorted &&
      Array.prototype.findLast &&
      Object.hasOwn &&
      window.Intl &&
      Intl.DisplayNames &&
      Intl.ListFormat &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('min-height', '1dvh')
    );
  }

  function show(id) {
    var notice = document.getElementById(id);
    if (notice) notice.removeAttribute('hidden');
  }

  function showUnlessStarted() {
    if (document.documentElement.getAttribute('data-app') === 'started') return;
    show('last-resort');
  }

  /* A script has failed to load, or has an error. The one that ends a sign-in early is not missed. */
  function handleError(event) {
    var address = event.filename || event.target.src;
    if (/\/assets\/(?!early-)/.test(address)) showUnlessStarted();
  }

  if (isOld()) {
    /* What stands there could be looked at, but not be sent. */
    document.getElementById('root').setAttribute('hidden', '');
    show('old-browser');
    return;
  }
  window.addEventListener('error', handleError, true);
  setTimeout(showUnlessStarted, PATIENCE_MS);
})();
