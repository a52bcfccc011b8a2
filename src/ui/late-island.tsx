import { Suspense, lazy, type ComponentType } from 'react';

const never = new Promise<never>(() => {});

/**
 * A part of a page that may come after the rest. Where the HTML holds it already it shows from the start, and its code
 * only makes it live; code that does not come is not missed.
 * @param load imports the component
 */
export function lateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => never,
    ),
  );
  return function LateIsland(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
