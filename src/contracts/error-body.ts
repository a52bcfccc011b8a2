import * as z from 'zod/mini';

/** The body of every error answer of the API. */
export const ErrorBody = z.object({ message: z.string(), data: z.optional(z.unknown()) });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The `data` of a 422: the message of each invalid field, by its dotted path in the request body. */
export const FieldErrors = z.object({ fields: z.record(z.string(), z.string()) });
export type FieldErrors = z.infer<typeof FieldErrors>;
