import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Court } from '#src/ui/court.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { IconAlert, IconCheck, IconCheckedBox, IconChevron, IconEmptyBox } from '#src/ui/icons.tsx';
import { IconClose, IconLogout, IconPerson, IconSearch } from '#src/ui/late-icons.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { ProgressRing } from '#src/ui/loading/progress-ring.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Row, Shelf } from './shelf.tsx';

const ICONS = {
  search: IconSearch,
  check: IconCheck,
  'checked box': IconCheckedBox,
  'empty box': IconEmptyBox,
  logout: IconLogout,
  close: IconClose,
  person: IconPerson,
  chevron: IconChevron,
  alert: IconAlert,
};

/** The parts that show something and cannot be pressed. */
export function SignsShelf() {
  return (
    <Shelf title="Signs">
      <Row caption={`Icons: ${Object.keys(ICONS).join(', ')}`}>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
      <Row caption="Spinner, progress ring, logo, flags">
        <Spinner />
        <ProgressRing value={1} total={3} label="Step 1 of 3" />
        <ProgressRing value={2} total={3} label="Step 2 of 3" />
        <ProgressRing value={3} total={3} label="Step 3 of 3" />
        <Logo className="size-12" />
        <Flag code="NZ" />
        <Flag code="AU" />
        <Flag code="GB" />
      </Row>
      <Courts />
      <Card>
        <h3 className="text-h2">
          A card with the <span className="marker-stroke">kerb</span>
        </h3>
        <p className="mt-2 text-lead text-muted">And words on a marker stroke.</p>
      </Card>
    </Shelf>
  );
}

function Courts() {
  const [people, setPeople] = useState(5);
  const seated = Array.from({ length: 8 }, (_, index) => index < people);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <Court seated={seated} standing={people === 8} />
        <Button
          variant="text"
          className="mt-2"
          onClick={() => setPeople((count) => (count === 8 ? 0 : count + 1))}
        >
          Seat one more
        </Button>
      </div>
      <Court seated={seated} muted />
    </div>
  );
}
