/** The identifiers of the product in requests, and the addresses that are the same in all environments. */
export const CLIENT_ID = 'signup-portal';
export const API_VERSION = '2023-01-01';
export const STORAGE_PREFIX = 'hc';

export const SOCIAL_LINKS = [
  { name: 'Facebook', url: 'https://www.facebook.example/huddleclub' },
  { name: 'Instagram', url: 'https://www.instagram.example/huddleclub' },
  { name: 'LinkedIn', url: 'https://www.linkedin.example/company/huddleclub' },
] as const;

export const LEGAL_LINKS = {
  terms: 'https://www.huddleclub.example/terms',
  privacy: 'https://www.huddleclub.example/privacy',
} as const;

export const TAGLINE = 'Manage - Connect - Grow';
