/*
 * Stands in the HTML of a prerendered page. A press of SIGN UP before the site's own code listens is noted, and
 * src/app/early-submit.ts makes it good.
 */
document.addEventListener(
  'submit',
  () => {
    const { dataset } = document.documentElement;
    dataset.submit ??= 'waiting';
  },
  true,
);
