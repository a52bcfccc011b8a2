/**
 * Makes good a press of SIGN UP that came before anything listened to it (noted by scripts/build/note-early-events.js); from here
 * on the form answers by itself.
 */
export function repeatEarlySubmit(): void {
  const { dataset } = document.documentElement;
  const isWaiting = dataset['submit'] === 'waiting';
  dataset['submit'] = 'heard';
  if (isWaiting) document.querySelector('form')?.requestSubmit();
}
