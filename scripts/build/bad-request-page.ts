import type { Settings } from '#src/config/settings.ts';

/** Where it lies in the build: for the host alone, which shows it in place of its own bare page. */
export const BAD_REQUEST_PAGE = '.server/refused.html';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:12vh auto;padding:0 1.5rem}h1{line-height:1.2}';

/**
 * The page for a request that the host cannot take (400, 413, 414, 431): it is too long, or damaged. It needs no other
 * file and no script.
 */
export const buildBadRequestPage = ({
  productName,
  supportEmail,
}: Settings): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This address cannot be opened | ${productName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This address cannot be opened</h1>
<p>It is too long, or it is damaged. Start again from the sign-up page. Your answers are kept in this tab.</p>
<p><a href="/welcome">Back to sign-up</a></p>
<p>If it happens again, contact us at <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>
</main>
</body>
</html>
`;
