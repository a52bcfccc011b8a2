import * as z from 'zod/mini';

const Reports = z.object({
  reports: z.array(
    z.object({ id: z.number(), items: z.array(z.object({ payload: z.unknown() })) }),
  ),
});
const WithBundle = z.object({
  contexts: z.object({ support: z.object({ bundle: z.string() }) }),
});

/**
 * The bundle that came with a feedback, from the platform's page of reports.
 * @param platform where that platform runs
 * @param id the number that the page shows, or any text of the report, such as its reference
 * @throws Error that says what to do
 */
export async function fetchReportBundle(platform: string, id: string): Promise<string> {
  const query = /^\d+$/.test(id) ? `id=${id}` : `containing=${encodeURIComponent(id)}`;
  const answer = await fetch(`${platform}/__sandbox/reports?${query}`).catch(() => null);
  if (!answer?.ok)
    throw new Error(`No platform answers at ${platform}: start it (npm start), or name it: --from`);
  const { reports } = Reports.parse(await answer.json());
  if (reports.length === 0) throw new Error(`Report ${id} is not there.`);
  const found = reports
    .flatMap(({ items }) => items)
    .map(({ payload }) => WithBundle.safeParse(payload).data?.contexts.support.bundle)
    .find((bundle) => bundle !== undefined);
  if (found === undefined)
    throw new Error(
      `Report ${id} has no bundle: only feedback has one. Try the flow of the report.`,
    );
  return found;
}
