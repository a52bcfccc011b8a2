/** Something that a test lets happen when it is time. */
export type Gate = { readonly opened: Promise<void>; readonly open: () => void };

export function createGate(): Gate {
  const ways: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => {
    ways.push(resolve);
  });
  return { opened, open: () => ways.forEach((way) => way()) };
}
