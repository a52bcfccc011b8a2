import type { Answer, Question } from './upstream.ts';

/** A path that no server of the journeys has. */
const FOLDER = '/__init-script/';

/** A page asks the browser for it as for any script of its own, so the policy of the page allows it. */
const createScriptTag = (index: number) => `<script src="${FOLDER}${index}.js"></script>`;

/** Scripts that run in each document before its own, which WebDriver has no command for. */
export class InitScripts {
  readonly #sources: string[] = [];

  /** @param source a script; it takes itself out of the document, which its own scripts then see as it was sent */
  add(source: string): void {
    this.#sources.push(`document.currentScript.remove();${source}`);
  }

  /** @returns the answer where a question is for one of the scripts */
  createAnswer({ url }: Question): Answer | null {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(FOLDER)) return null;
    const source = this.#sources[Number.parseInt(pathname.slice(FOLDER.length), 10)] ?? '';
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript' },
      body: Buffer.from(source),
    };
  }

  /** A document is asked for as it is, unpacked, so that the scripts can be put into it. */
  prepare(question: Question): Question {
    if (!this.#isForDocument(question)) return question;
    const { 'if-none-match': _, ...headers } = question.headers;
    return { ...question, headers: { ...headers, 'accept-encoding': 'identity' } };
  }

  /** @returns the answer with the scripts at the start of its head, where it is a document */
  putInto(answer: Answer, question: Question): Answer {
    const type = String(answer.headers['content-type']);
    if (!this.#isForDocument(question) || !type.includes('text/html')) return answer;
    const tags = this.#sources.map((_, index) => createScriptTag(index)).join('');
    const html = answer.body.toString().replace(/<head[^>]*>/i, (head) => head + tags);
    return { ...answer, body: Buffer.from(html) };
  }

  #isForDocument({ headers }: Question): boolean {
    return this.#sources.length > 0 && headers['sec-fetch-dest'] === 'document';
  }
}
