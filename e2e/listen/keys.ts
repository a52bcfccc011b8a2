/** So many presses of Tab. */
export const repeatTab = (count: number): string[] => Array<string>(count).fill('Tab');
