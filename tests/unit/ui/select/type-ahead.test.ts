import { describe, expect, it } from 'vitest';
import { createLetterBuffer, findByLetters } from '#src/ui/select/type-ahead.ts';

const labels = ['Australia', 'Nepal', 'New Zealand', 'Côte d’Ivoire', 'South Africa', 'Spain'];

describe('finding an option by its letters', () => {
  it.each([
    ['n', -1, 'Nepal'],
    ['n', 1, 'New Zealand'],
    ['n', 2, 'Nepal'],
    ['nn', 1, 'New Zealand'],
    ['ne', 1, 'Nepal'],
    ['new', 1, 'New Zealand'],
    ['NEW Z', -1, 'New Zealand'],
    ['cote', -1, 'Côte d’Ivoire'],
    ['s', 5, 'South Africa'],
    ['sp', 4, 'Spain'],
  ])('moves with %j from index %i to %s', (typed, active, label) => {
    expect(labels[findByLetters(labels, typed, active)]).toBe(label);
  });

  it('finds nothing that no option starts with', () => {
    expect(findByLetters(labels, 'zea', 0)).toBe(-1);
    expect(findByLetters([], 'a', -1)).toBe(-1);
  });
});

function typing() {
  let time = 0;
  const buffer = createLetterBuffer(() => time);
  return { buffer, wait: (ms: number) => (time += ms) };
}

describe('the letters typed at a list', () => {
  it('are combined for a second, then start again [I09, S9.6c]', () => {
    const { buffer, wait } = typing();
    expect(buffer.add('z')).toBe('z');
    wait(999);
    expect(buffer.add('e')).toBe('ze');
    wait(1000);
    expect(buffer.add('u')).toBe('u');
  });

  it('make a space part of a name while they count', () => {
    const { buffer, wait } = typing();
    expect(buffer.isTyping()).toBe(false);
    buffer.add('n');
    expect(buffer.isTyping()).toBe(true);
    wait(1000);
    expect(buffer.isTyping()).toBe(false);
  });
});
