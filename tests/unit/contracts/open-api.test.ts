import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '#scripts/generate/open-api.ts';
import { endpoints } from '#src/contracts/endpoints.ts';

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
};

const document = buildOpenApi() as Document;

describe('openapi.json', () => {
  it('equals the contracts (else run: npm run openapi)', () => {
    expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(document);
  });

  it('describes every call once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('describes the query of the user, and the error for a missing profile', () => {
    const user = document.paths['/api/user']?.['get'];
    expect(user).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'skipOrg', in: 'query' }),
        expect.objectContaining({ name: 'skipProfile', in: 'query' }),
      ]) as unknown,
    });
    expect(Object.keys(user?.responses ?? {})).toEqual(['200', '400', '401', '403']);
  });

  it('names the statuses of each call and the fields of its body', () => {
    const create = document.paths['/api/orgs/signUp/']?.['post'];
    expect(Object.keys(create?.responses ?? {})).toEqual(['200', '400', '401', '409', '422']);
    expect(create).toMatchObject({
      security: [{ identityToken: [] }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: expect.arrayContaining(['type', 'email', 'contact', 'settings']),
              properties: { type: { enum: expect.arrayContaining(['Racket Sport', 'School']) } },
            },
          },
        },
      },
    });
  });
});
