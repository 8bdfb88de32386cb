import { useResource } from 'shared/api';
import type { Mutation, MutationList, Outcome } from 'shared/contract';
import { AlleleSymbol, Loaded, type LoadedProps } from 'shared/domain';
import { TableFrame, Text } from 'shared/ui';
import { mutationsPath } from '../outcome-paths.ts';
import { hasMutations, type MutationsOfPlan } from './use-mutations-of-plan.ts';

export interface MutationSummaryProps {
  outcome: Outcome;
  ofPlan: MutationsOfPlan;
}

/** The mutations that an outcome carries, in short. */
export function MutationSummary({ outcome, ofPlan }: MutationSummaryProps) {
  if (ofPlan.isUnavailable) return <AskedMutations outcome={outcome} />;
  const data = ofPlan.data?.filter(({ tpo }) => tpo === outcome.tpo);
  return <Mutations tpo={outcome.tpo} of={{ ...ofPlan, data }} />;
}

function AskedMutations({ outcome }: { outcome: Outcome }) {
  const isAsked = hasMutations(outcome);
  const reading = useResource<MutationList>(isAsked ? mutationsPath(outcome) : null);
  const data = isAsked ? reading.data && (reading.data._embedded?.mutations ?? []) : [];
  return <Mutations tpo={outcome.tpo} of={{ ...reading, data }} />;
}

type ShownMutation = Pick<Mutation, 'min' | 'symbol' | 'molecularMutationTypeName'>;

interface MutationsProps {
  tpo: string;
  of: LoadedProps<readonly ShownMutation[]>['of'];
}

function Mutations({ tpo, of }: MutationsProps) {
  return (
    <Loaded of={of} label="Loading the mutations…">
      {(mutations) =>
        mutations.length === 0 ? (
          <Text tone="muted">No mutations yet.</Text>
        ) : (
          <MutationTable tpo={tpo} mutations={mutations} />
        )
      }
    </Loaded>
  );
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
