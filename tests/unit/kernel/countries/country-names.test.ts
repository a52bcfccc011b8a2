import { describe, expect, it } from 'vitest';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';
import { buildCountryRows } from '#tests/support/country-rows.ts';

const rows = buildCountryRows('platform');
const search = createCountrySearch(rows);
const firstFor = (query: string) => search(query)[0]?.code;

describe('the search in the list of the platform', () => {
  it.each([
    ['antigua and', 'AG'],
    ['turks and', 'TC'],
    ['saint lucia', 'LC'],
    ['st lucia', 'LC'],
    ['saint barthélemy', 'BL'],
    ['bosnia &', 'BA'],
    ['republic of korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['Korea (Republic of)', 'KR'],
    ['Kingdom of Norway', 'NO'],
    ['Federated States of Micronesia', 'FM'],
    ['Micronesia (Federated States of)', 'FM'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Islamic Republic of Iran', 'IR'],
    ['Bolivarian Republic of Venezuela', 'VE'],
    ['Plurinational State of Bolivia', 'BO'],
    ['United Republic of Tanzania', 'TZ'],
    ['Republic of Moldova', 'MD'],
    ['Republic of Ireland', 'IE'],
    ['Grand Duchy of Luxembourg', 'LU'],
    ['Commonwealth of Australia', 'AU'],
    ['Republic of the Marshall Islands', 'MH'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Republic of the Congo', 'CG'],
    ['congo', 'CG'],
    ['Virgin Islands, British', 'VG'],
    ['Virgin Islands, U.S.', 'VI'],
    ['Saint Helena, Ascension and Tristan da Cunha', 'SH'],
    ['Palestine, State of', 'PS'],
    ['Co-operative Republic of Guyana', 'GY'],
    ['The Gambia', 'GM'],
    ['the bahamas', 'BS'],
    ['the netherlands', 'NL'],
    ['french republic', 'FR'],
    ['Burma', 'MM'],
    ['Swaziland', 'SZ'],
    ['macedonia', 'MK'],
    ['Turkey', 'TR'],
    ['turkiye', 'TR'],
    ['cote divoire', 'CI'],
    ["Lao People's Democratic Republic", 'LA'],
    ['viet nam', 'VN'],
    ['dr congo', 'CD'],
    ['new zealnd', 'NZ'],
    ['+358', 'FI'],
    ['+1', 'US'],
  ])('finds for %s first %s', (query, code) => {
    expect(firstFor(query)).toBe(code);
  });
});
