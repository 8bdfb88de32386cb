import { SignedInOnly } from 'shared/domain';
import { ManagedProjects } from './managed-projects.tsx';

const TITLE = 'Managed Projects';

/** The list of managed projects (spec part 1 §2 'Project list', ui-screens 6), for people who are signed in (PP-44). */
export function ManagedProjectsPage() {
  return (
    <SignedInOnly title={TITLE} reason="The list begins with the projects of your work units.">
      {(person) => <ManagedProjects key={person.email} title={TITLE} person={person} />}
    </SignedInOnly>
  );
}
