import { Suspense, lazy, type ComponentType } from 'react';

const never = new Promise<never>(() => {});

/**
 * A part of a page that may come after the rest, or not at all: a blocker or a bad line may keep its code away, and then
 * the page goes on without it. Where the HTML holds it already it shows from the start, and its code only makes it live.
 * @param load imports the component
 * @param Instead stands in for code that does not come; without it nothing does, and what the HTML holds stays
 */
export function lateIsland<Props extends object>(
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
