import type { Page } from '@playwright/test';
import type { Visitor } from '#e2e/visitor.ts';

/**
 * The one way to the states of a part of the site. The gallery takes a picture of each, the visual checks run in each;
 * both see a state between two steps of this walk.
 */
export type Tour = {
  readonly title: string;
  /** Walks on at each step, and names the state that the page is in then. */
  readonly visitStates: (page: Page, visitor: Visitor) => AsyncGenerator<string>;
};
