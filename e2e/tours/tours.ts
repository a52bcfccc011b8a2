import { conflictTour } from './conflict-tour.ts';
import { longNamesTour } from './long-names-tour.ts';
import { noticeTour } from './notice-tour.ts';
import { organisationTour } from './organisation-tour.ts';
import { problemTour } from './problem-tour.ts';
import { signInTour } from './sign-in-tour.ts';
import type { Tour } from './tour.ts';
import { waitTour } from './wait-tour.ts';
import { welcomeTour } from './welcome-tour.ts';
import { wizardTour } from './wizard-tour.ts';

/** Every screen of the site and of the platform, in every state that looks different. */
export const tours: readonly Tour[] = [
  welcomeTour,
  conflictTour,
  signInTour,
  wizardTour,
  waitTour,
  longNamesTour,
  organisationTour,
  problemTour,
  noticeTour,
];
