import * as z from 'zod/mini';
import { upload } from '#src/config/limits.ts';
import { messages } from './messages.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Creates the schema of a file field: any number of files, none over the limit of section 9. */
export const files = () =>
  z.custom<FileList | undefined>(
    (value) => Array.from(value ?? []).every(({ size }) => size <= upload.MAX_FILE_BYTES),
    messages.fileSize(upload.MAX_FILE_BYTES / BYTES_PER_MEGABYTE),
  );
