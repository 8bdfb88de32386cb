import { openPgliteEngine, type PgliteEngine } from './pglite-engine.ts';

let engine: PgliteEngine;

beforeAll(async () => {
  engine = await openPgliteEngine();
  await engine.query('create table colony (id integer primary key, name text, days date[], tags text[])', []);
});
afterAll(() => engine.close());

async function keptStatements(): Promise<string[]> {
  const { rows } = await engine.query('select statement from pg_prepared_statements order by name', []);
  return rows.map((row) => String(row.statement));
}

const ADD = 'insert into colony values ($1, $2, $3, $4)';
const FIND = 'select * from colony where id = any ($1)';

describe('statements that come again', () => {
  it('return the same with a prepared plan as without', async () => {
    for (const id of [1, 2, 3, 4])
      expect(await engine.query(ADD, [id, `NL-${id}`, ['2031-03-02'], ['a "b"', 'c,d']])).toEqual({
        rows: [],
        affectedRows: 1,
      });
    const first = await engine.query(FIND, [[1, 3]]);
    expect(await engine.query(FIND, [[1, 3]])).toEqual(first);
    expect(await engine.query(FIND, [[1, 3]])).toEqual(first);
    expect(first.rows).toEqual([
      { id: 1, name: 'NL-1', days: ['2031-03-02'], tags: ['a "b"', 'c,d'] },
      { id: 3, name: 'NL-3', days: ['2031-03-02'], tags: ['a "b"', 'c,d'] },
    ]);
    expect(await keptStatements()).toEqual([ADD, FIND]);
  });

  it('store nulls', async () => {
    await engine.query(ADD, [9, null, null, null]);
    const { rows } = await engine.query(FIND, [[9]]);
    expect(rows).toEqual([{ id: 9, name: null, days: null, tags: null }]);
  });

  it('report errors as before, and work afterwards', async () => {
    await expect(engine.query(ADD, [1, 'again', null, null])).rejects.toMatchObject({
      code: '23505',
      detail: 'Key (id)=(1) already exists.',
    });
    expect((await engine.query(FIND, [[1]])).rows).toHaveLength(1);
  });

  it('refuse a value of another type', async () => {
    await expect(engine.query(ADD, ['one', null, null, null])).rejects.toMatchObject({ code: '22P02' });
  });

  it('keep no plan of a statement that is wrong', async () => {
    for (let time = 0; time < 3; time++)
      await expect(engine.query('select nothing from colony where id = $1', [1])).rejects.toMatchObject({
        code: '42703',
      });
    expect((await engine.query(FIND, [[1]])).rows).toHaveLength(1);
  });

  it('are planned again once a table has changed', async () => {
    await engine.query('alter table colony add column strain text', []);
    expect(await keptStatements()).toEqual([]);
    for (let time = 0; time < 3; time++)
      expect((await engine.query(FIND, [[9]])).rows[0]).toHaveProperty('strain', null);
  });

  it('do not pile up', async () => {
    for (let number = 0; number < 320; number++)
      for (let time = 0; time < 2; time++) await engine.query(`select ${number} as n where $1 = 1`, [1]);
    expect(await keptStatements()).toHaveLength(300);
    expect((await engine.query('select 0 as n where $1 = 1', [1])).rows).toEqual([{ n: 0 }]);
  });

  it('survive a transaction that is taken back', async () => {
    await engine.query('begin', []);
    for (let time = 0; time < 2; time++)
      await engine.query('select id from colony where name = $1', ['NL-1']);
    await engine.query('rollback', []);
    expect((await engine.query('select id from colony where name = $1', ['NL-1'])).rows).toEqual([{ id: 1 }]);
  });
});
