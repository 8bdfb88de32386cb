import { useEffect, useEffectEvent, useState } from 'react';
import { useResource } from 'shared/api';
import type { MutationList, Outcome, Plan } from 'shared/contract';
import { useGeneSymbols } from '../../plan/use-gene-symbols.ts';
import { usePlanPermission } from '../../plan/use-plan-permission.ts';
import { outcomePath, planPath } from '../../routing/api-paths.ts';
import { mutationsPath, type OutcomePlace } from '../outcome-paths.ts';

/**
 * Reads an outcome, its mutations, its plan, the project (which names the gene), and what the person may do: all at once.
 */
export function useOutcomePage(tpn: string | undefined, place: OutcomePlace) {
  const options = { showsRefusal: true };
  const outcome = useResource<Outcome>(outcomePath(place), undefined, options);
  const mutations = useResource<MutationList>(mutationsPath(place), undefined, options);
  const plan = useResource<Plan>(planPath(place.pin), undefined, options);
  const isStored = outcome.data !== undefined && mutations.data !== undefined;
  const reload = async () => {
    await Promise.all([outcome.reload(), mutations.reload(), plan.reload()]);
  };
  const isOfThisVisit = outcome.isFreshlyRead && mutations.isFreshlyRead;
  const isRenewed = useRenewal(isStored && !isOfThisVisit, reload);
  return {
    /** The outcome with its mutations, once both are there. */
    stored:
      outcome.data && mutations.data
        ? { outcome: outcome.data, mutations: mutations.data._embedded?.mutations ?? [] }
        : undefined,
    plan: plan.data,
    permission: usePlanPermission(place.pin),
    gene: useGeneSymbols(tpn),
    /** Why there is nothing to show. */
    error: isStored && plan.data ? undefined : (outcome.error ?? mutations.error ?? plan.error),
    /** What is shown may be older than what is stored: the response is under way. */
    isValidating: !isRenewed || outcome.isValidating || mutations.isValidating,
    reload,
  };
}

/**
 * What was kept from an earlier visit may be old, and a form must not begin with it: a plan that starts from a colony, for
 * example, takes steps from it. Such a response is read again first.
 *
 * @param isKept of the first render: there were responses that nobody read for this visit
 */
function useRenewal(isKept: boolean, reload: () => Promise<void>): boolean {
  const [wasKept] = useState(isKept);
  const [isRenewed, setRenewed] = useState(!isKept);
  const renew = useEffectEvent(reload);
  useEffect(() => {
    if (wasKept) void renew().finally(() => setRenewed(true));
  }, [wasKept]);
  return isRenewed;
}
