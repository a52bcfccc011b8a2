import { findOwnOrganisation } from '#sandbox/data/organisations.ts';
import { buildAppUrl } from './check-exists.ts';
import type { Handler } from './handlers.ts';
import { ApiError } from './api-error.ts';

export const checkCreated: Handler<'checkCreated'> = async (call) => {
  const { parameters, account, database, settings } = call;
  const organisation = await findOwnOrganisation(database, parameters['id'] ?? '', account.id);
  if (!organisation) throw new ApiError(404, 'There is no such sign-up');
  return {
    isCreated: organisation.is_ready,
    appUrl: organisation.is_ready ? buildAppUrl(settings.url, organisation) : null,
  };
};
