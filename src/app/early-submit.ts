/**
 * Makes good a press of SIGN UP that came before anything listened to it (noted by scripts/hold-submit.js); from here
 * on the form answers by itself. It is pressed again, not submitted: for a press, React takes over at once what it has
 * not taken over yet.
 */
export function repeatEarlySubmit(): void {
  const { dataset } = document.documentElement;
  const isWaiting = dataset['submit'] === 'waiting';
  dataset['submit'] = 'heard';
  if (isWaiting) document.querySelector<HTMLElement>('form [type="submit"]')?.click();
}
