import type { StatusStamp } from 'shared/contract';
import { Disclosure, formatDateTime, StatusBadge, TableFrame } from 'shared/ui';

interface StatusStampsProps {
  /** `Assignment Status Dates`, `Plan Status History` and so on (ui-screens 2.3). */
  title?: string;
  stamps: readonly StatusStamp[];
}

/** The statuses that something has reached, and when, in the order of the server (ui-screens 2.3): what "what next" has in short. */
export function StatusStamps({ title = 'Status History', stamps }: StatusStampsProps) {
  return (
    <Disclosure title={title}>
      <TableFrame caption={title}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {stamps.map(({ statusName, date }, index) => (
            <tr key={index}>
              <td>
                <StatusBadge status={statusName} />
              </td>
              <td>{formatDateTime(date)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Disclosure>
  );
}
