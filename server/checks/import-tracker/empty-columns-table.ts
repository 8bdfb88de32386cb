import { FATES } from '../../src/jobs/import-tracker/mappings/empty-columns.ts';

/** What becomes of empty columns, as the table in docs/import-tracker.md: a row for each thing that they become. */
export function emptyColumnsTable(): string {
  const columns = new Map<string, string[]>();
  for (const fate of FATES) columns.set(fate.says, [...(columns.get(fate.says) ?? []), ...fate.columns]);
  const rows = [...columns].map(([says, names]) => `| ${says} | ${namesByTable(names)} |`);
  return ['| an empty one becomes | column, by our name in the table there |', '| --- | --- |', ...rows].join(
    '\n',
  );
}

/** `table.column` one after the other; columns of one name together: `name of strain, species`. */
function namesByTable(names: readonly string[]): string {
  const tables = new Map<string, string[]>();
  for (const name of names) {
    const [table = '', column = ''] = name.split('.');
    tables.set(column, [...(tables.get(column) ?? []), table]);
  }
  return [...tables].map(([column, of]) => `\`${column}\` of ${of.join(', ')}`).join('; ');
}
