import { useMemo, useState } from 'react';
import { useResource } from 'shared/api';
import type { MailPage, MailSummary, Person } from 'shared/contract';
import { ErrorBanner, GoBack, ListTable, listFormat, useListAddress, useListPage } from 'shared/domain';
import { Button, Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { mailColumns } from './mail-columns.tsx';
import { MailDialog } from './mail-dialog.tsx';

const TITLE = 'Outbox';

/** The server orders the mails: latest first. */
const LIST = listFormat({ filters: [], sortKeys: [], defaultSort: { key: 'id', direction: 'desc' } });

/** The mails of the tracker. Without a mail service this is where an administrator finds the links to hand on. */
export function OutboxPage() {
  return (
    <PermittedOnly title={TITLE} needs="administrator">
      {(person) => <Outbox key={person.email} person={person} />}
    </PermittedOnly>
  );
}

const mailKey = ({ id }: MailSummary) => id;
const mailsOf = ({ _embedded }: MailPage) => _embedded.mails;

function Outbox({ person }: { person: Person }) {
  const { address, refine } = useListAddress(LIST);
  const { page, size } = address;
  const mails = useListPage(useResource<MailPage>('/api/outbox', { page, size }), address, refine);
  const [opened, setOpened] = useState<MailSummary>();
  const columns = useMemo(() => mailColumns(setOpened), [setOpened]);
  return (
    <Page
      title={TITLE}
      description="Mails of the tracker, latest first. The text of a mail goes when its link is no longer good for anything."
      banner={<ErrorBanner errors={[mails.error]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
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
    </Page>
  );
}
