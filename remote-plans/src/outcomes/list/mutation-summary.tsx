import { errorText, useResource } from 'shared/api';
import type { Mutation, MutationList, Outcome } from 'shared/contract';
import { AlleleSymbol } from 'shared/domain';
import { ErrorState, LoadingState, TableFrame, Text } from 'shared/ui';
import { mutationsPath } from '../outcome-paths.ts';
import { hasMutations, type MutationsOfPlan } from './use-mutations-of-plan.ts';

export interface MutationSummaryProps {
  outcome: Outcome;
  ofPlan: MutationsOfPlan;
}

/** The mutations that an outcome carries, in short. */
export function MutationSummary({ outcome, ofPlan }: MutationSummaryProps) {
  if (ofPlan.isUntold) return <AskedMutations outcome={outcome} />;
  const mutations = ofPlan.data?.filter(({ tpo }) => tpo === outcome.tpo);
  return <Mutations tpo={outcome.tpo} mutations={mutations} error={ofPlan.error} reload={ofPlan.reload} />;
}

function AskedMutations({ outcome }: { outcome: Outcome }) {
  const isAsked = hasMutations(outcome);
  const { data, error, reload } = useResource<MutationList>(isAsked ? mutationsPath(outcome) : null);
  const mutations = isAsked ? data && (data._embedded?.mutations ?? []) : [];
  return <Mutations tpo={outcome.tpo} mutations={mutations} error={error} reload={reload} />;
}

type ShownMutation = Pick<Mutation, 'min' | 'symbol' | 'molecularMutationTypeName'>;

interface MutationsProps {
  tpo: string;
  /** undefined while they are read. */
  mutations: readonly ShownMutation[] | undefined;
  error: unknown;
  reload: () => Promise<void>;
}

function Mutations({ tpo, mutations, error, reload }: MutationsProps) {
  if (mutations?.length === 0) return <Text tone="muted">No mutations yet.</Text>;
  if (mutations) return <MutationTable tpo={tpo} mutations={mutations} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void reload()} />;
  return <LoadingState label="Loading the mutations…" />;
}

function MutationTable({ tpo, mutations }: { tpo: string; mutations: readonly ShownMutation[] }) {
  return (
    <TableFrame caption={`Mutations of ${tpo}`}>
      <thead>
        <tr>
          <th scope="col">Symbol</th>
          <th scope="col">Molecular Mutation Type</th>
        </tr>
      </thead>
      <tbody>
        {mutations.map(({ min, symbol, molecularMutationTypeName }) => (
          <tr key={min}>
            <td>
              <AlleleSymbol symbol={symbol} />
            </td>
            <td>{molecularMutationTypeName}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
