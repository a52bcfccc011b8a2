import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListQuery, listParameters } from '#src/kernel/api/list-query.ts';

const asked = (query: ListQuery) => [...listParameters(query)];

describe('a list query', () => {
  it('becomes the parameters of the contract, and filters beside them [S7.21]', () => {
    const query: ListQuery = {
      offset: 20,
      limit: 10,
      sort: '-name',
      search: 'tennis & co',
      fields: ['id', 'name'],
      includeIds: ['a', 'b'],
      excludeIds: ['c'],
      filters: { isOpen: true, year: 2026, type: ['Charity', 'School'] },
    };
    expect(new Set(asked(query).map(String))).toEqual(
      new Set([
        'offset,20',
        'limit,10',
        'sort,-name',
        'search,tennis & co',
        'fields,id,name',
        'includeIds,a',
        'includeIds,b',
        'excludeIds,c',
        'isOpen,true',
        'year,2026',
        'type,Charity',
        'type,School',
      ]),
    );
    expect(listParameters({ search: 'a&b' }).toString()).toBe('search=a%26b');
  });

  it('leaves out empty values, but not 0 or false', () => {
    expect(asked({})).toEqual([]);
    expect(
      asked({
        offset: undefined,
        sort: '',
        fields: [],
        includeIds: [],
        filters: { a: null, b: undefined, c: '', d: [], e: [''] },
      }),
    ).toEqual([]);
    expect(asked({ offset: 0, filters: { isOpen: false } })).toEqual([
      ['isOpen', 'false'],
      ['offset', '0'],
    ]);
  });

  it('does not let a filter replace one of its own parameters', () => {
    const filters = { limit: 1000, offset: 5, fields: 'secret', isOpen: true };
    expect(asked({ limit: 10, filters })).toEqual([
      ['limit', '10'],
      ['isOpen', 'true'],
    ]);
  });

  it('keeps every value that is not empty, in order, and adds none', () => {
    const words = fc.array(fc.string({ minLength: 1 }).filter((word) => !word.includes(',')));
    const query = fc.record(
      {
        offset: fc.nat(),
        limit: fc.nat(),
        sort: fc.string(),
        search: fc.string(),
        fields: words,
        includeIds: words,
        excludeIds: words,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (given) => {
        const sent = new URLSearchParams(listParameters(given).toString());
        for (const key of ['offset', 'limit', 'sort', 'search'] as const) {
          const value = given[key];
          expect(sent.get(key)).toBe(value === undefined || value === '' ? null : String(value));
        }
        expect(sent.get('fields')?.split(',') ?? []).toEqual(given.fields ?? []);
        expect(sent.getAll('includeIds')).toEqual(given.includeIds ?? []);
        expect(sent.getAll('excludeIds')).toEqual(given.excludeIds ?? []);
      }),
    );
  });
});
