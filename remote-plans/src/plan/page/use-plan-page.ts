import { mutateResource, useEditable } from 'shared/api';
import type { Plan } from 'shared/contract';
import { nameByGenes, useNoteVisit } from 'shared/domain';
import { outcomesPath } from '../../outcomes/outcome-paths.ts';
import { planAddress } from '../../routing/addresses.ts';
import { planPath, projectPath } from '../../routing/api-paths.ts';
import { useGeneSymbols } from '../use-gene-symbols.ts';
import { PERMISSION_PATH, usePlanPermission } from '../use-plan-permission.ts';

/** Reads a plan, its project (which names the gene), and what the person may do: all at once. */
export function usePlanPage({ tpn, pin }: { tpn: string | undefined; pin: string }) {
  const plan = useEditable<Plan>(planPath(pin), { showsRefusal: true, identifier: pin });
  const gene = useGeneSymbols(tpn);
  useNotePlan(plan.data, gene.geneSymbols);
  return { plan, permission: usePlanPermission(pin), gene };
}

/** Among what the person has seen, a plan is called by its genes, once they are known. */
function useNotePlan(plan: Plan | undefined, geneSymbols: readonly string[] | undefined): void {
  const isKnown = plan !== undefined && geneSymbols !== undefined;
  useNoteVisit(plan ? planAddress(plan) : '', isKnown ? nameByGenes(geneSymbols, plan.pin) : undefined);
}

/** After a save: what depends on the plan is read again (ui-screens 10.2). */
export async function readDependants({ tpn, pin }: Pick<Plan, 'tpn' | 'pin'>): Promise<void> {
  await mutateResource(
    PERMISSION_PATH,
    outcomesPath(pin),
    `/api/plans/can-create-outcome/${pin}`,
    `${planPath(pin)}/phenotypingStages`,
    '/api/plans',
    projectPath(tpn),
  );
}
