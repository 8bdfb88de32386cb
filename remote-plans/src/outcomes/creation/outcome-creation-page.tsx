import { useResource } from 'shared/api';
import type { OutcomeCollection } from 'shared/contract';
import { Card } from 'shared/ui';
import { AddToPlan, AddToPlanPage, type PlanToExtend } from '../../plan/add-to-plan.tsx';
import { mayAddOutcome } from '../list/may-add-outcome.ts';
import { NoOutcomeNow } from '../list/no-outcome-now.tsx';
import { canCreateOutcomePath, outcomesOf, outcomesPath } from '../outcome-paths.ts';
import { OutcomeCreationForm } from './outcome-creation-form.tsx';

/** The screen that adds an outcome to a production plan (ui-screens 15). */
export function OutcomeCreationPage() {
  return (
    <AddToPlanPage
      title="Outcome Creation"
      reason="Outcomes are added by members of a work unit."
      typeName="production"
    >
      {(place) => <Creation key={place.pin} place={place} />}
    </AddToPlanPage>
  );
}

function Creation({ place }: { place: PlanToExtend }) {
  const options = { showsRefusal: true };
  const outcomes = useResource<OutcomeCollection>(outcomesPath(place.pin), undefined, options);
  const permitted = useResource<boolean>(canCreateOutcomePath(place.pin), undefined, options);
  return (
    <AddToPlan place={place} others={[outcomes, permitted]}>
      {(plan, lists) => {
        const outcomeCount = outcomes.data ? outcomesOf(outcomes.data).length : 0;
        const question = { plan, outcomeCount, serverAllows: permitted.data === true };
        return (
          <OutcomeCreationForm
            plan={plan}
            lists={lists}
            refusal={
              mayAddOutcome(question) ? null : (
                <Card title="No outcome can be added">
                  <NoOutcomeNow question={question} />
                </Card>
              )
            }
          />
        );
      }}
    </AddToPlan>
  );
}
