/** The share of sign-ups that sends field figures, by environment. Figures use space at the collector. */
export const SAMPLE_RATES = { production: 0.25, staging: 1, test: 1, local: 1 } as const;
