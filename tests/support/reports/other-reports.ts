/** Where seen, what is looked for, and the country that has to stand first. */
export const COUNTRY_REPORTS: readonly (readonly [where: string, query: string, code: string])[] = [
  ['richorama/country-code-lookup#21', 'United States of America', 'US'],
  ['mrmarkfrench/country-select-js#65', 'deutschland', 'DE'],
  ['countries/countries#855', 'Great Britain', 'GB'],
  ['countries/countries#750', 'FR', 'FR'],
  ['GFDRR/thinkhazard#362', 'United Kingdom', 'GB'],
  ['pycountry/pycountry#25', 'Bosnia and Herz.', 'BA'],
  ['pycountry/pycountry#91', 'Congo (Democratic Republic Of)', 'CD'],
  ['saleor/saleor-dashboard#2751', 'Switzerland', 'CH'],
  ['tourhero/travel-reopening#59', 'curacao', 'CW'],
];

/** Where seen, and an address to return to that leads elsewhere. */
export const RETURN_REPORTS: readonly (readonly [where: string, path: string])[] = [
  ['simple-login/app#1096', '/\\\\evil.com'],
  ['RackulaLives/Rackula#2917', '/\\evil.com'],
  ['open-mercato/open-mercato#1560', '/backend//evil.com'],
  ['LWCW-Europe/schellingboard#429', '/%5Cevil.com'],
  ['NousResearch/hermes-agent#41502', '/%2F%5Cevil.com'],
  ['linagora/openrag#483', '/\\\tevil.com'],
  ['DeliciousBuding/DiffAudit-Platform#39', '/\\\\evil.example'],
  ['gophish/gophish#1029', 'https://evil.com'],
];
