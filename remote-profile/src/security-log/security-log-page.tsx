import { useResource } from 'shared/api';
import type { Person, SecurityEvent, SecurityEventPage } from 'shared/contract';
import { ErrorBanner, GoBack, ListTable, listFormat, useListAddress, useListPage } from 'shared/domain';
import { isAnyFilterSet, meaningfulFilters, Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { EVENT_COLUMNS } from './event-columns.tsx';
import { LogFilters } from './log-filters.tsx';

const TITLE = 'Security log';

/** What the log can be narrowed by; the names are those of the call. */
const LOG_LIST = listFormat({
  filters: [
    { name: 'person', kind: 'text' },
    { name: 'kind', kind: 'options' },
    { name: 'from', kind: 'text' },
    { name: 'to', kind: 'text' },
  ],
  sortKeys: [],
  // The server orders the events: latest first.
  defaultSort: { key: 'happenedAt', direction: 'desc' },
});

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
  const { address, refine } = useListAddress(LOG_LIST);
  const { filters, page, size } = address;
  const reading = useResource<SecurityEventPage>('/api/securityEvents', {
    ...meaningfulFilters(filters),
    page,
    size,
  });
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
