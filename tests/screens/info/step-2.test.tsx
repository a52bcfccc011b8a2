import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS } from '#src/contracts/choices.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { formatDate } from '#src/kernel/validation/dates.ts';
import { ANSWERED, renderInfo, stepIsShown } from '#tests/support/render-info.tsx';

const openStep = async (country = 'NZ') => {
  const page = renderInfo({ initialData: { country }, draft: { ...ANSWERED, step: 2 } });
  await stepIsShown('Formats');
  return page;
};
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const preview = () => screen.getByRole('region', { name: 'Preview' });
const today = (format: string) => formatDate(new Date(), format);

describe('step 2, formats', () => {
  it('starts with 12 hours, domestic numbers and the first date format [S2.21a]', async () => {
    await openStep();
    expect(radio('Time format', '12 hours')).toBeChecked();
    expect(radio('Phone format', 'Domestic')).toBeChecked();
    expect(screen.getByRole('button', { name: /^Date format.*d MMM yyyy/ })).toBeVisible();
    expect(document.title).toBe('Formats | Huddle Club');
  });

  it('shows an example of each choice [S2.21a]', async () => {
    await openStep();
    expect(radio('Time format', '24 hours')).toHaveAccessibleDescription(
      'HH.mm, for example 18.30',
    );
    expect(radio('Time format', '12 hours')).toHaveAccessibleDescription(
      'h.mma, for example 6.30pm',
    );
    expect(radio('Phone format', 'International')).toHaveAccessibleDescription(
      'with country codes',
    );
    expect(radio('Phone format', 'Domestic')).toHaveAccessibleDescription('without');
  });

  it("offers nine date formats, each with today's date", async () => {
    const { user } = await openStep();
    await user.click(screen.getByRole('button', { name: /^Date format/ }));
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(9);
    for (const [index, format] of DATE_FORMATS.entries()) {
      const option = screen.getByRole('option', { name: format });
      expect(option).toBe(options[index]);
      expect(option).toHaveAccessibleDescription(today(format));
    }
  });

  it('updates the preview for each choice', async () => {
    const { user } = await openStep();
    expect(
      await within(preview()).findByText(`${today('d MMM yyyy')}, 6.30pm, 021 555 0123`),
    ).toBeVisible();
    await user.click(radio('Time format', '24 hours'));
    await user.click(radio('Phone format', 'International'));
    await user.click(screen.getByRole('button', { name: /^Date format/ }));
    await user.click(await screen.findByRole('option', { name: 'yyyy-MM-dd' }));
    expect(
      await within(preview()).findByText(`${today('yyyy-MM-dd')}, 18.30, +64 21 555 0123`),
    ).toBeVisible();
  });

  it('suggests the usual formats of the country, and changes nothing before a press', async () => {
    const { user } = await openStep('DE');
    expect(radio('Time format', '12 hours')).toBeChecked();
    const suggestion = screen.getByRole('button', { name: 'Usual in Germany' });
    expect(suggestion).toHaveAccessibleDescription(`${today('dd.MM.yyyy')}, 18.30`);
    await user.click(suggestion);
    expect(radio('Time format', '24 hours')).toBeChecked();
    expect(radio('Phone format', 'Domestic')).toBeChecked();
    expect(screen.getByRole('button', { name: /^Date format.*dd\.MM\.yyyy/ })).toBeVisible();
    expect(readWizardDraft().answers).toMatchObject({
      timeFormat: 'HH.mm',
      dateFormat: 'dd.MM.yyyy',
    });
  });

  it('suggests nothing for a country that the browser does not know', async () => {
    await openStep('XX');
    expect(screen.queryByRole('button', { name: /^Usual in/ })).toBeNull();
  });

  it('always allows NEXT and PREVIOUS, and keeps its answers [S4.2b]', async () => {
    const { user } = await openStep();
    await user.click(radio('Time format', '24 hours'));
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await stepIsShown('Final setup');
    await user.click(screen.getByRole('button', { name: 'PREVIOUS' }));
    await stepIsShown('Formats');
    expect(radio('Time format', '24 hours')).toBeChecked();
  });
});
