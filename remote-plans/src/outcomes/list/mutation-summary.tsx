import { errorText, useResource } from 'shared/api';
import type { Mutation, MutationList, Outcome } from 'shared/contract';
import { AlleleSymbol } from 'shared/domain';
import { ErrorState, LoadingState, TableFrame, Text } from 'shared/ui';
import { mutationsPath } from '../outcome-paths.ts';

/** The mutations that an outcome carries, in short. An outcome says itself whether it has any: only then is asked. */
export function MutationSummary({ outcome }: { outcome: Outcome }) {
  const hasMutations = outcome._links.mutations !== undefined;
  const { data, error, reload } = useResource<MutationList>(hasMutations ? mutationsPath(outcome) : null);
  if (!hasMutations) return <Text tone="muted">No mutations yet.</Text>;
  if (data) return <MutationTable tpo={outcome.tpo} mutations={data._embedded?.mutations ?? []} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void reload()} />;
  return <LoadingState label="Loading the mutations…" />;
}

function MutationTable({ tpo, mutations }: { tpo: string; mutations: readonly Mutation[] }) {
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
