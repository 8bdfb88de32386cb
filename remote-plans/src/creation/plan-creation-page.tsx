import type { Person } from 'shared/contract';
import { GoBack, SignedInOnly } from 'shared/domain';
import { useParams, useSearchParams } from 'shared/router';
import { workUnitsOf } from 'shared/session';
import { Card, Page, Text } from 'shared/ui';
import { projectAddress } from '../routing/addresses.ts';
import { NotLoaded } from '../routing/not-loaded.tsx';
import { PlanCreationForm } from './plan-creation-form.tsx';
import { presetsOf } from './presets.ts';
import { useCreationFacts } from './use-creation-facts.ts';

const TITLE = 'Plan Creation';

/** The screen that adds a plan to a project (spec part 2 §2, ui-screens 9). */
export function PlanCreationPage() {
  const { tpn = '' } = useParams();
  return (
    <SignedInOnly title={TITLE} reason="Plans are created by members of a work unit.">
      {(person) => (
        <Page
          title={TITLE}
          documentTitle={`${TITLE} ${tpn}`}
          actions={<GoBack fallback={projectAddress(tpn)} />}
        >
          <Creation tpn={tpn} person={person} />
        </Page>
      )}
    </SignedInOnly>
  );
}

function Creation({ tpn, person }: { tpn: string; person: Person }) {
  const [query] = useSearchParams();
  const { facts, error, reload } = useCreationFacts(tpn);
  if (facts) {
    const workUnits = workUnitsOf(person, facts.lists.workUnits);
    if (workUnits.length === 0) return <NoWorkUnit />;
    return (
      <PlanCreationForm
        // Another project, other presets or another person: another form.
        key={`${person.email} ${tpn} ${query}`}
        tpn={tpn}
        facts={facts}
        presets={presetsOf(query, facts.first, facts.lists)}
        workUnits={workUnits}
      />
    );
  }
  const wayBack = { to: projectAddress(tpn), text: `Go to project ${tpn}` };
  return <NotLoaded title={TITLE} error={error} onRetry={reload} wayBack={wayBack} />;
}

/** The server would refuse whatever they send (api-2 section 3.3). */
function NoWorkUnit() {
  return (
    <Card title="You do not belong to a work unit">
      <Text maxW="prose">
        A plan is made by a work unit. Ask the manager of your work unit, or an administrator, to give you a
        role there.
      </Text>
    </Card>
  );
}
