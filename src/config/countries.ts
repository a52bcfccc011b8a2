/** Countries that no selector offers. A phone number of them is not valid either (specification, section 5). */
export const EXCLUDED_COUNTRIES: readonly string[] = ['RU', 'CN', 'KP', 'NG', 'PH'];

/** Countries at the top of the selectors, in this order (specification, section 5). */
export const PREFERRED_COUNTRIES: readonly string[] = ['AU', 'NZ', 'GB', 'US'];
