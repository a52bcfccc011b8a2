import { Card } from '#src/ui/card.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';

/** Stands in the HTML of a page that cannot be rendered before its visitor is known. */
export function LoadingPage() {
  return (
    <Card className="mx-auto max-w-card">
      <Spinner />
    </Card>
  );
}
