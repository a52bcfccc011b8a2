/*
 * Stands in the HTML of a prerendered page. What the visitor does before the site's own code listens is noted: a press
 * of SIGN UP, which src/app/early-submit.ts makes good, the fields that were left, which src/app/early-leaving.ts
 * tells so, and a press of "Report a problem", which src/app/layout/footer.tsx repeats.
 */
{
  const notes = document.documentElement.dataset;
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target.closest('main')) notes.submit ??= 'waiting';
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target.closest('footer button')) notes.report ??= 'waiting';
    },
    true,
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      if (notes.submit !== 'heard' && target.id) notes.left = `${notes.left ?? ''} ${target.id}`;
    },
    true,
  );
}
