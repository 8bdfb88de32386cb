import { findPostgres } from '../../machine/postgres.mjs';
import { query } from '../postgres-programs.mjs';
import { findPgbackrest } from './pgbackrest.mjs';
import { pitrDrill } from './pitr-drill.mjs';

const programs = findPostgres();
const withPrograms = programs === undefined || findPgbackrest() === undefined ? test.skip : test;

withPrograms(
  'encrypted full and differential backups with the log bring back the moment before a mistake, and the end (docs/operations.md)',
  async () => {
    if (programs === undefined) return;
    const run = async (/** @type {string} */ url, /** @type {string} */ statement) => {
      query(programs, url, statement);
    };
    const drill = await pitrDrill(programs, {
      fill: (url) =>
        run(
          url,
          'create table plan as select n as id, md5(n::text) as note from generate_series(1, 2000) n; alter table plan add primary key (id)',
        ),
      goOn: (url) =>
        run(
          url,
          "insert into plan select max(id) + 1, 'later' from plan; update plan set note = note || '+'",
        ),
      mistake: 'delete from plan where id > 10',
    });
    expect(drill.after).toEqual(drill.before);
    expect(drill.before.plan).toMatch(/^2002 /);
    expect(drill.atFull.plan).toMatch(/^2000 /);
    expect(drill.proof).toEqual({
      provenAt: expect.stringMatching(/Z$/),
      restoredTo: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      tables: 1,
      rows: 10,
    });
    expect(drill.backups.backup.map((/** @type {{ type: string }} */ { type }) => type)).toEqual([
      'full',
      'diff',
    ]);
    // A repository that lost its backups: noted as a failure, beside what was proven before.
    expect(drill.refusal).toContain('pgbackrest');
    expect(drill.proofAfterFailure).toEqual({
      ...drill.proof,
      failedAt: expect.stringMatching(/Z$/),
      reason: expect.stringContaining('restore failed'),
    });
    expect(drill.backups.cipher).toBe('aes-256-cbc');
  },
  120_000,
);
