/** So many presses of Tab. */
export const tabs = (count: number): string[] => Array<string>(count).fill('Tab');
