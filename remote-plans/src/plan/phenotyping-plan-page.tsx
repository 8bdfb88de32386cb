import { phenotypingForm } from '../attempts/phenotyping/phenotyping-form.tsx';
import { SectionPlace } from 'shared/edit-form';
import { StageListCard } from '../stages/list/stage-list-card.tsx';
import type { PlanAppendix } from './page/plan-cards.tsx';
import { PlanScreen } from './page/plan-screen.tsx';
import { PlanView } from './page/plan-view.tsx';

const STAGES: PlanAppendix = {
  id: 'stages',
  title: 'Phenotyping Stages',
  Place: ({ plan }) => (
    <SectionPlace id="stages">
      <StageListCard plan={plan} />
    </SectionPlace>
  ),
};

/** A phenotyping plan (spec part 2 §2, ui-screens 16). */
export function PhenotypingPlanPage() {
  return (
    <PlanScreen typeName="phenotyping">
      {(props) => <PlanView {...props} attempt={phenotypingForm} appendix={STAGES} />}
    </PlanScreen>
  );
}
