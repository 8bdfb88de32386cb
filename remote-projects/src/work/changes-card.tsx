import type { MyChange } from 'shared/contract';
import { changePlace, useProjectListLink } from 'shared/domain';
import { Card, DataTable, formatDate, formatDateTime, Link, Stack, Text, type Column } from 'shared/ui';
import { changeText } from './change-text.ts';
import { geneLinks } from './gene-links.tsx';

const COLUMNS: readonly Column<MyChange>[] = [
  {
    id: 'date',
    header: 'When',
    isRowHeader: true,
    card: 'fact',
    cell: ({ at, date }) => <span className="gt-id">{formatDateTime(at ?? date)}</span>,
  },
  { id: 'user', header: 'Who', card: 'fact', cell: ({ user }) => user },
  { id: 'genes', header: 'Gene(s)', card: 'title', cell: geneLinks },
  {
    id: 'record',
    header: 'Record',
    // At the other end of the line of the genes.
    card: 'status',
    cell: (change) => {
      const { id, to } = changePlace(change);
      return (
        <Link isId to={to}>
          {id}
        </Link>
      );
    },
  },
  { id: 'what', header: 'What', card: 'note', cell: What },
];

/** The first fields of a change; those that are not named stand in the history of the record. */
function What(change: MyChange) {
  const { id, to } = changePlace(change);
  const more = `and ${change.moreFields} more`;
  return (
    <>
      {changeText(change)}
      {change.moreFields > 0 && (
        <>
          {' '}
          <Link to={`${to}/history`} aria-label={`${more}: history of ${id}`}>
            {more}
          </Link>
        </>
      )}
    </>
  );
}

const DAYS = 7;

function weekAgo(): string {
  const day = new Date();
  day.setDate(day.getDate() - DAYS);
  return formatDate(day);
}

const changeKey = ({ id }: MyChange) => id;

export interface ChangesCardProps {
  changes: readonly MyChange[];
  /** Of which the changes are; none where they are of all. */
  workUnitNames: readonly string[];
}

/** The latest changes of the last seven days, and by whom. */
export function ChangesCard({ changes, workUnitNames }: ChangesCardProps) {
  const linkTo = useProjectListLink();
  return (
    <Card title="Changed this week">
      {changes.length === 0 ? (
        <Text tone="muted">Nothing has changed in the last seven days.</Text>
      ) : (
        <Stack gap="3">
          <DataTable
            caption="Changes of the last seven days"
            columns={COLUMNS}
            rows={changes}
            rowKey={changeKey}
          />
          <Text>
            <Link {...linkTo({ workUnitName: workUnitNames, changedFrom: [weekAgo()] })}>
              All projects that changed this week
            </Link>
          </Text>
        </Stack>
      )}
    </Card>
  );
}
