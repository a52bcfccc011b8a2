import type { FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import { loadOnce } from '#src/kernel/async/load-once.ts';
import type { input, output, ZodMiniType } from 'zod/mini';

type FormSchema = ZodMiniType<FieldValues, FieldValues>;

/** Loads what a form is judged with. */
type FormRules<Schema extends FormSchema> = ReturnType<typeof formRules<Schema>>;

/**
 * The rules of a form: with zod they come when they are first needed, or fetched ahead, not with the page. They are
 * asked for once, because an import that is there already still answers a task later; after a failure once more.
 * @param schema imports the form's schema
 * @returns what loads them; it rejects with what the browser says when a part cannot be fetched
 */
export function formRules<Schema extends FormSchema>(schema: () => Promise<Schema>) {
  return loadOnce(() => Promise.all([import('@hookform/resolvers/zod'), schema()]));
}

type FormResolver<Schema extends FormSchema> = Resolver<input<Schema>, unknown, output<Schema>>;

type FormOptions<Schema extends FormSchema> = UseFormProps<
  input<Schema>,
  unknown,
  output<Schema>
> & { resolver: FormResolver<Schema> };

/**
 * How every form validates (section 5): when a field is left and when its value is committed, never while typing.
 * Focus on the first invalid field is left to the form component, which knows the order on the page.
 */
export const formOptions = <Schema extends FormSchema>(
  rules: FormRules<Schema>,
): FormOptions<Schema> => ({
  mode: 'onBlur',
  reValidateMode: 'onBlur',
  shouldFocusError: false,
  resolver: lateResolver(rules),
});

const isSame = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/**
 * One event may ask several times: the value is committed, the field is left, the progress is shown. The same values
 * are parsed once.
 */
function lateResolver<Schema extends FormSchema>(rules: FormRules<Schema>) {
  let latest: { values: FieldValues; result: ReturnType<FormResolver<Schema>> } | undefined;
  const resolver: FormResolver<Schema> = async (values, context, options) => {
    const [{ zodResolver }, schema] = await rules();
    if (!latest || !isSame(latest.values, values)) {
      const resolve = zodResolver(schema) as FormResolver<Schema>;
      latest = { values: { ...values }, result: resolve(values, context, options) };
    }
    const result = await latest.result;
    /* The form changes the errors that it is given. */
    return { ...result, errors: { ...result.errors } } as typeof result;
  };
  return resolver;
}
