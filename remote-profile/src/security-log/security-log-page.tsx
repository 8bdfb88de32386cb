import { useResource } from 'shared/api';
import type { Person, SecurityEvent, SecurityEventPage } from 'shared/contract';
import { ErrorBanner, GoBack, listState } from 'shared/domain';
import {
  Button,
  EmptyState,
  formatCount,
  isAnyFilterSet,
  Page,
  PagedTable,
  Text,
  useLastPage,
} from 'shared/ui';
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

function SecurityLog({ person }: { person: Person }) {
  const { address, refine } = useListInAddress(LOG_RULES);
  const { filters } = address;
  const events = useResource<SecurityEventPage>('/api/securityEvents', logQuery(address));
  const { answer, isFailed, isLoading, currentTotal } = listState(events);
  const total = answer?.page.totalElements;
  useLastPage({ ...address, totalElements: currentTotal }, (page) => refine({ page }));
  return (
    <Page
      title={TITLE}
      description="What happened to accounts, latest first."
      banner={<ErrorBanner errors={[events.error]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
      <LogFilters filters={filters} onChange={(changed) => refine({ filters: changed })} />
      <PagedTable
        label="Security events"
        caption="Events found"
        columnsName={`security-log.${person.email}`}
        columns={EVENT_COLUMNS}
        rows={isFailed ? [] : answer?._embedded.securityEvents}
        rowKey={eventKey}
        isLoading={isLoading}
        empty={
          isFailed ? (
            <EmptyState
              title="The events could not be loaded."
              action={<Button onClick={() => void events.reload()}>Try again</Button>}
            />
          ) : (
            <EmptyState
              title={isAnyFilterSet(filters) ? 'No event matches the filters.' : 'Nothing has happened yet.'}
            />
          )
        }
        summary={
          <Text tone="muted">
            {total === undefined ? '' : `${formatCount(total)} event${total === 1 ? '' : 's'}`}
          </Text>
        }
        address={address}
        onChange={refine}
        isOrderFixed
        totalElements={total}
        resetScrollOn={answer}
      />
    </Page>
  );
}
