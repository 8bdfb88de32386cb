import type { Person } from 'shared/contract';
import { isAdmin } from 'shared/session';
import { Grid, Page } from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import {
  INVITE_PEOPLE,
  OUTBOX,
  REGISTER_USER,
  SECURITY_EVENTS,
  SITE_HEALTH,
  USERS,
  WEBHOOKS_PAGE,
} from '../paths.ts';
import { AreaCard } from './area-card.tsx';

const TITLE = 'Admin';

/** The entry of the admin area: what there is for whom (ui-screens 22.1). */
export function DashboardPage() {
  return (
    <PermittedOnly title={TITLE} needs="executeManagerTasks">
      {(person) => <Dashboard person={person} />}
    </PermittedOnly>
  );
}

function Dashboard({ person }: { person: Person }) {
  return (
    <Page title={TITLE} description="Manager Section">
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <AreaCard
          to={USERS}
          title="Users"
          text={
            isAdmin(person)
              ? 'Find people, change their roles, deactivate accounts, send reset emails.'
              : 'Find the people of your work units and consortia, change their roles, send reset emails.'
          }
        />
        <AreaCard
          to={REGISTER_USER}
          title="Register User"
          text="Create an account for somebody who is new, with their first roles."
        />
        <AreaCard
          to={INVITE_PEOPLE}
          title="Invite people"
          text="Accounts for several people at once, with the same roles, and a mail that says how to begin."
        />
        <AreaCard
          to={WEBHOOKS_PAGE}
          title="Webhooks"
          text="Send changes of your work units and consortia to programs elsewhere, and see what was delivered."
        />
        {isAdmin(person) && (
          <>
            <AreaCard
              to={OUTBOX}
              title="Outbox"
              text="Mails that were sent, wait to be sent, or are kept here because there is no mail service."
            />
            <AreaCard
              to={SECURITY_EVENTS}
              title="Security log"
              text="Sign-ins, changes of rights, and attempts that were refused."
            />
            <AreaCard
              to={SITE_HEALTH}
              title="Site health"
              text="How fast each area is for those who use it, and what went wrong, by version."
            />
          </>
        )}
      </Grid>
    </Page>
  );
}
