import { findPostgres } from '../machine/postgres.mjs';
import { demoDrill } from './demo-drill.mjs';
import { differingTables } from './restore-drill.mjs';

const programs = findPostgres();
const withPostgres = programs === undefined ? test.skip : test;

withPostgres(
  'a dump, and a base backup with its log, bring every row back (docs/operations.md)',
  async () => {
    if (programs === undefined) return;
    const { dump, pointInTime, mistake } = await demoDrill(programs, 10);
    expect(differingTables(dump)).toEqual([]);
    expect(differingTables(pointInTime)).toEqual([]);
    // Or else nothing would have been compared: the backup is older than the work after it, and the mistake was one.
    expect(Object.keys(dump.before).length).toBeGreaterThan(100);
    expect(differingTables({ before: dump.before, after: pointInTime.before })).toContain('project');
    expect(differingTables({ before: pointInTime.before, after: mistake })).toContain('project');
  },
  600_000,
);
