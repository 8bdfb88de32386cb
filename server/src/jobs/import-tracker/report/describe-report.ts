import type { ColumnNote, Group, ImportReport, TableReport } from './report.ts';

/** The report for people, as Markdown: first what needs somebody, then all tables. */
export function describeReport(report: ImportReport): string {
  const { tables, notes } = report;
  const sections = [
    `# Import from the existing tracker${report.dryRun ? ' (dry run: nothing was kept)' : ''}`,
    `From ${report.startedAt} to ${report.finishedAt}.`,
    ...summary(report).map((line) => `- ${line}`),
    '## To know',
    ...notes.map((note) => `- ${note}`),
    '## Refused rows',
    ...groupsOf(tables, ({ refusals }) => refusals, 'No row was refused.'),
    '## Changed rows',
    ...groupsOf(
      tables,
      ({ changes }) => changes.filter(({ isNoise }) => !isNoise),
      'Nothing was changed that anybody needs to look at.',
    ),
    '## Empty columns',
    ...rowsOr(
      ['Column', 'Becomes', 'Rows'],
      columnGroups(tables, ({ changes, refusals }) => [...refusals, ...changes]).flatMap(({ where, group }) =>
        group.fate === undefined ? [] : [[where, group.fate, group.rows]],
      ),
      'No column was empty that must have a value.',
    ),
    '## Changes that mean nothing',
    ...rowsOr(
      ['Column', 'What', 'Rows'],
      columnGroups(tables, ({ changes }) => changes.filter(({ isNoise }) => isNoise)).map(
        ({ where, group }) => [where, group.reason, group.rows],
      ),
      'There were none.',
    ),
    '## Tables',
    tableOf(
      ['Table', 'Here', 'Read', 'Taken', 'Matched', 'Changed', 'To look at', 'Refused'],
      tables.map((table) => [
        table.source,
        table.target,
        table.read,
        table.taken,
        table.matched,
        table.changed,
        table.toSee,
        table.refused,
      ]),
    ),
    '## Left in the source',
    tableOf(
      ['Table', 'Rows', 'Why'],
      [
        ...report.notCarried.map(({ table, rows, reason }) => [table, rows, reason]),
        ...report.unknownTables.map(({ table, rows }) => [
          table,
          rows,
          'not a table of the existing tracker’s model: look at it yourself',
        ]),
      ],
    ),
    ...(report.missingTables.length === 0
      ? []
      : [`The source lacks these tables of the model: ${report.missingTables.join(', ')}.`]),
    '## Columns that were not read',
    tableOf(['Table', 'Columns', 'Why'], columnRows(report.columns)),
  ];
  return `${sections.join('\n\n').replaceAll(/\n\n(?=- )/g, '\n')}\n`;
}

/** The import in a few lines. */
export function summary({ dryRun, tables, unknownTables, missingTables }: ImportReport): string[] {
  const sum = (count: (table: TableReport) => number) =>
    tables.reduce((total, table) => total + count(table), 0);
  return [
    `${sum(({ read }) => read)} rows read: ${sum(({ taken }) => taken)} taken, ${sum(({ matched }) => matched)} matched with what was here, ${sum(({ refused }) => refused)} refused; ${sum(({ changed }) => changed)} of the taken and matched were changed, ${sum(({ toSee }) => toSee)} of these so that somebody should look at them.`,
    ...(unknownTables.length === 0 ? [] : [`${unknownTables.length} unknown tables were left alone.`]),
    ...(missingTables.length === 0 ? [] : [`${missingTables.length} tables of the model are missing.`]),
    ...(dryRun ? ['This was a dry run: nothing was kept.'] : []),
  ];
}

type GroupsOf = (table: TableReport) => readonly Group[];

function groupsOf(tables: readonly TableReport[], groups: GroupsOf, none: string): string[] {
  const sections = columnGroups(tables, groups).map(({ where, group }) => {
    const examples = group.examples.map(({ key, from, to }) => [key, shown(from), shown(to)]);
    return [
      `### ${where}: ${group.rows} ${group.rows === 1 ? 'row' : 'rows'}`,
      `${group.reason}.${group.advice === undefined ? '' : ` **To do:** ${group.advice}`}`,
      ...(examples.length === 0 ? [] : [tableOf(['Row', 'Was', 'Is'], examples)]),
    ].join('\n\n');
  });
  return sections.length === 0 ? [none] : sections;
}

/** Groups of all tables, with the column that each is about as `table.column`. */
function columnGroups(tables: readonly TableReport[], groups: GroupsOf): { where: string; group: Group }[] {
  return tables.flatMap((table) =>
    groups(table).map((group) => ({
      where: group.column === null ? table.source : `${table.source}.${group.column}`,
      group,
    })),
  );
}

function rowsOr(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  none: string,
): string[] {
  return rows.length === 0 ? [none] : [tableOf(headings, rows)];
}

/** A line for each reason of each table. */
function columnRows(notes: readonly ColumnNote[]): string[][] {
  const groups = new Map<string, { table: string; columns: string[]; why: string }>();
  for (const { table, column, fate, reason } of notes) {
    const why = `${fate}: ${reason}`;
    const group = groups.get(`${table} ${why}`) ?? { table, columns: [], why };
    group.columns.push(column);
    groups.set(`${table} ${why}`, group);
  }
  return [...groups.values()].map(({ table, columns, why }) => [table, columns.join(', '), why]);
}

const LONGEST = 80;

function shown(value: string | null | undefined): string {
  if (value === undefined) return '';
  if (value === null) return '(none)';
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

function tableOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells
      .map((cell) =>
        String(cell)
          .replaceAll('|', String.raw`\|`)
          .replaceAll(/\s+/g, ' '),
      )
      .join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
