import { alleleModificationForm } from '../attempts/allele-modification/allele-modification-form.tsx';
import { crisprForm } from '../attempts/crispr/crispr-form.ts';
import { esCellForm } from '../attempts/es-cell/es-cell-form.tsx';
import { OutcomeListCard } from '../outcomes/list/outcome-list-card.tsx';
import { SectionPlace } from '../form/index.ts';
import { noAttemptForm } from './no-attempt-form.ts';
import type { PlanAppendix } from './page/plan-appendix.ts';
import { PlanScreen, type PlanViewProps } from './page/plan-screen.tsx';
import { PlanView } from './page/plan-view.tsx';

const OUTCOMES: PlanAppendix = {
  id: 'outcomes',
  title: 'Production outcomes',
  Place: ({ plan }) => (
    <SectionPlace id="outcomes">
      <OutcomeListCard plan={plan} />
    </SectionPlace>
  ),
};

/** A production plan (spec part 2 §2, ui-screens 10). */
export function ProductionPlanPage() {
  return <PlanScreen typeName="production">{(props) => <ByAttemptType {...props} />}</PlanScreen>;
}

/** The attempt section is chosen by the attempt type (ui-screens 10.3). */
function ByAttemptType(props: PlanViewProps) {
  switch (props.plan.attemptTypeName) {
    case 'crispr':
    case 'haplo-essential crispr':
      return <PlanView {...props} attempt={crisprForm} appendix={OUTCOMES} />;
    case 'es cell':
      return <PlanView {...props} attempt={esCellForm} appendix={OUTCOMES} />;
    case 'es cell allele modification':
      return <PlanView {...props} attempt={alleleModificationForm('es cell')} appendix={OUTCOMES} />;
    case 'crispr allele modification':
      return <PlanView {...props} attempt={alleleModificationForm('crispr')} appendix={OUTCOMES} />;
    default:
      return <PlanView {...props} attempt={noAttemptForm} appendix={OUTCOMES} />;
  }
}
