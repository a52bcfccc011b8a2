import { useState } from 'react';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { RadioCards } from '#src/ui/controls/radio-cards.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { Row, Shelf } from './shelf.tsx';

const TERMS_SENTENCE = 'You must agree to the terms of service and privacy policy to continue.';

const TYPES = ['Racket Sport', 'Sports Club', 'Social/Society', 'Charity', 'School', 'Business'];
const TYPE_OPTIONS = TYPES.map((label) => ({ value: label, label }));

const TIMES = [
  { value: 'HH.mm', label: '24 hours', description: 'HH.mm, for example 18.30' },
  { value: 'h.mma', label: '12 hours', description: 'h.mma, for example 6.30pm' },
];

/** Checkboxes, switches and radio cards in every state. */
export function ChoicesShelf() {
  return (
    <Shelf title="Choices">
      <Checkboxes />
      <Switches />
      <Radios />
    </Shelf>
  );
}

function Checkboxes() {
  const [subscription, setSubscription] = useState('no');
  return (
    <>
      <Row caption="Sizes s, m (the default) and l">
        <Checkbox size="s" label="Small" defaultChecked />
        <Checkbox label="Medium" defaultChecked />
        <Checkbox size="l" label="Large" defaultChecked />
        <Checkbox size="s" label="Small, empty" />
        <Checkbox label="Medium, empty" />
        <Checkbox size="l" label="Large, empty" />
      </Row>
      <Row caption="Disabled, and with values of its own">
        <Checkbox label="Disabled, ticked" defaultChecked disabled />
        <Checkbox label="Disabled, empty" disabled />
        <Checkbox
          label={`Club news: ${subscription}`}
          modelValue={subscription}
          checkedValue="yes"
          uncheckedValue="no"
          onModelUpdate={setSubscription}
        />
      </Row>
      <Checkbox required requiredMessage={TERMS_SENTENCE} error={TERMS_SENTENCE}>
        I agree to the{' '}
        <a href="#wb-terms" className="text-pitch underline underline-offset-3">
          terms of service
        </a>
        , required and left empty
      </Checkbox>
    </>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  return (
    <div className="divide-y divide-hairline">
      <Switch label="Payments" name="payments" checked={on} onChange={setOn} />
      <Switch label="Bookings" name="bookings" checked={off} onChange={setOff} />
      <Switch label="Disabled" name="disabled" checked disabled onChange={() => {}} />
    </div>
  );
}

function Radios() {
  const [type, setType] = useState('Sports Club');
  const [time, setTime] = useState('h.mma');
  return (
    <>
      <RadioCards
        id="wb-type"
        legend="Organisation type"
        name="wb-type"
        value={type}
        options={TYPE_OPTIONS}
        columns={3}
        onChange={setType}
      />
      <RadioCards
        id="wb-time"
        legend="Time format"
        name="wb-time"
        value={time}
        options={TIMES}
        columns={2}
        onChange={setTime}
      />
      <RadioCards
        id="wb-none"
        legend="Organisation type, not chosen"
        name="wb-none"
        value=""
        options={TYPE_OPTIONS.slice(0, 3)}
        columns={3}
        error="Please select one option"
        onChange={() => {}}
      />
    </>
  );
}
