import * as z from 'zod/mini';
import { textToSend } from '#src/kernel/text/text-to-send.ts';

/** What the platform keeps about a record beside its fields. */
export const Meta = z.record(z.string(), z.unknown());
export type Meta = z.infer<typeof Meta>;

/** A text that shows something; it is handed on as it is sent. */
export const filled = z.string().check(z.overwrite(textToSend), z.minLength(1));

/** An id. A platform that counts its records instead of naming them is understood as well. */
export const Id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform(String),
);

/** The fields that every record carries (section 3). */
export const recordFields = { id: Id, meta: z.optional(Meta) };

/** What a list says about itself: `total` counts the records on all pages. */
export const CollectionMeta = z.looseObject({ total: z.int().check(z.nonnegative()) });
export type CollectionMeta = z.infer<typeof CollectionMeta>;

/**
 * The answer of a list: the records under a key of its own, and its meta (section 3).
 * @param dataKey the key that holds the records, for example `countries`
 * @param item the contract of one record
 */
export const createCollection = <Key extends string, Item extends z.ZodMiniType>(
  dataKey: Key,
  item: Item,
) =>
  z.object({ [dataKey]: z.array(item), meta: CollectionMeta } as Record<
    Key,
    z.ZodMiniArray<Item>
  > & { meta: typeof CollectionMeta });
