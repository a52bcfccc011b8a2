import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { pressGetStarted, stepIsShown } from '#tests/support/render-info.tsx';

it.each([
  ['no data', undefined],
  ['data without the organisation', {}],
])('a conflict on the create call with %s is shown on its own page [R13]', async (_, data) => {
  const creates = platformAnswers('createSignUp', errorReply(409, 'There is one', data));
  const { user } = await pressGetStarted();
  expect(await stepIsShown('This organisation exists already')).toHaveFocus();
  expect(screen.getByText(/There is an organisation with this name or e-mail/)).toBeVisible();
  expect(screen.getByRole('link', { name: env.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${env.supportEmail}`,
  );
  const reference = creates[0]?.headers.get('X-Request-Id') ?? 'none';
  expect(screen.getByText(reference)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
  await stepIsShown('Final setup');
  expect(readWizardDraft().answers.type).toBe('Racket Sport');
  expect(creates).toHaveLength(1);
});
