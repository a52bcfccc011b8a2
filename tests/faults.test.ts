import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_REPORTS } from './support/reports/page-reports.ts';
import { idsInTitles, listIds, tableRows } from './support/named-tests.ts';

/** The ids of the fault matrix; the gaps are rows that were merged into others. */
const IDS = `
  A01 A02 A03 A04 A05 A06 A07 A08 A10 A11 A12 A13 A15 A16 A18 A19
  B01 B02 B03 B04 B07 B08 B09 B10 B12 C01 C02 C04 C06 C07
  D01 D02 D03 D04 D06 D07 D08 D10 D11 D12
  E01 E02 E03 E04 E05 E06 E07 E09 E10 E11 E13 E14 E15 E17
  F01 F03 F05 F06 F07 F08 G01 G02 G03 G04 G05 G06 G08 G10 G11 G13 G14 G15 H01 H02 H04
  I01 I03 I04 I06 I07 I09 J01 J03 J04 J05 J06 J07 J09 J10 J11 J12 J14 J15 J16
  K01 K02 K03 K05 K06 K07 K09 K10 K11 K12 K13 K15 L02 L03 L04 L05 L07 L08 L10
  M01 M03 M04 M05 M07 M08 M09 M10 M11 M14`
  .trim()
  .split(/\s+/);

/** What only a person can judge, and how. */
const BY_HAND = /\. By hand: .{20,}/;
const BY_HAND_AT_MOST = 10;

const rows = tableRows(readFileSync('docs/faults.md', 'utf8'), 'Id');
const reports = tableRows(readFileSync('docs/spec/reports.md', 'utf8'), 'id');
const reportIds = reports.map(([id = '']) => id);
const pageIds = PAGE_REPORTS.map(([, , , id]) => id);

/** What is wrong with a row; empty when all is well. */
function findFaults([id = '', outcome = '']: string[]): string[] {
  if (outcome === '') return [`${id}: no outcome`];
  return idsInTitles.has(id) || BY_HAND.test(outcome) ? [] : [`${id}: no test`];
}

describe('the table of faults', () => {
  it('has one row for each id of the matrix', () => {
    expect(rows.map(([id]) => id)).toEqual(IDS);
  });

  it('has a test for each row that a test can show', () => {
    expect(rows.flatMap(findFaults)).toEqual([]);
  });

  it('knows each fault that a title names', () => {
    const named = [...idsInTitles].filter((id) => !id.includes('.'));
    const known = new Set([...IDS, ...reportIds, ...pageIds]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has few rows that need a test by hand', () => {
    const byHand = rows.filter(([, outcome = '']) => BY_HAND.test(outcome));
    expect(byHand.length).toBeLessThanOrEqual(BY_HAND_AT_MOST);
  });

  it.each([
    ['| A01 | |', 'A01: no outcome'],
    ['| Z99 | Goes on |', 'Z99: no test'],
    ['| Z99 | Goes on. By hand: look |', 'Z99: no test'],
  ])('fails with the row %s', (line, fault) => {
    expect(tableRows(line, 'Id').flatMap(findFaults)).toEqual([fault]);
  });
});

describe('the table of faults that other sites had', () => {
  it('has rows of four cells, each with an id of its own', () => {
    expect(new Set(reportIds).size).toBe(reports.length);
    expect(reports.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('has a test for each row', () => {
    expect(reportIds.filter((id) => !idsInTitles.has(id))).toEqual([]);
  });
});

it('each public report of a page has a test', () => {
  expect(pageIds.filter((id) => !idsInTitles.has(id))).toEqual([]);
});

describe('the ids of a title', () => {
  it.each([
    ["it('goes on [A01]', () => {", ['A01']],
    ['test(`asks %s [B03, S2.12, S5.5a]`,', ['B03', 'S2.12', 'S5.5a']],
    ["it('waits [R17b, RS3, R01]', () => {", ['R17b', 'RS3', 'R01']],
    ["it('[A01] is not at the end', () => {", []],
    ["it('goes on', () => expect(list[A01]))", []],
  ])('are read from %j', (source, ids) => {
    expect(listIds(source)).toEqual(ids);
  });
});
