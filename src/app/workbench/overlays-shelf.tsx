import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dropdown, DropdownItem, DropdownText } from '#src/ui/overlay/dropdown.tsx';
import { FlashMessage } from '#src/ui/overlay/flash-message.tsx';
import { FullScreenLoader } from '#src/ui/overlay/full-screen-loader.tsx';
import { IconChevron } from '#src/ui/icons.tsx';
import { IconLogout, IconPerson } from '#src/ui/late-icons.tsx';
import { Modal } from '#src/ui/overlay/modal.tsx';
import type { ModalSize } from '#src/ui/overlay/modal-parts.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { Row, Shelf } from './shelf.tsx';

const SIZES: readonly ModalSize[] = ['s', 'm', 'l', 'xl'];

/** The parts that open over the page. */
export function OverlaysShelf() {
  return (
    <Shelf title="Overlays">
      <Modals />
      <Menu />
      <Messages />
    </Shelf>
  );
}

function Modals() {
  const [size, setSize] = useState<ModalSize>('m');
  const [open, setOpen] = useState(false);
  const [dismissible, setDismissible] = useState(true);
  function show(next: ModalSize, canDismiss = true) {
    setSize(next);
    setDismissible(canDismiss);
    setOpen(true);
  }
  return (
    <Row caption="Dialogs of 320, 480, 640 and 800 px">
      {SIZES.map((name) => (
        <Button key={name} variant="secondary" onClick={() => show(name)}>
          Dialog {name}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => show('m', false)}>
        Dialog that stays
      </Button>
      <Modal
        open={open}
        size={size}
        dismissible={dismissible}
        title="Did you mean to sign up to Kauri Bay Tennis Club"
        onClose={() => setOpen(false)}
      >
        <p className="mb-4">Kauri Bay Tennis Club already has a Huddle Club account.</p>
        <TextInput id="wb-in-dialog" label="A field in a dialog" />
      </Modal>
    </Row>
  );
}

function Menu() {
  const [said, setSaid] = useState('nothing yet');
  return (
    <Row caption={`A menu, by press, key or resting mouse; chosen: ${said}`}>
      <Dropdown
        label="Account menu, aroha@kauribay.example"
        triggerClassName="flex min-h-target cursor-pointer items-center gap-2 rounded-button px-2 hover:bg-tint"
        trigger={
          <>
            <IconPerson className="size-6 text-pitch" />
            <span>aroha@kauribay.example</span>
            <IconChevron className="size-4" />
          </>
        }
      >
        <DropdownText>
          <span className="block text-strong">Aroha Ngata</span>
        </DropdownText>
        <DropdownItem onSelect={() => setSaid('Settings')}>Settings</DropdownItem>
        <DropdownItem onSelect={() => setSaid('Sign out')} icon={<IconLogout />}>
          Sign out
        </DropdownItem>
      </Dropdown>
    </Row>
  );
}

function Messages() {
  const [flash, setFlash] = useState(false);
  const [turn, setTurn] = useState<number | null>(null);
  return (
    <Row caption="A message that leaves after 5 s, and the loader that covers the page">
      <Button variant="secondary" onClick={() => setFlash(true)}>
        Show message
      </Button>
      <Button variant="secondary" onClick={() => setTurn(0)}>
        Show loader
      </Button>
      {flash ? (
        <FlashMessage onDone={() => setFlash(false)}>Thank you for your feedback.</FlashMessage>
      ) : null}
      {turn === null ? null : (
        <FullScreenLoader
          title="Creating your account"
          progressLabel="Creating your account"
          turn={turn}
        >
          <p role="status">We are setting up Kauri Bay Tennis Club.</p>
          <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
            Turn
          </Button>
          <Button variant="text" onClick={() => setTurn(null)}>
            Close loader
          </Button>
        </FullScreenLoader>
      )}
    </Row>
  );
}
