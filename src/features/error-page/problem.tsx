import { env } from '#src/config/env.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { Court } from '#src/ui/court.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import type { ErrorText } from './error-text.ts';
import { type Detail, SupportDetails } from './support-details.tsx';
import { WhatYouCanDo } from './what-you-can-do.tsx';

const EVERYBODY = Array.from({ length: 8 }, () => true);

type ProblemProps = {
  text: ErrorText;
  /** A message of the site besides the advice. */
  remark?: string | undefined;
  details: readonly Detail[];
};

/** The page of every error: what happened, what to do, and the details for support (UI contract, 2g). */
export function Problem({ text, remark, details }: ProblemProps) {
  usePageTitle(text.title, env.appTitle);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start lg:gap-14">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-h1">
          <span className="block">{text.title}</span>
        </h1>
        <p className="mt-3.5 max-w-prose text-lead text-muted">{text.advice}</p>
        {remark !== undefined && <p className="mt-3 max-w-prose">{remark}</p>}
        {readInitialData() && (
          <p className="mt-3 max-w-prose">Your answers are kept on this device for this session.</p>
        )}
        <WhatYouCanDo text={text} />
        <SupportDetails details={details} />
      </div>
      <Court seated={EVERYBODY} muted className="max-w-court" />
    </div>
  );
}
