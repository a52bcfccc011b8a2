import { createSignUpEndpoint } from '#src/contracts/creation.ts';
import { checkExistsEndpoint } from '#src/contracts/sign-up.ts';
import type { SupportBundle } from '#src/contracts/support-bundle.ts';

type Facts = Pick<SupportBundle, 'calls' | 'step' | 'isWaiting'>;

/** One step for each press that the bundle tells of. */
const press = (button: string, times: number): string =>
  times > 1
    ? `Press ${button}, ${times} times in all: each press meets the next answer.`
    : `Press ${button}.`;

function describeWelcome({ calls }: Facts): string[] {
  const checks = calls.filter(({ path }) => path === checkExistsEndpoint.path);
  return checks.length > 0
    ? [press('SIGN UP', checks.length)]
    : ['Click into the form, and wait until the page has loaded in full.'];
}

function describeWizard({ calls, step, isWaiting }: Facts): string[] {
  const creations = calls.filter(({ path }) => path === createSignUpEndpoint.path);
  const signIn = 'Create the account below, or sign in to it.';
  if (creations.length === 0 && !isWaiting) return [signIn, 'Look at the page that follows.'];
  return [
    signIn,
    ...(step === 3 ? [] : ['Choose an organisation type, and press NEXT until the last step.']),
    press('GET STARTED', creations.length),
    ...(isWaiting
      ? ['Wait: the page has more to say after 10 s, after 30 s and after 10 min.']
      : []),
  ];
}

/**
 * What to do in a reproduction, from its first page to what the owner met.
 * @param facts of the bundle
 * @returns a sentence each
 */
export const describeSteps = (facts: Facts): string[] =>
  facts.step === null ? describeWelcome(facts) : describeWizard(facts);
