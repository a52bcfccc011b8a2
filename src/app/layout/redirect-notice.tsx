import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './notice.tsx';
import { takeReason } from './redirect-reason.ts';

/** Says on the page where the visitor was sent why it is not the one that was asked for. */
export function RedirectNotice() {
  const { pathname } = useLocation();
  const [notice, setNotice] = useState<{ text: string; pathname: string } | null>(null);

  useEffect(() => {
    const text = takeReason();
    setNotice((shown) => {
      if (text !== null) return { text, pathname };
      return shown?.pathname === pathname ? shown : null;
    });
  }, [pathname]);

  return notice ? <Notice>{notice.text}</Notice> : null;
}
