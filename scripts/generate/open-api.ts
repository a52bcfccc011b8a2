import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { API_VERSION } from '#src/config/product.ts';
import type { Endpoint } from '#src/contracts/endpoint.ts';
import { endpoints } from '#src/contracts/endpoints.ts';

const MEANINGS: Record<string, string> = {
  200: 'The answer',
  400: 'Not a request of this API, or of this version of it',
  401: 'No valid identity token, or no valid code',
  403: 'Not for this account; with the message "Missing profile" when it has no profile',
  404: 'There is no such thing, for this account',
  409: 'An organisation is there already',
  422: 'Fields that were not accepted, each with its message',
};

const describeHeader = (name: string, description: string, example?: string) => ({
  name,
  in: 'header',
  required: example !== undefined,
  description,
  schema: { type: 'string', ...(example === undefined ? {} : { const: example }) },
});

/** A contract as JSON Schema 2020-12, which OpenAPI 3.1 is written in: what goes in or comes out on the wire. */
function toJsonSchema(contract: z.ZodMiniType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io: 'input' });
  return schema;
}

const describeJsonBody = (contract: z.ZodMiniType) => ({
  'application/json': { schema: toJsonSchema(contract) },
});

function createOperation(name: string, endpoint: Endpoint): object {
  const {
    service,
    path,
    queryParameters = {},
    summary,
    authenticated,
    idempotencyKey,
    request,
  } = endpoint;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(queryParameters).map(([parameter, description]) => ({
      name: parameter,
      in: 'query',
      required: false,
      description,
      schema: { type: 'string' },
    })),
    ...(service === 'api'
      ? [describeHeader('X-Api-Version', 'The version spoken', API_VERSION)]
      : []),
    ...(service === 'api' ? [describeHeader('X-Hostname', "The site's host name")] : []),
    ...(service === 'api' ? [describeHeader('X-App-Version', "The site's version")] : []),
    describeHeader('X-Request-Id', 'Comes back with the answer; support asks for it'),
    ...(idempotencyKey
      ? [describeHeader('Idempotency-Key', 'The same key gets the same answer')]
      : []),
  ];
  const answers = Object.entries({ 200: endpoint.answer, ...endpoint.errors });
  const responses = answers.map(([status, contract]) => [
    status,
    { description: MEANINGS[status], content: describeJsonBody(contract) },
  ]);
  return {
    operationId: name,
    summary,
    tags: [service],
    parameters,
    ...(authenticated ? { security: [{ identityToken: [] }] } : {}),
    ...(request ? { requestBody: { required: true, content: describeJsonBody(request) } } : {}),
    responses: Object.fromEntries(responses),
  };
}

/** The OpenAPI 3.1 description of the calls of section 7, made of the contracts alone. */
export function buildOpenApi(): object {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const paths: Record<string, object> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.service}${endpoint.path}`;
    const operation = createOperation(name, endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: "The platform behind Huddle Club's trial sign-up",
      version,
      description: `API version ${API_VERSION}. The paths are those of the sandbox platform, where one origin serves the API under /api and the auth service under /auth.`,
    },
    servers: [{ url: 'http://localhost:4000', description: 'The sandbox platform' }],
    paths,
    components: {
      securitySchemes: {
        identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
