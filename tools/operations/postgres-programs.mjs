import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs one of PostgreSQL's programs.
 *
 * @param {{ bin: string }} programs
 * @param {string} name such as pg_dump
 * @param {string[]} args
 * @returns {string} what it printed
 * @throws with what it complained about
 */
export function runProgram({ bin }, name, args) {
  const { status, stdout, stderr } = spawnSync(join(bin, name), args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return stdout;
}

/** @param {{ bin: string }} programs @param {string} url @param {string} statement @returns {string[][]} rows of texts */
export function query(programs, url, statement) {
  const output = runProgram(programs, 'psql', [
    '-X',
    '-A',
    '-t',
    '-F',
    '\t',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
    statement,
    url,
  ]);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/**
 * The content of every table: its number of rows, and a hash over all of them in an order that does not depend on where
 * they lie.
 *
 * @param {{ bin: string }} programs @param {string} url
 * @returns {Record<string, string>} by table: `{rows} {hash}`
 */
export function rowHashes(programs, url) {
  const tables = query(
    programs,
    url,
    `select quote_ident(table_name) from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables.map(
    ([table]) =>
      `select '${table}', count(*), md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) from ${table} t`,
  );
  const rows = query(programs, url, parts.join(' union all '));
  return Object.fromEntries(rows.map(([table, count, hash]) => [table, `${count} ${hash}`]));
}
