import type { FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import { loadOnce } from '#src/kernel/async/load-once.ts';
import type { input, output, ZodMiniType } from 'zod/mini';

type FormSchema = ZodMiniType<FieldValues, FieldValues>;

/** Loads the validation rules of a form. */
type FormRules<Schema extends FormSchema> = ReturnType<typeof createFormRules<Schema>>;

/**
 * Creates the loader of a form's rules. zod and the rules load at the first use or when they are preloaded, not with
 * the page. They load once, because a repeated import takes another task. After a failure the next call loads again.
 * @param schema imports the form's schema
 * @returns a loader; it rejects with the browser's error when a part cannot be fetched
 */
export function createFormRules<Schema extends FormSchema>(schema: () => Promise<Schema>) {
  return loadOnce(() => Promise.all([import('@hookform/resolvers/zod'), schema()]));
}

type FormResolver<Schema extends FormSchema> = Resolver<input<Schema>, unknown, output<Schema>>;

type FormOptions<Schema extends FormSchema> = UseFormProps<
  input<Schema>,
  unknown,
  output<Schema>
> & { resolver: FormResolver<Schema> };

/**
 * Creates the options of every form (section 5). It validates on blur and on commit, never while typing. The form
 * component focuses the first invalid field, because it knows the order on the page.
 * @param rules the loader of the rules
 */
export const createFormOptions = <Schema extends FormSchema>(
  rules: FormRules<Schema>,
): FormOptions<Schema> => ({
  mode: 'onBlur',
  reValidateMode: 'onBlur',
  shouldFocusError: false,
  resolver: createLateResolver(rules),
});

const isSame = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/**
 * One event may validate several times: on commit, on blur and for the progress. The same values are parsed once. When the
 * rules fail to load, a single field is not validated, and the next field or the submit loads them again. A submit names
 * all fields, and fails without its rules.
 */
function createLateResolver<Schema extends FormSchema>(rules: FormRules<Schema>) {
  let latest: { values: FieldValues; result: ReturnType<FormResolver<Schema>> } | undefined;
  const resolver: FormResolver<Schema> = async (values, context, options) => {
    const loaded = await rules().catch((error: unknown) => {
      if (options.names?.length !== 1) throw error;
    });
    if (!loaded) return { values: {}, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    if (!latest || !isSame(latest.values, values)) {
      const resolve = zodResolver(schema) as FormResolver<Schema>;
      latest = { values: { ...values }, result: resolve(values, context, options) };
    }
    const result = await latest.result;
    /* A copy, because the form changes these errors. */
    return { ...result, errors: { ...result.errors } } as typeof result;
  };
  return resolver;
}
