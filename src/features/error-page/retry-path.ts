import { paths } from '#src/config/paths.ts';
import { readHistory } from '#src/kernel/session/history.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';

const isErrorPage = (fullPath: string): boolean =>
  fullPath.split(/[?#]/, 1)[0] === paths.error.path;

/**
 * Where "Try again" leads: the page that the error came from. Where the history does not know it (the error came
 * at the first page, or during sign-in), the step that the visitor had reached.
 */
export function retryPath(): string {
  const { current, previous } = readHistory();
  const visited = [current, previous].find((path) => path !== null && !isErrorPage(path));
  if (visited) return visited;
  return readInitialData() ? paths.info.path : paths.welcome.path;
}
