type Scalar = string | number | boolean;

/** The query of a list (section 7). */
export type ListQuery = {
  /** How many records to skip. */
  offset?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  /** The wanted fields, sent joined by commas. */
  fields?: readonly string[] | undefined;
  includeIds?: readonly string[] | undefined;
  excludeIds?: readonly string[] | undefined;
  /** Other filters of the resource. */
  filters?: Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>> | undefined;
};

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Converts a list query to URL parameters (section 7). Undefined and empty values are left out. Lists of ids and filter
 * values repeat their parameter. A filter cannot replace one of the list's own parameters.
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
