import { createContext, type ReactNode } from 'react';

/**
 * What is said about the site while a dialog is open: the page behind it is out of reach, and so are the notices there.
 * The app gives it, and each `Modal` shows it.
 */
export const DialogNotices = createContext<ReactNode>(null);
