import { errorText } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Person } from 'shared/contract';
import { SignedInOnly } from 'shared/domain';
import { workUnitsOf } from 'shared/session';
import { Card, ErrorState, LoadingState, Page, Text } from 'shared/ui';
import { CreationForm } from './creation-form.tsx';

const TITLE = 'Project Creation';

/** The screen that creates a project with its first plan (spec part 1 §2, ui-screens 8). */
export function ProjectCreationPage() {
  return (
    <SignedInOnly title={TITLE} reason="Projects are created by members of a work unit.">
      {(person) => (
        <Page title={TITLE}>
          <Creation person={person} />
        </Page>
      )}
    </SignedInOnly>
  );
}

function Creation({ person }: { person: Person }) {
  const { configuration: lists, error } = useConfiguration();
  if (lists === undefined) return error ? <ErrorState text={errorText(error)} /> : <LoadingState />;
  const workUnits = workUnitsOf(person, lists.workUnits);
  if (workUnits.length === 0) return <NoWorkUnit />;
  const consortia = person.rolesConsortia.map(({ consortiumName }) => consortiumName);
  return <CreationForm key={person.email} lists={lists} workUnits={workUnits} consortia={consortia} />;
}

/** The server would refuse whatever they send (api-1 §11.3). */
function NoWorkUnit() {
  return (
    <Card title="You do not belong to a work unit">
      <Text maxW="prose">
        A project begins with a plan of a work unit, and its members create it. Ask the manager of your work
        unit, or an administrator, to give you a role there.
      </Text>
    </Card>
  );
}
