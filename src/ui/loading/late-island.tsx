import { Suspense, lazy, type ComponentType } from 'react';

const never = new Promise<never>(() => {});

/**
 * Creates a part of a page that loads after the rest. When its code does not load (a blocker, a bad connection), the
 * page works without it. Prerendered HTML of the part shows from the start, and the code hydrates it.
 * @param load imports the component
 * @param Instead replaces the component when its code does not load; without it the prerendered HTML stays
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
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
