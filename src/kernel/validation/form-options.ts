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

/**
 * How every form validates (section 5): when a field is left and when its value is committed, never while typing.
 * Focus on the first invalid field is left to the form component, which knows the order on the page.
 */
export const formOptions = <Schema extends FormSchema>(
  rules: FormRules<Schema>,
): UseFormProps<input<Schema>, unknown, output<Schema>> => ({
  mode: 'onBlur',
  reValidateMode: 'onBlur',
  shouldFocusError: false,
  resolver: lateResolver(rules),
});

function lateResolver<Schema extends FormSchema>(rules: FormRules<Schema>) {
  type FormResolver = Resolver<input<Schema>, unknown, output<Schema>>;
  const resolver: FormResolver = async (values, context, options) => {
    const [{ zodResolver }, schema] = await rules();
    return (zodResolver(schema) as FormResolver)(values, context, options);
  };
  return resolver;
}
