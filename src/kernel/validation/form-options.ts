import type { DefaultValues, FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';

type FormSchema = ZodMiniType<FieldValues, FieldValues>;

type Setting<Schema extends FormSchema> = {
  /** Loads the rules of the form: with zod they come when they are first needed, not with the page. */
  readonly schema: () => Promise<Schema>;
  readonly defaultValues?: DefaultValues<input<Schema>>;
};

/**
 * How every form validates (section 5): when a field is left and when its value is committed, never while typing.
 * Focus on the first invalid field is left to the form component, which knows the order on the page.
 */
export const formOptions = <Schema extends FormSchema>({
  schema,
  defaultValues,
}: Setting<Schema>): UseFormProps<input<Schema>, unknown, output<Schema>> => ({
  mode: 'onBlur',
  reValidateMode: 'onBlur',
  shouldFocusError: false,
  resolver: lateResolver(schema),
  ...(defaultValues && { defaultValues }),
});

/**
 * Loads what a form is judged with, so that it is there before the first judgement, also when the connection goes.
 * @throws what the browser says when a part cannot be fetched
 */
export const loadRules = <Schema extends FormSchema>(schema: Setting<Schema>['schema']) =>
  Promise.all([import('@hookform/resolvers/zod'), schema()]);

function lateResolver<Schema extends FormSchema>(load: Setting<Schema>['schema']) {
  type FormResolver = Resolver<input<Schema>, unknown, output<Schema>>;
  let loading: ReturnType<typeof loadRules<Schema>> | null = null;
  const resolver: FormResolver = async (values, context, options) => {
    /* Once: an import that is asked for again answers a task later, and the visitor waits for a frame between. */
    loading ??= loadRules(load).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const [{ zodResolver }, schema] = await loading;
    return (zodResolver(schema) as FormResolver)(values, context, options);
  };
  return resolver;
}
