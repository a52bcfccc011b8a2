/**
 * Submits the form if the visitor pressed SIGN UP before the script ran. scripts/build/note-early-events.js has noted
 * the press. From now on the form handles each press itself.
 */
export function repeatEarlySubmit(): void {
  const { dataset } = document.documentElement;
  const isWaiting = dataset['submit'] === 'waiting';
  dataset['submit'] = 'heard';
  if (isWaiting) document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
}
