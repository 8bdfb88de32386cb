import { useState, type ReactNode } from 'react';
import { mutateResource, withFields } from 'shared/api';
import type { Configuration, Plan } from 'shared/contract';
import { EditForm, useNewResource } from 'shared/edit-form';
import { Navigate } from 'shared/router';
import { showNotice } from 'shared/ui';
import { useWatch } from 'shared/ui-forms';
import { useGeneSymbols } from '../../plan/use-gene-symbols.ts';
import { outcomeAddress } from '../../routing/addresses.ts';
import { planPath } from '../../routing/api-paths.ts';
import { OutcomeCards } from '../detail/outcome-cards.tsx';
import { outcomeField } from '../form/outcome-field.ts';
import { outcomeCreation } from '../form/outcome-input.ts';
import { sectionsOf } from '../form/outcome-sections.ts';
import { DRAFT_EXAMPLE, EMPTY_OUTCOME } from '../form/outcome-values.ts';
import { canCreateOutcomePath, outcomesPath, planMutationsPath } from '../outcome-paths.ts';

export interface OutcomeCreationFormProps {
  plan: Plan;
  lists: Configuration;
  /** Why no outcome can be added now, in the place of the form. */
  refusal: ReactNode;
}

/** A new outcome of a plan (ui-screens 15). */
export function OutcomeCreationForm({ refusal, plan, lists }: OutcomeCreationFormProps) {
  const { tpn, pin } = plan;
  const { geneSymbols } = useGeneSymbols(tpn);
  // A plan that has got its one outcome takes no other, but the form that made it still has to lead there.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && refusal === null) setOpen(true);
  const addressOf = (tpo: string) => outcomeAddress({ tpn, pin, tpo });
  const { createdId: tpo, ...edit } = useNewResource({
    path: outcomesPath(pin),
    empty: EMPTY_OUTCOME,
    bodyOf: outcomeCreation,
    addressOf,
    onCreated: () => {
      showNotice({ kind: 'success', title: 'The outcome was created.' });
      void mutateResource(
        outcomesPath(pin),
        planMutationsPath(pin),
        planPath(pin),
        canCreateOutcomePath(pin),
      );
    },
    errorInForm: (error) => withFields(error, outcomeField),
    draft: { name: `outcome of ${pin}`, example: DRAFT_EXAMPLE },
  });
  const outcomeTypeName = useWatch({ control: edit.form.control, name: 'outcome.outcomeTypeName' });
  const sections = sectionsOf(outcomeTypeName, false);

  if (tpo !== undefined) return <Navigate to={addressOf(tpo)} replace />;
  if (!isOpen) return refusal;
  return (
    <EditForm
      edit={edit}
      label="Outcome"
      sections={sections}
      nav={sections}
      submitText="Create"
      busyText="Creating…"
      obstacle={outcomeTypeName === '' ? 'Choose a type first.' : undefined}
    >
      <OutcomeCards plan={plan} lists={lists} geneSymbols={geneSymbols} outcomeTypeName={outcomeTypeName} />
    </EditForm>
  );
}
