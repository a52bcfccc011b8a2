import { env } from '#src/config/env.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import { ButtonsShelf } from './buttons-shelf.tsx';
import { ChoicesShelf } from './choices-shelf.tsx';
import { FormShelf } from './form-shelf.tsx';
import { ListsShelf } from './lists-shelf.tsx';
import { OverlaysShelf } from './overlays-shelf.tsx';
import { SignsShelf } from './signs-shelf.tsx';
import { TextFieldsShelf } from './text-fields-shelf.tsx';

/** Shows every shared component in every state, for developers and testers. */
export function WorkbenchPage() {
  usePageTitle('Workbench', env.appTitle);
  return (
    <div className="mx-auto grid max-w-200 grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <h1 tabIndex={-1} className="text-h1">
          Workbench
        </h1>
        <p className="mt-3 text-lead text-muted">Every shared piece in every state.</p>
      </div>
      <SignsShelf />
      <ButtonsShelf />
      <TextFieldsShelf />
      <ChoicesShelf />
      <ListsShelf />
      <FormShelf />
      <OverlaysShelf />
    </div>
  );
}
