/** How a field is entered. Its contract, its draft and its form in the summary follow from the kind. */
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
  /** The name of the field on screen: beside its control, in the error summary and in server errors. */
  readonly label: string;
  /** Its dotted paths in the body of the create call (section 7). */
  readonly sentAs: readonly string[];
  /** The field may be empty. */
  readonly optional?: true;
};

/** One row of a form's table: the data of one field. */
export type FormField = CommonColumns &
  (
    | {
        readonly kind: 'text' | 'website';
        /** The autofill token of HTML. The controls of other kinds set theirs. */
        readonly autoComplete: string;
      }
    | { readonly kind: 'email' | 'phone' | 'country' | 'checkbox' }
    | { readonly kind: 'flag'; readonly initial: boolean }
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        /** The initial value: one of the options, or an empty text for none. */
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

/** A value in the create call. */
export type SentValue<Row extends FormField> = Row extends { kind: 'checkbox' }
  ? true
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'choice' }
      ? OptionOf<Row>
      : Row extends { kind: 'switches' }
        ? Record<OptionOf<Row>, boolean>
        : string;

/** A value in the form. A choice may have no value yet. */
export type EnteredValue<Row extends FormField> = Row extends { kind: 'checkbox' }
  ? boolean
  : Row extends { kind: 'choice'; initial: infer Initial }
    ? OptionOf<Row> | (Initial & string)
    : SentValue<Row>;

/** Lists the names of the fields of a table, in the order of the page. */
export const listFieldNames = <Table extends FormTable>(table: Table): FieldName<Table>[] =>
  Object.keys(table);

/** Gets the labels of the fields of a table, by name. */
export const getLabels = <Table extends FormTable>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label])) as Record<
    FieldName<Table>,
    string
  >;

/** Lists the names of the fields of a table that must not be empty. */
export const listRequired = <Table extends FormTable>(table: Table): FieldName<Table>[] =>
  listFieldNames(table).filter((name) => !table[name]?.optional);
