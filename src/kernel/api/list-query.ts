type Scalar = string | number | boolean;

/** What a list may be asked for (section 7). */
export type ListQuery = {
  /** How many records to leave out at the start. */
  offset?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  /** The only fields wanted, sent comma joined. */
  fields?: readonly string[] | undefined;
  includeIds?: readonly string[] | undefined;
  excludeIds?: readonly string[] | undefined;
  /** Anything else that the resource filters by. */
  filters?: Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>> | undefined;
};

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Converts a list query to URL parameters (section 7). What is undefined or empty is left out; lists of ids and of
 * filter values repeat their parameter; a filter cannot stand in for one of the list's own parameters.
 */
export function listParameters(query: ListQuery): URLSearchParams {
  const { filters, offset, limit, sort, search, fields = [], includeIds, excludeIds } = query;
  const own = { offset, limit, sort, search, fields: fields.join(','), includeIds, excludeIds };
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...filters, ...own })) {
    for (const value of [values].flat()) {
      if (!isBlank(value)) parameters.append(name, String(value));
    }
  }
  return parameters;
}
