import { Fragment, createElement, type ReactElement } from 'react';

/**
 * Shows the controls of a form in their order. As a record by name, the controls can be held to the form's table by
 * `satisfies`: a field without a control does not compile.
 */
export const Controls = ({ of: controls }: { of: Readonly<Record<string, ReactElement>> }) =>
  createElement(Fragment, null, ...Object.values(controls));
