/** How a service of the browser fails. */
export type ServiceFault =
  | 'is absent'
  | 'throws at the look-up'
  | 'throws when used'
  | 'rejects'
  | 'never answers';

/** One failing service, in a form that can be handed to the page. */
export type BrokenService = {
  /** Where a page finds it, such as `crypto.subtle`. */
  readonly path: string;
  /** Its methods that fail; without any, the service itself is the function or the class. */
  readonly methods: readonly string[];
  readonly fault: ServiceFault;
};

/**
 * Breaks a service of the browser for the scripts of one origin. It runs inside the page, so it uses nothing from outside.
 * @param broken the service, how it fails, and the origin whose pages it fails for
 * @throws TypeError when the browser does not have the service: the matrix would show nothing
 */
export function breakService({ path, methods, fault, origin }: BrokenService & { origin: string }) {
  if (location.origin !== origin) return;
  type Owner = Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let owner = window as unknown as Owner;
  for (const name of names) owner = owner[name] as Owner;
  const service = owner[last] as Owner | undefined;
  if (service === undefined) throw new TypeError(`This browser has no ${path}`);

  const calls =
    'observe unobserve disconnect postMessage close addEventListener removeEventListener';
  const createRefusal = () => new DOMException(`${path} is refused`, 'SecurityError');
  const refuse = () => {
    throw createRefusal();
  };
  /** It never settles, and takes every call that a service with events gets. */
  const answerNever = () => {
    const answer = new Promise<never>(() => {});
    const stubs = Object.fromEntries(calls.split(' ').map((call) => [call, () => {}]));
    return Object.assign(answer, stubs);
  };
  const acts: Record<string, () => unknown> = {
    'throws when used': refuse,
    rejects: () => Promise.reject(createRefusal()),
    'never answers': answerNever,
  };
  const put = (target: Owner, name: string, how: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...how });

  if (fault === 'is absent' || fault === 'throws at the look-up') {
    put(owner, last, fault === 'is absent' ? { value: undefined } : { get: refuse });
    return;
  }
  // A function, not an arrow: it may be called with `new`.
  const applyFault = function act(): unknown {
    return acts[fault]?.();
  };
  // What is defined on a storage becomes a stored value, and both storages share their prototype.
  const target = service instanceof Storage ? {} : service;
  if (target !== service) put(owner, last, { value: target });
  if (methods.length === 0) put(owner, last, { value: applyFault });
  for (const method of methods) put(target, method, { value: applyFault });
}
