import { Profiler, type ComponentType, type Key } from 'react';
import type * as JsxRuntime from 'react/jsx-dev-runtime';

type Runtime = typeof JsxRuntime;
type Jsx = Runtime['jsxDEV'];

/** The names of the fields that have been rendered, in their order. */
const rendered: string[] = [];

const isField = (type: unknown): type is ComponentType<{ name: string }> =>
  typeof type === 'function' && type.name.endsWith('Field');

/**
 * Puts React's Profiler around each field that is made from now on.
 * @param runtime what JSX is compiled to
 */
export function withProfiledFields(runtime: Runtime): Runtime {
  const jsxDEV: Jsx = (type, props, key?: Key, ...rest) => {
    const element = runtime.jsxDEV(type, props, key, ...rest);
    if (!isField(type)) return element;
    const id = (props as { name: string }).name;
    const onRender = () => void rendered.push(id);
    return runtime.jsxDEV(Profiler, { id, onRender, children: element }, key, false);
  };
  return { ...runtime, jsxDEV };
}

/** The fields that were rendered while something was done, each once. */
export async function fieldsRenderedBy(work: () => Promise<unknown>): Promise<string[]> {
  rendered.length = 0;
  await work();
  return [...new Set(rendered)];
}
