import * as z from 'zod/mini';
import { upload as uploadLimits } from '#src/config/limits.ts';
import { CollectionMeta, createCollection } from '#src/contracts/record.ts';
import { ValidationError } from '#src/kernel/errors/app-error.ts';
import type { Call } from './call.ts';
import { request } from './client.ts';
import { type ListQuery, listParameters } from './list-query.ts';

/** The options of one call of a resource. */
export type CallOptions = Partial<
  Pick<
    Call<z.ZodMiniType>,
    'authenticated' | 'reauthenticate' | 'central' | 'headers' | 'baseUrl' | 'signal' | 'timeoutMs'
  >
>;

type ResourceOptions<Key extends string, Item extends z.ZodMiniType> = CallOptions & {
  /** The base path, without a trailing slash. */
  path: string;
  /** The key of the records in a list. */
  dataKey: Key;
  /** The contract of one record. */
  item: Item;
};

const BYTES_PER_MB = 1024 * 1024;

function rejectTooLarge(file: Blob): void {
  if (file.size <= uploadLimits.MAX_FILE_BYTES) return;
  throw new ValidationError(
    `The file is larger than ${uploadLimits.MAX_FILE_BYTES / BYTES_PER_MB} MB.`,
    { data: { field: 'file' } },
  );
}

function toFormData(file: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

/**
 * Creates the generic client of a resource on a base path (section 7). These options apply to all its calls, and each
 * call may override them. All methods throw what `request` throws.
 */
export function createResource<Key extends string, Item extends z.ZodMiniType>({
  path,
  dataKey,
  item,
  ...defaults
}: ResourceOptions<Key, Item>) {
  const collection = createCollection(dataKey, item);
  const counted = z.object({ meta: CollectionMeta });
  const root = `${path}/`;
  const one = `${path}/{id}`;

  return {
    /** Gets the matching records under the data key, and `meta.total`. */
    list: (query: ListQuery = {}, options?: CallOptions) =>
      request({
        ...defaults,
        ...options,
        method: 'GET',
        path: root,
        answer: collection,
        query: listParameters(query),
      }),

    /** Counts the matching records. */
    async count(query: ListQuery = {}, options?: CallOptions): Promise<number> {
      const call = { method: 'GET', path: `${path}/count`, answer: counted } as const;
      const { meta } = await request({
        ...defaults,
        ...options,
        ...call,
        query: listParameters(query),
      });
      return meta.total;
    },

    get: (id: string, options?: CallOptions) =>
      request({ ...defaults, ...options, method: 'GET', path: one, params: { id }, answer: item }),

    create: (body: unknown, options?: CallOptions) =>
      request({ ...defaults, ...options, method: 'POST', path: root, answer: item, body }),

    /** Updates only the given fields. */
    update: (id: string, body: unknown, options?: CallOptions) =>
      request({
        ...defaults,
        ...options,
        method: 'PATCH',
        path: one,
        params: { id },
        answer: item,
        body,
      }),

    async remove(id: string, options?: CallOptions): Promise<void> {
      await request({
        ...defaults,
        ...options,
        method: 'DELETE',
        path: one,
        params: { id },
        answer: z.unknown(),
      });
    },

    /**
     * Uploads a file (as `file`) with text fields, as multipart.
     * @throws ValidationError before the upload when the file is larger than 20 MB (section 9)
     */
    async upload(
      file: Blob,
      fields: Readonly<Record<string, string>> = {},
      options?: CallOptions,
    ): Promise<z.infer<Item>> {
      rejectTooLarge(file);
      const call = { method: 'POST', path: `${path}/upload`, answer: item } as const;
      return request({ ...defaults, ...options, ...call, body: toFormData(file, fields) });
    },
  };
}
