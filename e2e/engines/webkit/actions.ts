import type { Need } from './in-page/act.ts';
import type { Step } from './steps.ts';
import { ACTION_MS, lookUntil } from './until.ts';
import type { EngineWindow } from './window.ts';

type Place = { readonly x: number; readonly y: number };

/** @returns the driver's moves, presses and pauses of clicks at a place of the window */
export function createClicks({ x, y }: Place, times: number, delayMs = 0): object[] {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: delayMs },
    { type: 'pointerUp', button: 0 },
  ];
  return [moveTo({ x, y }), ...Array.from({ length: times }, () => press).flat()];
}

export const moveTo = ({ x, y }: Place) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});

/** What a person does to one element, each when the element is ready for it. */
export class Actions {
  private readonly window: EngineWindow;
  private readonly steps: readonly Step[];
  constructor(window: EngineWindow, steps: readonly Step[]) {
    this.window = window;
    this.steps = steps;
  }

  /**
   * Waits until the element is there, can be seen, takes input and stands still.
   * @returns its middle
   * @throws Error that says what stood against it
   */
  async aim(need: Need): Promise<Place> {
    let before = '';
    const { target } = await lookUntil(async () => {
      const seen = (await this.window.tryCall('aim', this.steps, need)) ?? {
        problem: 'the page was being left',
      };
      const now = JSON.stringify(seen);
      const stands = need === 'there' || now === before;
      before = now;
      return { target: seen, done: !('problem' in seen) && stands };
    }, ACTION_MS);
    if (!('problem' in target)) return target;
    throw new Error(`${target.problem}, for ${ACTION_MS} ms: ${JSON.stringify(this.steps)}`);
  }

  async click(times: number, delayMs?: number): Promise<void> {
    const place = await this.aim('pressable');
    await this.window.act('pointer', createClicks(place, times, delayMs));
  }

  async hover(): Promise<void> {
    await this.window.act('pointer', [moveTo(await this.aim('pressable'))]);
  }
}
