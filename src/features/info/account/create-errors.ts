import { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { getFieldErrors } from '#src/kernel/errors/field-errors.ts';
import type { Rejection } from './creation.ts';

const GONE_STATUSES = [404, 410];

/** The organisation that a 409 names, or null when it names none that can be shown. */
export function findExistingOrganisation(error: unknown): ExistingOrganisation | null {
  if (!isConflict(error)) return null;
  return ExistingOrganisation.safeParse(error.data).data ?? null;
}

/** What the visitor can do something about: a conflict, or values that were not accepted. */
export function toRejection(error: unknown): Rejection | null {
  const existing = findExistingOrganisation(error);
  if (existing) return { kind: 'conflict', existing };
  if (!(error instanceof AppError) || error.kind !== 'validation') return null;
  return { kind: 'fields', message: error.message, fields: getFieldErrors(error) };
}

export const isGone = (error: unknown): boolean =>
  error instanceof AppError && GONE_STATUSES.includes(error.status ?? 0);

export const isUnauthenticated = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'notAuthenticated';

/** A login is on its way: the page is about to be left. */
export const startsLogin = (error: unknown): boolean => isUnauthenticated(error) && error.handled;

export const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'exists';
