import { expect, it } from 'vitest';
import { createEditHistory } from '#src/fields/edit-history.ts';

const at = (text: string) => ({ text, caret: text.length });

it('the history undoes and redoes changes, to both ends and no further', () => {
  const history = createEditHistory(at(''));
  history.record(at('0'));
  history.record(at('02'));
  expect(history.undo()).toEqual(at('0'));
  expect(history.undo()).toEqual(at(''));
  expect(history.undo()).toBeNull();
  expect(history.redo()).toEqual(at('0'));
  expect(history.redo()).toEqual(at('02'));
  expect(history.redo()).toBeNull();
  expect(history.undo()).toEqual(at('0'));
});

it('the history removes undone steps when something else is typed', () => {
  const history = createEditHistory(at(''));
  history.record(at('0'));
  history.record(at('02'));
  history.undo();
  history.record(at('03'));
  expect(history.redo()).toBeNull();
  expect(history.undo()).toEqual(at('0'));
});

it('the history does not count an unchanged text as a step', () => {
  const history = createEditHistory(at(''));
  history.record(at('0'));
  history.record({ text: '0', caret: 0 });
  expect(history.undo()).toEqual(at(''));
});
