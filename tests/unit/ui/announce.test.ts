import { beforeEach, describe, expect, it } from 'vitest';
import { STATUS_ID, announce } from '#src/ui/announce.ts';

const region = () => document.getElementById(STATUS_ID);

describe('an announcement to screen readers', () => {
  beforeEach(() => {
    document.body.innerHTML = `<p id="${STATUS_ID}" role="status"></p>`;
  });

  it('is written into the only status region of the page', () => {
    announce('12 countries');
    expect(region()).toHaveTextContent('12 countries');
  });

  it('changes when it is repeated, so that it is read again', () => {
    announce('Email: Not a valid email address');
    const first = region()?.textContent;
    announce('Email: Not a valid email address');
    expect(region()?.textContent).not.toBe(first);
    expect(region()).toHaveTextContent('Email: Not a valid email address');
  });

  it('can be removed', () => {
    announce('12 countries');
    announce('');
    expect(region()).toBeEmptyDOMElement();
  });

  it('is ignored without a layout', () => {
    document.body.innerHTML = '';
    expect(() => announce('12 countries')).not.toThrow();
  });
});
