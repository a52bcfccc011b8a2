import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createFormOptions, createFormRules } from '#src/kernel/validation/form-options.ts';
import { required, text, ticked } from '#src/kernel/validation/rules.ts';

const schema = z.object({ name: text(required()), terms: ticked() });
const resolverOptions = { fields: {}, shouldUseNativeValidation: false };

it('a form validates on blur, and sets the focus itself', () => {
  expect(createFormOptions(createFormRules(async () => schema))).toMatchObject({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
});

it('a form loads its rules at the first use', async () => {
  const load = vi.fn<() => Promise<typeof schema>>(async () => schema);
  const { resolver } = createFormOptions(createFormRules(load));
  expect(load).not.toHaveBeenCalled();
  const answer = await resolver?.({ name: ' Kauri ', terms: true }, undefined, resolverOptions);
  expect(answer).toEqual({ values: { name: 'Kauri', terms: true }, errors: {} });
  expect(load).toHaveBeenCalledOnce();
});

it('a form loads its rules once, and again only after a failure', async () => {
  const load = vi
    .fn<() => Promise<typeof schema>>(async () => schema)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { resolver } = createFormOptions(createFormRules(load));
  const validate = () => resolver?.({ name: 'Kauri', terms: true }, undefined, resolverOptions);
  await expect(validate()).rejects.toThrow('Failed to fetch');
  await validate();
  expect(await validate()).toMatchObject({ errors: {} });
  expect(load).toHaveBeenCalledTimes(2);
});

it('a form without its rules does not validate a single field, but fails when it is sent [R20]', async () => {
  const load = vi.fn<() => Promise<typeof schema>>().mockRejectedValue(new TypeError('Blocked'));
  const { resolver } = createFormOptions(createFormRules(load));
  const validate = (...names: ('name' | 'terms')[]) =>
    resolver?.({ name: '', terms: true }, undefined, { ...resolverOptions, names });
  expect(await validate('name')).toEqual({ values: {}, errors: {} });
  await expect(validate('name', 'terms')).rejects.toThrow('Blocked');
});

it('a form gets the error of each field', async () => {
  const { resolver } = createFormOptions(createFormRules(async () => schema));
  const answer = await resolver?.({ terms: false }, undefined, resolverOptions);
  expect(answer?.errors).toMatchObject({
    name: { message: 'This field is required' },
    terms: { message: /^You must agree/ },
  });
});

it('a form validates at once when its rules have loaded', async () => {
  const rules = createFormRules(async () => schema);
  expect(rules()).toBe(rules());
  await rules();
  const { resolver } = createFormOptions(rules);
  expect(await resolver?.({ name: '', terms: true }, undefined, resolverOptions)).toMatchObject({
    errors: { name: { message: 'This field is required' } },
  });
});
