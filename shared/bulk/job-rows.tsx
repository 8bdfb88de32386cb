import type { BulkJobRow } from 'shared/contract';
import { fieldName } from 'shared/record-fields';
import { Badge, counted, Link, Stack, TableFrame, Text, useIsHandset, type Tone } from 'shared/ui';

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

/** What happens to each record, or would: what changes, why something is refused, and what follows for projects. */
export function JobRows({ rows, isPreview, isGoodFirst = false, changed = 'changed' }: JobRowsProps) {
  // A telephone has no room for a third column.
  const isHandset = useIsHandset();
  const order = isGoodFirst ? GOOD_FIRST : REFUSED_FIRST;
  const inOrder = rows.toSorted(
    (one, other) => order.indexOf(one.outcome ?? '') - order.indexOf(other.outcome ?? ''),
  );
  const shown = inOrder.slice(0, SHOWN);
  const more = rows.length - shown.length;
  return (
    <Stack gap="2">
      <TableFrame caption={isPreview ? 'What would happen' : 'What happened'} maxHeight="40vh">
        <thead>
          <tr>
            <th scope="col">Record</th>
            {!isHandset && <th scope="col">{isPreview ? 'Would be' : 'Was'}</th>}
            <th scope="col">Changes</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.place}>
              <th scope="row">
                <Record row={row} />
                {isHandset && <Outcome row={row} changed={changed} />}
              </th>
              {!isHandset && (
                <td>
                  <Outcome row={row} changed={changed} />
                </td>
              )}
              <td data-long="">
                <Changes row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {more > 0 && <Text tone="muted">{`and ${counted(more, 'record')} more`}</Text>}
    </Stack>
  );
}

function Outcome({ row: { outcome }, changed }: { row: BulkJobRow; changed: string }) {
  return (
    <Badge tone={TONES[outcome ?? ''] ?? 'neutral'}>
      {outcome === 'changed' ? changed : (outcome ?? '—')}
    </Badge>
  );
}

/** A project leads to its page; a row of a file has its line in front. */
function Record({ row: { target, line } }: { row: BulkJobRow }) {
  return (
    <>
      {line !== null && <div>Line {line}</div>}
      {target.startsWith('TPN:') ? (
        <Link isId to={`/projects/${target}`}>
          {target}
        </Link>
      ) : (
        target
      )}
    </>
  );
}

function Changes({ row: { message, details, consequences } }: { row: BulkJobRow }) {
  if (message !== null) return message;
  if (details.length + consequences.length === 0) return '—';
  return (
    <>
      {details.map(({ field, oldValue, newValue }, index) => (
        <div key={`${field}-${index}`}>
          {fieldName(field)}: {oldValue ?? '—'} → {newValue ?? '—'}
        </div>
      ))}
      {consequences.map(({ tpn, statusBefore, statusAfter }) => (
        <div key={tpn}>
          {tpn}: {statusBefore} → {statusAfter}
        </div>
      ))}
    </>
  );
}
