import { createContext, type ReactNode } from 'react';

/**
 * The notices about the site in an open dialog, because the page behind it is inert. The app provides them, and each
 * `Modal` shows them.
 */
export const DialogNotices = createContext<ReactNode>(null);
