import { ALLELE_MODIFICATION_FORMS } from '../attempts/allele-modification/allele-modification-form.tsx';
import { crisprForm } from '../attempts/crispr/crispr-form.tsx';
import { esCellForm } from '../attempts/es-cell/es-cell-form.tsx';
import { OutcomeListCard } from '../outcomes/list/outcome-list-card.tsx';
import { SectionPlace } from 'shared/edit-form';
import type { AttemptForm } from './form/plan-section.ts';
import type { PlanAppendix } from './page/plan-cards.tsx';
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

/** For plans whose attempt is not shown, such as those for breeding (ui-screens 10.3). */
const noAttemptForm: AttemptForm<Record<string, never>> = {
  sections: [],
  valuesOf: () => ({}),
  inputOf: () => ({}),
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
      return <PlanView {...props} attempt={ALLELE_MODIFICATION_FORMS['es cell']} appendix={OUTCOMES} />;
    case 'crispr allele modification':
      return <PlanView {...props} attempt={ALLELE_MODIFICATION_FORMS.crispr} appendix={OUTCOMES} />;
    default:
      return <PlanView {...props} attempt={noAttemptForm} appendix={OUTCOMES} />;
  }
}
