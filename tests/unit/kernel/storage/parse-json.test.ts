import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '#src/kernel/storage/parse-json.ts';

it('parseJson parses the text', () => {
  expect(parseJson('{"a":[1,"b",{"c":null}]}')).toEqual({ a: [1, 'b', { c: null }] });
});

it.each(['', '{', '<html>', 'undefined', "{'a':1}"])(
  'parseJson returns null for %j, which is no JSON',
  (text) => {
    expect(parseJson(text)).toBeNull();
  },
);

it('parseJson removes __proto__ at every depth, in any spelling [E17]', () => {
  const text = String.raw`{"__proto__":{"x":1},"a":{"__proto__":{"x":1},"b":2},"\u005f_proto__":3}`;
  const value = parseJson(text) as object;
  expect(Object.keys(value)).toEqual(['a']);
  expect(Object.assign({}, value)).not.toHaveProperty('x');
  expect(value).toEqual({ a: { b: 2 } });
});

it('parseJson returns every JSON value, and never throws for any text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parseJson(text)));
});
