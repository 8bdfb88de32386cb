import { useMemo, useState } from 'react';
import type { Resource } from 'shared/api';
import type { MailPage, MailSummary, Person } from 'shared/contract';
import { listState } from 'shared/domain';
import { Button, EmptyState, formatCount, PagedTable, Text } from 'shared/ui';
import type { ListInAddress } from '../use-list-in-address.ts';
import { mailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';

export interface MailTableProps extends ListInAddress {
  person: Person;
  mails: Resource<MailPage>;
}

const mailKey = ({ id }: MailSummary) => id;

/** A page of mails, and the one that is read. */
export function MailTable({ person, mails, address, refine }: MailTableProps) {
  const { answer, isFailed, isLoading } = listState(mails);
  const [opened, setOpened] = useState<MailSummary>();
  const columns = useMemo(() => mailColumns(setOpened), [setOpened]);
  const total = answer?.page.totalElements;
  return (
    <>
      <PagedTable
        label="Mails"
        caption="Mails of the tracker"
        columnsName={`outbox.${person.email}`}
        columns={columns}
        rows={isFailed ? [] : answer?._embedded.mails}
        rowKey={mailKey}
        isLoading={isLoading}
        empty={
          isFailed ? (
            <EmptyState
              title="The mails could not be loaded."
              action={<Button onClick={() => void mails.reload()}>Try again</Button>}
            />
          ) : (
            <EmptyState title="No mail has been written yet." />
          )
        }
        summary={
          <Text tone="muted">
            {total === undefined ? '' : `${formatCount(total)} mail${total === 1 ? '' : 's'}`}
          </Text>
        }
        actions={
          <Button size="sm" onClick={() => void mails.reload()}>
            Look again
          </Button>
        }
        address={address}
        onChange={refine}
        isOrderFixed
        totalElements={total}
        resetScrollOn={answer}
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
