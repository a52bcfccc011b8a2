import { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { getFieldErrors } from '#src/kernel/errors/field-errors.ts';
import type { Rejection } from './creation.ts';

const GONE_STATUSES = [404, 410];

/**
 * Finds the organisation in a 409 answer.
 * @returns null when the answer names none that can be shown
 */
export function findExistingOrganisation(error: unknown): ExistingOrganisation | null {
  if (!isConflict(error)) return null;
  return ExistingOrganisation.safeParse(error.data).data ?? null;
}

/**
 * Converts an error that the visitor can correct: a conflict or invalid values.
 * @returns null for every other error
 */
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

/** Whether the error has started a login, so that the page will be left. */
export const startsLogin = (error: unknown): boolean => isUnauthenticated(error) && error.handled;

export const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind === 'exists';
