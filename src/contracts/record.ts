import * as z from 'zod/mini';
import { textToSend } from '#src/kernel/text/text-to-send.ts';

/** What the platform stores about a record besides its fields. */
export const Meta = z.record(z.string(), z.unknown());
export type Meta = z.infer<typeof Meta>;

/** A text with a visible character. It is parsed to the form that is sent. */
export const filled = z.string().check(z.overwrite(textToSend), z.minLength(1));

/** An id. A number is accepted too, and becomes a text. */
export const Id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform(String),
);

/** The fields of every record (section 3). */
export const recordFields = { id: Id, meta: z.optional(Meta) };

/** The meta of a list. `total` counts the records of all pages. */
export const CollectionMeta = z.looseObject({ total: z.int().check(z.nonnegative()) });
export type CollectionMeta = z.infer<typeof CollectionMeta>;

/**
 * Creates the contract of a list: the records under a key, and the meta (section 3).
 * @param dataKey the key of the records, for example `countries`
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
