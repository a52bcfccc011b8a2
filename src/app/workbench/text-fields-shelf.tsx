import { ErrorSummary } from '#src/ui/controls/error-summary.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { IconCheck } from '#src/ui/icons.tsx';
import { IconSearch } from '#src/ui/late-icons.tsx';
import { InputError } from '#src/ui/controls/input-error.tsx';
import { SelectBox } from '#src/ui/select/select-box.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { allRegions } from './all-regions.tsx';
import { Row, Shelf } from './shelf.tsx';

const DIAL_CODES = allRegions.map((option) => ({ ...option, label: `${option.label} +64` }));

const ERRORS = [
  { id: 'wb-empty', label: 'Organisation name', message: 'This field is required' },
  { id: 'wb-email', label: 'Email', message: 'Not a valid email address' },
];

/** Text fields with and without hint, error and companions. */
export function TextFieldsShelf() {
  return (
    <Shelf title="Text fields and errors">
      <ErrorSummary errors={ERRORS} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput id="wb-name" label="First name" defaultValue="Aroha" autoComplete="off" />
        <TextInput id="wb-empty" label="Organisation name" error="This field is required" />
        <TextInput
          id="wb-email"
          label="Email"
          hint="We’ll send your sign-in details here"
          error="Not a valid email address"
          defaultValue="aroha@kauribay"
          autoComplete="off"
        />
        <TextInput
          id="wb-search"
          label="With an icon"
          placeholder="Find a club"
          trailing={<IconSearch className="me-3 size-5 self-center text-muted" />}
        />
        <TextInput
          id="wb-phone"
          type="tel"
          label="Phone"
          defaultValue="21 555 0123"
          autoComplete="off"
          leading={
            <SelectBox
              id="wb-dial"
              buttonLabel="Phone country: New Zealand +64"
              value="NZ"
              options={DIAL_CODES}
              onChange={() => {}}
              face={
                <>
                  <Flag code="NZ" />
                  <span>+64</span>
                </>
              }
            />
          }
          trailing={<IconCheck className="me-3 size-5 self-center text-success" />}
        />
        <TextInput id="wb-off" label="Disabled" defaultValue="Not to be changed" disabled />
        <TextArea id="wb-area" label="Message" hint="A few words will do" />
        <TextArea id="wb-area-error" label="Message, missing" error="This field is required" />
      </div>
      <Row caption="The error line by itself">
        <InputError id="wb-error-line">Not a valid number</InputError>
      </Row>
    </Shelf>
  );
}
