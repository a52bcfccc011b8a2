import { describe, expect, it } from 'vitest';
import { getEditKind, getHistoryStep, readInput, writeInput } from '#src/fields/phone-input.ts';

describe('getEditKind', () => {
  it.each([
    ['insertText', '1', 'typing'],
    ['insertText', '0211234567', 'whole'],
    ['insertCompositionText', '12', 'typing'],
    ['deleteContentBackward', null, 'backward'],
    ['deleteContentForward', null, 'forward'],
    ['deleteWordBackward', null, 'typing'],
    ['deleteByCut', null, 'typing'],
    ['insertFromPaste', null, 'whole'],
    ['insertFromDrop', null, 'whole'],
    ['insertReplacementText', null, 'whole'],
  ])('reads %s of %j as %s', (inputType, data, kind) => {
    expect(getEditKind(new InputEvent('input', { inputType, data }))).toBe(kind);
  });

  it('treats a plain event as autofill', () => {
    expect(getEditKind(new Event('input'))).toBe('whole');
    expect(getEditKind(new Event('change'))).toBe('whole');
  });
});

describe('getHistoryStep', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  it.each([
    [{ ...none, key: 'z', ctrlKey: true }, 'undo'],
    [{ ...none, key: 'z', metaKey: true }, 'undo'],
    [{ ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ ...none, key: 'y', ctrlKey: true }, 'redo'],
    [{ ...none, key: 'z' }, null],
    [{ ...none, key: 'z', ctrlKey: true, altKey: true }, null],
    [{ ...none, key: 'a', ctrlKey: true }, null],
  ])('reads %j as %s', (event, step) => {
    expect(getHistoryStep(event)).toBe(step);
  });
});

describe('the text field', () => {
  it('is written with its caret while it has the focus', () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    writeInput(input, { text: '021 1', caret: 2 });
    expect(readInput(input)).toEqual({ text: '021 1', caret: 2 });
    input.remove();
  });

  it('keeps its caret where it is while the focus is elsewhere', () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.value = '021 1';
    input.setSelectionRange(1, 1);
    writeInput(input, { text: '021 1', caret: 5 });
    expect(readInput(input).caret).toBe(1);
    input.remove();
  });
});
