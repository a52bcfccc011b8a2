import { describe, expect, it } from 'vitest';
import { measureSimilarity, toSlug } from '#sandbox/data/organisation-names.ts';

describe('the similarity of names', () => {
  it.each([
    ['Kauri Bay Tennis', 'Kauri Bay Tennis Club'],
    ['The Kauri Bay Tennis Club Inc.', 'Kauri Bay Tennis Club'],
    ['Kāuri Bay Tennis', 'Kauri Bay Tennis Club'],
    ['Kauri-Bay Tennis', 'Kauri Bay Tennis Club'],
    ["St Brigid's School", 'St Brigids School'],
    ['Kauri Bay Tennis 4f2a', 'Kauri Bay Tennis Club'],
  ])('treats %s as similar to %s', (one, other) => {
    expect(measureSimilarity(one, other)).toBeGreaterThanOrEqual(0.6);
    expect(measureSimilarity(other, one)).toBe(measureSimilarity(one, other));
  });

  it.each([
    ['Harbour City Rowing', 'Kauri Bay Tennis Club'],
    ['Kauri Bay Bowling Club', 'Kauri Bay Tennis Club'],
    ['Scouts 12', 'Scouts 14'],
    ['Testing Club 0a81', 'Testing Club 0b92'],
    ['The Club', 'Club'],
    ['', 'Kauri Bay Tennis Club'],
  ])('does not treat %s as similar to %s', (one, other) => {
    expect(measureSimilarity(one, other)).toBeLessThan(0.6);
  });
});

describe('the address of an organisation', () => {
  it.each([
    ['Kauri Bay Tennis Club', 'kauri-bay-tennis-club'],
    ['  Saint Brigid’s  School! ', 'saint-brigids-school'],
    ['Te Tāngata & Co', 'te-tangata-co'],
    ['網球', 'organisation'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('of %s is %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});
