import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Database } from '#sandbox/data/database.ts';
import { listReports } from '#sandbox/data/reports.ts';
import { renderFiguresSection } from './figures-section.ts';
import type { Html } from './page.ts';

const Text = z.catch(z.string(), '');

/** What is shown of a report before it is unfolded; anything may be missing. */
const Payload = z.object({
  message: z.optional(Text),
  request: z.catch(z.optional(z.object({ url: z.optional(z.string()) })), {}),
  tags: z.catch(
    z.optional(z.object({ kind: z.optional(z.string()), flow: z.optional(z.string()) })),
    {},
  ),
  exception: z.catch(
    z.optional(z.object({ values: z.array(z.object({ type: Text, value: Text })) })),
    { values: [] },
  ),
  contexts: z.catch(
    z.optional(
      z.object({
        feedback: z.optional(z.object({ name: Text, contact_email: Text, message: Text })),
        support: z.optional(z.object({ bundle: z.string() })),
      }),
    ),
    {},
  ),
});
type Payload = z.infer<typeof Payload>;

/** What it is, in a few words, and the words of whoever or whatever reported it. */
function toTitle({ message = '', contexts, exception, tags }: Payload) {
  const { feedback } = contexts ?? {};
  if (feedback) {
    const sender = [feedback.name, feedback.contact_email].filter(Boolean).join(', ');
    return { kind: sender ? `Feedback of ${sender}` : 'Feedback', words: feedback.message };
  }
  const thrown = exception?.values.at(-1);
  const words = thrown ? `${thrown.type}: ${thrown.value}` : message;
  return { kind: tags?.kind ? `Error of the kind ${tags.kind}` : 'Error', words };
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** The page that it came from, and the sign-up: by its id support finds the calls in the log. */
function toOrigin({ request, tags }: Payload): string {
  const { url = '' } = request ?? {};
  const page = URL.canParse(url) ? new URL(url).pathname : '';
  return [page, tags?.flow ?? ''].filter(Boolean).join(' · ');
}

function renderReportItem(report: { id: number; receivedAt: Date }, payload: unknown): Html {
  const known = Payload.safeParse(payload).data ?? {};
  const { kind, words } = toTitle(known);
  return html`<li class="report">
    <p class="hint">
      Report ${report.id} ·
      <time datetime="${report.receivedAt.toISOString()}"
        >${TIME.format(report.receivedAt)} UTC</time
      >
      · ${kind}<br />${toOrigin(known)}
    </p>
    ${words ? html`<p class="words">${words}</p>` : ''}
    ${
      known.contexts?.support
        ? html`<p>
            Show it as the owner had it: <code>npm run reproduce -- --report ${report.id}</code>
          </p>`
        : ''
    }
    <details>
      <summary>All that was sent</summary>
      <pre tabindex="0">${JSON.stringify(payload, null, 2)}</pre>
    </details>
  </li>`;
}

/** The page of what the sites have sent: figures, then errors and feedback, newest first. */
export async function renderReportsPage(database: Database): Promise<Html> {
  const reports = await listReports(database);
  const items = reports.flatMap((report) =>
    report.items.map(({ payload }) => renderReportItem(report, payload)),
  );
  return html`<h1 class="headline">Reports</h1>
    ${await renderFiguresSection(database)}
    <h2 class="subhead">Errors and feedback</h2>
    <p class="lead">What the sites have sent here, newest first.</p>
    ${
      items.length > 0
        ? html`<ul class="reports">
            ${items}
          </ul>`
        : html`<p class="report">Nothing has been reported yet.</p>`
    }`;
}
