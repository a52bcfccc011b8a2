import { type Answer, type Question, askServer } from './upstream.ts';

/** A request of the browser, with the part of Playwright's Request that the journeys use. */
export class EngineRequest {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
  url() {
    return this.question.url;
  }
  method() {
    return this.question.method;
  }
  isNavigationRequest() {
    return this.question.headers['sec-fetch-mode'] === 'navigate';
  }
  postData() {
    return this.question.body.length > 0 ? this.question.body.toString() : null;
  }
  postDataJSON(): unknown {
    return JSON.parse(this.question.body.toString());
  }
}

/** What has been answered to a request, with the part of Playwright's Response that the journeys use. */
export class EngineResponse {
  readonly #request: EngineRequest;
  readonly #answer: Answer;
  constructor(request: EngineRequest, answer: Answer) {
    this.#request = request;
    this.#answer = answer;
  }
  request() {
    return this.#request;
  }
  url() {
    return this.#request.url();
  }
  status() {
    return this.#answer.status;
  }
}

/** What a handler has made of a request. */
export type Decision =
  | { readonly act: 'answer'; readonly answer: Answer }
  | { readonly act: 'abort' }
  | { readonly act: 'continue'; readonly url?: string | undefined }
  | { readonly act: 'fallback' };

/** An answer as a handler gets it, to look into and to hand on. */
class FetchedAnswer {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
  status() {
    return this.answer.status;
  }
  ok() {
    return this.answer.status >= 200 && this.answer.status < 300;
  }
  text() {
    return Promise.resolve(this.answer.body.toString());
  }
  json() {
    return Promise.resolve(JSON.parse(this.answer.body.toString()) as unknown);
  }
}

type FulfillOptions = {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string;
  json?: unknown;
  response?: FetchedAnswer;
};

function toAnswer({ response, json, ...given }: FulfillOptions): Answer {
  const type = given.contentType ?? (json === undefined ? undefined : 'application/json');
  const body = json === undefined ? given.body : JSON.stringify(json);
  return {
    status: given.status ?? response?.answer.status ?? 200,
    headers: {
      ...response?.answer.headers,
      ...(type ? { 'content-type': type } : {}),
      ...given.headers,
    },
    body: body === undefined ? (response?.answer.body ?? Buffer.alloc(0)) : Buffer.from(body),
  };
}

/** A request that waits for what a handler decides, with the part of Playwright's Route that the journeys use. */
export class EngineRoute {
  readonly decided: Promise<Decision>;
  readonly #request: EngineRequest;
  #decide: (decision: Decision) => void = () => {};

  constructor(request: EngineRequest) {
    this.#request = request;
    this.decided = new Promise((resolve) => {
      this.#decide = resolve;
    });
  }
  request() {
    return this.#request;
  }
  async fetch() {
    /* The handler may read it: it is asked for as it is. */
    const headers = { ...this.#request.question.headers, 'accept-encoding': 'identity' };
    return new FetchedAnswer(await askServer({ ...this.#request.question, headers }));
  }
  async fulfill(options: FulfillOptions = {}) {
    this.#decide({ act: 'answer', answer: toAnswer(options) });
  }
  async abort() {
    this.#decide({ act: 'abort' });
  }
  async continue({ url }: { url?: string } = {}) {
    this.#decide({ act: 'continue', url });
  }
  async fallback() {
    this.#decide({ act: 'fallback' });
  }
}
