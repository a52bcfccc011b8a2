/** Of all sign-ups this share is measured in each environment: the figures of the field cost the collector room. */
export const SAMPLE_RATES = { production: 0.25, staging: 1, test: 1, local: 1 } as const;
