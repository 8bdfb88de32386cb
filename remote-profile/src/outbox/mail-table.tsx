import { useMemo, useState } from 'react';
import type { MailPage, MailSummary, Person } from 'shared/contract';
import { ListTable, type ListPage } from 'shared/domain';
import { Button } from 'shared/ui';
import type { ListInAddress } from '../use-list-in-address.ts';
import { mailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';

export interface MailTableProps extends ListInAddress {
  person: Person;
  mails: ListPage<MailPage>;
}

const mailKey = ({ id }: MailSummary) => id;
const mailsOf = ({ _embedded }: MailPage) => _embedded.mails;

/** A page of mails, and the one that is read. */
export function MailTable({ person, mails, address, refine }: MailTableProps) {
  const [opened, setOpened] = useState<MailSummary>();
  const columns = useMemo(() => mailColumns(setOpened), [setOpened]);
  return (
    <>
      <ListTable
        label="Mails"
        caption="Mails of the tracker"
        columnsName={`outbox.${person.email}`}
        columns={columns}
        list={mails}
        rowsOf={mailsOf}
        rowKey={mailKey}
        noun="mail"
        empty={{ failure: 'The mails could not be loaded.', title: 'No mail has been written yet.' }}
        actions={
          <Button size="sm" onClick={() => void mails.reload()}>
            Look again
          </Button>
        }
        address={address}
        onChange={refine}
        isOrderFixed
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
