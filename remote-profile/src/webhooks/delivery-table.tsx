import { useResource } from 'shared/api';
import type { WebhookDelivery } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { Button, DataTable, formatDateTime, Row, StatusBadge, Text, type Column } from 'shared/ui';
import { deliveriesPath } from './webhook-calls.ts';

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  {
    id: 'created',
    header: 'When',
    card: 'title',
    isRowHeader: true,
    cell: ({ createdAt }) => <span className="gt-id">{formatDateTime(createdAt)}</span>,
  },
  { id: 'changes', header: 'Changes', card: 'note', cell: ({ changes }) => changes },
  {
    id: 'state',
    header: 'State',
    card: 'status',
    cell: ({ deliveredAt }) =>
      deliveredAt === null ? (
        <StatusBadge status="Waiting" tone="warning" />
      ) : (
        <StatusBadge status="Delivered" tone="success" />
      ),
  },
  { id: 'attempts', header: 'Attempts', card: 'note', cell: ({ attempts }) => attempts },
  { id: 'problem', header: 'Last problem', card: 'note', cell: ({ problem }) => problem },
];

const deliveryKey = ({ id }: WebhookDelivery) => id;

/** The latest deliveries of a webhook, with what came of them. */
export function DeliveryTable({ id }: { id: number }) {
  const deliveries = useResource<WebhookDelivery[]>(deliveriesPath(id));
  return (
    <Loaded of={deliveries} label="Loading the deliveries…">
      {(data) =>
        data.length === 0 ? (
          <Text tone="muted">Nothing was delivered yet.</Text>
        ) : (
          <>
            <Row pb="2">
              <Button size="sm" onClick={() => void deliveries.reload()}>
                Look again
              </Button>
            </Row>
            <DataTable caption="Deliveries" columns={COLUMNS} rows={data} rowKey={deliveryKey} />
          </>
        )
      }
    </Loaded>
  );
}
