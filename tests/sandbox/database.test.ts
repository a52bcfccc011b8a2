import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/data/database.ts';
import { lockFolder } from '#sandbox/data/folder-lock.ts';
import { migrate } from '#sandbox/data/migrations.ts';
import { createPostgresAdapter } from '#sandbox/identity/adapter.ts';
import { emptyDatabase } from '#tests/support/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('runs transactions one after the other', async () => {
    const database = await emptyDatabase();
    await sql`create table counter (value integer)`.execute(database);
    await sql`insert into counter values (0)`.execute(database);
    const addOne = () =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(
          transaction,
        );
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(database);
    expect(rows).toEqual([{ value: 20 }]);
    await database.destroy();
  });
});

describe('the lock of a data folder', () => {
  const file = join(folder, 'lock');

  it('cannot be taken while a running process holds it', () => {
    writeFileSync(file, String(process.ppid));
    expect(() => lockFolder(file)).toThrow(`is open in process ${process.ppid}`);
  });

  it.each([
    ['no process has its id', '4194304'],
    ['it has the id of this process', String(process.pid)],
    ['it is empty', ''],
    ['it is no number', 'junk'],
  ])('can be taken when %s', (_, holder) => {
    writeFileSync(file, holder);
    const unlock = lockFolder(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});

describe("the provider's adapter", () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrate(database);
  });
  afterAll(() => database.destroy());
  const adapter = (kind: string) => createPostgresAdapter(database)(kind);

  it('keeps a record by kind and id, and replaces it', async () => {
    await adapter('Session').upsert('a', { uid: 'u1', accountId: 'one' }, 60);
    await adapter('Session').upsert('a', { uid: 'u1', accountId: 'two' }, 60);
    expect(await adapter('Session').find('a')).toEqual({ uid: 'u1', accountId: 'two' });
    expect(await adapter('Session').findByUid('u1')).toEqual({ uid: 'u1', accountId: 'two' });
    expect(await adapter('Grant').find('a')).toBeUndefined();
    await adapter('Session').destroy('a');
    expect(await adapter('Session').find('a')).toBeUndefined();
  });

  it('does not find an expired record, and deletes it at the next login', async () => {
    await adapter('AuthorizationCode').upsert('old', { grantId: 'g' }, -1);
    expect(await adapter('AuthorizationCode').find('old')).toBeUndefined();
    const left = database.selectFrom('oidc_records').select('id').where('id', '=', 'old');
    expect(await left.execute()).toHaveLength(1);
    await adapter('Interaction').upsert('new', {}, 60);
    expect(await left.execute()).toHaveLength(0);
  });

  it('keeps a record without an expiry', async () => {
    await adapter('Client').upsert('forever', { client_id: 'x' }, undefined);
    expect(await adapter('Client').find('forever')).toEqual({ client_id: 'x' });
  });

  it('lets a code be consumed once', async () => {
    const codes = adapter('AuthorizationCode');
    await codes.upsert('code', { grantId: 'g1' }, 60);
    await codes.consume('code');
    expect(await codes.find('code')).toMatchObject({ consumed: expect.any(Number) });
    await expect(codes.consume('code')).rejects.toThrow('invalid_grant');
  });

  it('revokes all tokens of a grant', async () => {
    await adapter('AuthorizationCode').upsert('c', { grantId: 'g2' }, 60);
    await adapter('AccessToken').upsert('t', { grantId: 'g2' }, 60);
    await adapter('AccessToken').revokeByGrantId('g2');
    expect(await adapter('AuthorizationCode').find('c')).toBeUndefined();
    expect(await adapter('AccessToken').find('t')).toBeUndefined();
  });
});
