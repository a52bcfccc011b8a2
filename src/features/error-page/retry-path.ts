import { paths } from '#src/config/paths.ts';
import { readHistory } from '#src/kernel/session/history.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';

const isErrorPage = (fullPath: string): boolean =>
  fullPath.split(/[?#]/, 1)[0] === paths.error.path;

/**
 * Gets the path for "Try again": the page where the error happened. The history does not know it when the error
 * happened on the first page or during sign-in. Then it is the last step that the visitor reached.
 */
export function retryPath(): string {
  const { current, previous } = readHistory();
  const visited = [current, previous].find((path) => path !== null && !isErrorPage(path));
  if (visited) return visited;
  return readInitialData() ? paths.info.path : paths.welcome.path;
}
