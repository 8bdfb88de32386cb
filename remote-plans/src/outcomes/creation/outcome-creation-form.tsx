import { useState, type ReactNode } from 'react';
import { ApiError, mutateResource } from 'shared/api';
import type { Configuration, Plan } from 'shared/contract';
import { EditForm, useNewResource } from 'shared/edit-form';
import { Navigate } from 'shared/router';
import { showNotice } from 'shared/ui';
import { useWatch } from 'shared/ui-forms';
import { mutationField } from '../../mutations/index.ts';
import { useGeneSymbols } from '../../plan/use-gene-symbols.ts';
import { outcomeAddress } from '../../routing/addresses.ts';
import { planPath } from '../../routing/api-paths.ts';
import { OutcomeCards } from '../detail/outcome-cards.tsx';
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
    errorInForm: withFormFields,
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

/** The server names a field of a mutation by its path in the body; the form has it under its own name. */
function withFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => {
    const [, index, member] = /^mutations\.(\d+)\.(.+)$/.exec(field) ?? [];
    return {
      field: member === undefined ? field : `mutations.${index}.${mutationField(member)}`,
      message,
    };
  });
  return new ApiError(error.message, error.kind, error.status, fields);
}
