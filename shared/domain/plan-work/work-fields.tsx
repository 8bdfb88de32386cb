import { useState } from 'react';
import { workGroupsOf } from 'shared/config-data';
import { MultiSelectField, SelectField, useFormContext, useWatch } from 'shared/ui-forms';
import { fundersOf, resolveWork, type PlanWork, type WorkLists } from './plan-work.ts';
import { RemovedNotice } from './removed-notice.tsx';

/** Values of a form that makes a plan, as far as these fields know them. */
interface PlanForm {
  plan: PlanWork & { funderNames: string[] };
}

export interface WorkFieldsProps {
  lists: WorkLists;
  /** Administrators choose from all of them, others from those of their roles (ui-screens 9). */
  workUnits: readonly string[];
  /** Why a plan of that work unit would be refused. */
  workUnitProblem?: (workUnit: string) => string | undefined;
}

/**
 * Work unit, work group and funders of a new plan, for a form that has them in `plan`: the unit decides about the groups, and
 * the group about the funders (ui-screens 9).
 */
export function WorkFields({ lists, workUnits, workUnitProblem }: WorkFieldsProps) {
  const { workUnitName, workGroupName, removed, resolve } = useWork(lists);
  return (
    <>
      <SelectField
        name="plan.workUnitName"
        label="Work Unit"
        options={workUnits}
        rules={{
          required: 'Work Unit is required',
          validate: (name: string) => workUnitProblem?.(name),
          onChange: resolve,
        }}
      />
      <SelectField
        // A new list is a new element: the form puts its value into it once the list is there.
        key={workUnitName}
        name="plan.workGroupName"
        label="Work Group"
        options={workGroupsOf(lists, workUnitName)}
        hint={workUnitName === '' ? 'Choose a work unit first.' : undefined}
        rules={{ required: 'Work Group is required', onChange: resolve }}
      />
      <RemovedNotice removed={removed} />
      <MultiSelectField
        name="plan.funderNames"
        label="Funders"
        options={fundersOf(lists, workGroupName)}
        hint={workGroupName === '' ? 'Choose a work group first.' : undefined}
      />
    </>
  );
}

function useWork(lists: WorkLists) {
  const { getValues, setValue } = useFormContext<PlanForm>();
  const [workUnitName, workGroupName] = useWatch<PlanForm, ['plan.workUnitName', 'plan.workGroupName']>({
    name: ['plan.workUnitName', 'plan.workGroupName'],
  });
  const [removed, setRemoved] = useState<string[]>([]);

  const resolve = () => {
    const resolved = resolveWork(getValues('plan'), lists);
    setValue('plan.workGroupName', resolved.workGroupName, { shouldDirty: true });
    setValue('plan.funderNames', resolved.funderNames, { shouldDirty: true });
    setRemoved(resolved.removed);
  };
  return { workUnitName, workGroupName, removed, resolve };
}
