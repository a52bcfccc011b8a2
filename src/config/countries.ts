/** Countries that no selector offers and no number may belong to (specification, section 5). */
export const EXCLUDED_COUNTRIES: readonly string[] = ['RU', 'CN', 'KP', 'NG', 'PH'];

/** Countries that stand on top of the selectors, in this order (specification, section 5). */
export const PREFERRED_COUNTRIES: readonly string[] = ['AU', 'NZ', 'GB', 'US'];
