import { useResource } from 'shared/api';
import type { Person, SecurityEvent, SecurityEventPage } from 'shared/contract';
import { ErrorBanner, GoBack, ListTable, useListPage } from 'shared/domain';
import { isAnyFilterSet, Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { useListInAddress } from '../use-list-in-address.ts';
import { EVENT_COLUMNS } from './event-columns.tsx';
import { LOG_RULES, logQuery } from './log-address.ts';
import { LogFilters } from './log-filters.tsx';

const TITLE = 'Security log';

/** What happened to accounts, for administrators: sign-ins, changes of rights, attempts that were refused. */
export function SecurityLogPage() {
  return (
    <PermittedOnly title={TITLE} needs="administrator">
      {(person) => <SecurityLog key={person.email} person={person} />}
    </PermittedOnly>
  );
}

const eventKey = ({ id }: SecurityEvent) => id;
const eventsOf = ({ _embedded }: SecurityEventPage) => _embedded.securityEvents;

function SecurityLog({ person }: { person: Person }) {
  const { address, refine } = useListInAddress(LOG_RULES);
  const { filters } = address;
  const reading = useResource<SecurityEventPage>('/api/securityEvents', logQuery(address));
  const events = useListPage(reading, address, refine);
  return (
    <Page
      title={TITLE}
      description="What happened to accounts, latest first."
      banner={<ErrorBanner errors={[events.error]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
      <LogFilters filters={filters} onChange={(changed) => refine({ filters: changed })} />
      <ListTable
        label="Security events"
        caption="Events found"
        columnsName={`security-log.${person.email}`}
        columns={EVENT_COLUMNS}
        list={events}
        rowsOf={eventsOf}
        rowKey={eventKey}
        noun="event"
        empty={{
          failure: 'The events could not be loaded.',
          title: isAnyFilterSet(filters) ? 'No event matches the filters.' : 'Nothing has happened yet.',
        }}
        address={address}
        onChange={refine}
        isOrderFixed
      />
    </Page>
  );
}
