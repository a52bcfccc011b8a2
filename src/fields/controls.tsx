import { Fragment, createElement, type ReactElement } from 'react';

/**
 * Renders the controls of a form in their order. A record by name can be checked against the form's table with
 * `satisfies`: a field without a control does not compile.
 */
export const Controls = ({ of: controls }: { of: Readonly<Record<string, ReactElement>> }) =>
  createElement(Fragment, null, ...Object.values(controls));
