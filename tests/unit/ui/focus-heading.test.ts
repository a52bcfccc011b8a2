import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusHeading } from '#src/ui/focus-heading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Back</button><h1 tabindex="-1">Page</h1>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const heading = () => document.querySelector('h1');

it('the heading of a new page takes the focus at once', () => {
  focusHeading();
  expect(heading()).toHaveFocus();
});

it('the heading of a new page takes the focus at once beside a dialog of an extension [R25]', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  focusHeading();
  expect(heading()).toHaveFocus();
});

it('the heading gets the focus after a dialog has closed, without an observer [R26a]', async () => {
  vi.stubGlobal('MutationObserver', undefined);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="headlessui-portal-root"><div role="dialog"></div></div>',
  );
  focusHeading();
  await vi.advanceTimersByTimeAsync(500);
  expect(heading()).not.toHaveFocus();
  document.querySelector('[role="dialog"]')?.remove();
  document.querySelector('button')?.focus();
  await vi.advanceTimersByTimeAsync(100);
  expect(heading()).toHaveFocus();
  vi.unstubAllGlobals();
});
