import { setupServer } from 'msw/node';

/** The platform as the unit and screen tests see it; a request nobody answers fails the test. */
export const server = setupServer();
