import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Row, Shelf } from './shelf.tsx';

/* The library of menus loads late, as on the other pages. */
const ButtonWithMenu = createLateIsland(
  async () => (await import('#src/ui/overlay/button-with-menu.tsx')).ButtonWithMenu,
);

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'tertiary', 'text', 'link'];
const NAMES: Record<ButtonVariant, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  text: 'Text',
  link: 'Link',
};

/** The five types of button in every state. */
export function ButtonsShelf() {
  const [chosen, setChosen] = useState('nothing yet');
  const menu = ['Save', 'Save and close', 'Discard'].map((label) => ({
    label,
    onSelect: () => setChosen(label),
  }));
  return (
    <Shelf title="Buttons">
      <Row caption="Ready">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {NAMES[variant]}
          </Button>
        ))}
      </Row>
      <Row caption="Busy: presses do nothing, the focus stays">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {NAMES[variant]}
          </Button>
        ))}
      </Row>
      <Row caption="Disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {NAMES[variant]}
          </Button>
        ))}
      </Row>
      <Row caption={`With a menu; chosen: ${chosen}`}>
        {VARIANTS.slice(0, 3).map((variant) => (
          <ButtonWithMenu
            key={variant}
            variant={variant}
            menu={menu}
            menuLabel={`More for ${NAMES[variant]}`}
          >
            {NAMES[variant]}
          </ButtonWithMenu>
        ))}
      </Row>
    </Shelf>
  );
}
