import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCollection, recordFields } from '#src/contracts/record.ts';

describe('a record', () => {
  const Record = z.object(recordFields);

  it('has an id and meta [S3.9a]', () => {
    const record = { id: 'a', meta: { createdBy: 'b', version: 2 } };
    expect(Record.parse(record)).toEqual(record);
    expect(Record.parse({ id: 'a' })).toEqual({ id: 'a' });
  });

  it('can have a number as id', () => {
    expect(Record.parse({ id: 7 })).toEqual({ id: '7' });
  });

  it.each([{}, { id: '' }, { id: null }, { id: 'a', meta: 'b' }])('is not %j', (record) => {
    expect(Record.safeParse(record).success).toBe(false);
  });
});

describe('a collection', () => {
  const Things = createCollection('things', z.object(recordFields));

  it('has its records under its own key, and meta with their total [S3.9b]', () => {
    const answer = { things: [{ id: 'a' }, { id: 'b' }], meta: { total: 12, page: 1 } };
    expect(Things.parse(answer)).toEqual(answer);
  });

  it.each([
    { things: [], meta: {} },
    { things: [], meta: { total: -1 } },
    { things: [], meta: { total: 1.5 } },
    { things: [{}], meta: { total: 1 } },
    { others: [], meta: { total: 0 } },
    { things: [] },
  ])('is not %j', (answer) => {
    expect(Things.safeParse(answer).success).toBe(false);
  });
});
