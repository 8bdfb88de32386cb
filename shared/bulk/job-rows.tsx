import { useMemo } from 'react';
import type { BulkJobRow } from 'shared/contract';
import { NOTHING } from 'shared/domain';
import { fieldName, shownValues } from 'shared/record-fields';
import { Badge, counted, DataTable, Link, Stack, Text, type Column, type Tone } from 'shared/ui';

/** Rows that are shown. */
const SHOWN = 100;

const REFUSED_FIRST = ['refused', 'changed', 'unchanged'];
const GOOD_FIRST = ['changed', 'unchanged', 'refused'];
const TONES: Record<string, Tone> = { refused: 'danger', changed: 'success', unchanged: 'neutral' };

export interface JobRowsProps {
  rows: readonly BulkJobRow[];
  isPreview: boolean;
  /** Of a file, where the refused rows come as a file of their own. */
  isGoodFirst?: boolean;
  /** What a changed record is called. */
  changed?: string;
}

const rowKey = ({ place }: BulkJobRow) => place;

/** What happens to each record, or would: what changes, why something is refused, and what follows for projects. */
export function JobRows({ rows, isPreview, isGoodFirst = false, changed = 'changed' }: JobRowsProps) {
  const columns = useMemo(() => columnsOf(isPreview, changed), [isPreview, changed]);
  const order = isGoodFirst ? GOOD_FIRST : REFUSED_FIRST;
  const inOrder = rows.toSorted(
    (one, other) => order.indexOf(one.outcome ?? '') - order.indexOf(other.outcome ?? ''),
  );
  const shown = inOrder.slice(0, SHOWN);
  const more = rows.length - shown.length;
  return (
    <Stack gap="2">
      <DataTable
        caption={isPreview ? 'What would happen' : 'What happened'}
        columns={columns}
        rows={shown}
        rowKey={rowKey}
        maxHeight="40vh"
      />
      {more > 0 && <Text tone="muted">{`and ${counted(more, 'record')} more`}</Text>}
    </Stack>
  );
}

function columnsOf(isPreview: boolean, changed: string): readonly Column<BulkJobRow>[] {
  return [
    {
      id: 'record',
      header: 'Record',
      isRowHeader: true,
      card: 'title',
      cell: (row) => <Record row={row} />,
    },
    {
      id: 'outcome',
      header: isPreview ? 'Would be' : 'Was',
      card: 'status',
      cell: (row) => <Outcome row={row} changed={changed} />,
    },
    { id: 'changes', header: 'Changes', card: 'note', cell: (row) => <Changes row={row} /> },
  ];
}

function Outcome({ row: { outcome }, changed }: { row: BulkJobRow; changed: string }) {
  return (
    <Badge tone={TONES[outcome ?? ''] ?? 'neutral'}>
      {outcome === 'changed' ? changed : (outcome ?? '—')}
    </Badge>
  );
}

/** A project leads to its page; a row of a file has its line in front. Identifiers mean little to people, genes do. */
function Record({ row: { target, tpn, line, genes = [] } }: { row: BulkJobRow }) {
  return (
    <>
      {line !== null && <div>Line {line}</div>}
      {target.startsWith('TPN:') ? <ProjectLink tpn={target} /> : target}
      {tpn && (
        <div>
          of <ProjectLink tpn={tpn} />
        </div>
      )}
      {genes.length > 0 && <div>{genes.join(', ')}</div>}
    </>
  );
}

function ProjectLink({ tpn }: { tpn: string }) {
  return (
    <Link isId to={`/projects/${tpn}`}>
      {tpn}
    </Link>
  );
}

function changedValue(detail: BulkJobRow['details'][number]): string {
  const { before, after } = shownValues(detail);
  return `${fieldName(detail.field)}: ${before ?? NOTHING} → ${after ?? NOTHING}`;
}

function Changes({ row: { message, details, consequences } }: { row: BulkJobRow }) {
  if (message !== null) return message;
  if (details.length + consequences.length === 0) return '—';
  return (
    <>
      {details.map((detail, index) => (
        <div key={`${detail.field}-${index}`}>{changedValue(detail)}</div>
      ))}
      {consequences.map(({ tpn, statusBefore, statusAfter }) => (
        <div key={tpn}>
          {tpn}: {statusBefore} → {statusAfter}
        </div>
      ))}
    </>
  );
}
