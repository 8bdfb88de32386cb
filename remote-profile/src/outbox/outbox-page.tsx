import { useResource } from 'shared/api';
import type { MailPage, Person } from 'shared/contract';
import { ErrorBanner, GoBack, useListPage } from 'shared/domain';
import { Page, type ListAddressRules } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { useListInAddress } from '../use-list-in-address.ts';
import { MailTable } from './mail-table.tsx';

const TITLE = 'Outbox';

/** The server orders the mails: latest first. */
const RULES: ListAddressRules = { filters: [], sortKeys: [], defaultSort: { key: 'id', direction: 'desc' } };

/** The mails of the tracker. Without a mail service this is where an administrator finds the links to hand on. */
export function OutboxPage() {
  return (
    <PermittedOnly title={TITLE} needs="administrator">
      {(person) => <Outbox key={person.email} person={person} />}
    </PermittedOnly>
  );
}

function Outbox({ person }: { person: Person }) {
  const { address, refine } = useListInAddress(RULES);
  const { page, size } = address;
  const mails = useListPage(useResource<MailPage>('/api/outbox', { page, size }), address, refine);
  return (
    <Page
      title={TITLE}
      description="Mails of the tracker, latest first. The text of a mail goes when its link is no longer good for anything."
      banner={<ErrorBanner errors={[mails.error]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
      <MailTable person={person} mails={mails} address={address} refine={refine} />
    </Page>
  );
}
