import { Card } from '#src/ui/card.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';

/** The HTML of a page that cannot render before its visitor is known. */
export function LoadingPage() {
  return (
    <Card className="mx-auto max-w-card">
      <Spinner />
    </Card>
  );
}
