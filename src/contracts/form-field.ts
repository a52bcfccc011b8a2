/** How a field is entered. Its contract, its place in a draft and its form in the summary follow from the kind. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'website'
  | 'country'
  | 'checkbox'
  | 'flag'
  | 'choice'
  | 'switches';

type CommonColumns = {
  /** The name of the field for people: beside its control, in the error summary and in server errors. */
  readonly label: string;
  /** Its dotted paths in the body of the create call (section 7). */
  readonly sentAs: readonly string[];
  /** It may stay empty. */
  readonly optional?: true;
};

/** One row of a form's table: plain data about a field. */
export type FormField = CommonColumns &
  (
    | {
        readonly kind: 'text' | 'website';
        /** The token of HTML by which browsers fill the field in. The controls of other kinds know theirs. */
        readonly autoComplete: string;
      }
    | { readonly kind: 'email' | 'phone' | 'country' | 'checkbox' }
    | { readonly kind: 'flag'; readonly initial: boolean }
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        /** The value at the start: one of the options, or an empty text for none. */
        readonly initial: string;
      }
    | { readonly kind: 'switches'; readonly options: readonly string[] }
  );

/** The fields of a form by name, in the order of the page. */
export type FormTable = Readonly<Record<string, FormField>>;

/** The names of a form's fields. */
export type FieldName<Table extends FormTable> = keyof Table & string;

type OptionOf<Row extends FormField> = Row extends { options: readonly (infer Option)[] }
  ? Option & string
  : never;

/** A value as the create call carries it. */
export type SentValue<Row extends FormField> = Row extends { kind: 'checkbox' }
  ? true
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'choice' }
      ? OptionOf<Row>
      : Row extends { kind: 'switches' }
        ? Record<OptionOf<Row>, boolean>
        : string;

/** A value while the form is filled in: a choice may not have been made yet. */
export type EnteredValue<Row extends FormField> = Row extends { kind: 'checkbox' }
  ? boolean
  : Row extends { kind: 'choice'; initial: infer Initial }
    ? OptionOf<Row> | (Initial & string)
    : SentValue<Row>;

/** The names of the fields of a table, in the order of the page. */
export const fieldNames = <Table extends FormTable>(table: Table): FieldName<Table>[] =>
  Object.keys(table);

/** The labels of the fields of a table, by name. */
export const getLabels = <Table extends FormTable>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label])) as Record<
    FieldName<Table>,
    string
  >;
