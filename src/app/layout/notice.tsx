import type { ReactNode } from 'react';

type NoticeProps = { children: ReactNode; action?: ReactNode };

/**
 * A strip with a notice about the site. The action is outside the status, so that a screen reader reads only the words.
 */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div className="border-y border-hairline bg-tint print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-2 md:px-8">
        <div role="status">{children}</div>
        {action}
      </div>
    </div>
  );
}
