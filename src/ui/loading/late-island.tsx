import { Suspense, lazy, type ComponentType } from 'react';
import { PartBoundary } from './part-boundary.tsx';

const never = new Promise<never>(() => {});

/**
 * Creates a part of a page that loads after the rest. When its code does not load (a blocker, a bad connection), or fails
 * while it renders (a service of the browser that a library needs), the page works without it. Prerendered HTML of the
 * part shows from the start, and the code hydrates it.
 * @param load imports the component
 * @param Instead replaces the component then; without it the prerendered HTML of code that does not load stays
 */
export function createLateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => (Instead ? { default: Instead } : never),
    ),
  );
  return function LateIsland(props: Props) {
    return (
      <PartBoundary instead={Instead && <Instead {...props} />}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
