import { IdMark, RecordId } from 'shared/domain';
import { FactList, Link } from 'shared/ui';
import { planAddress } from '../../routing/addresses.ts';

export interface OutcomeDetailsProps {
  plan: { tpn: string; pin: string; typeName: string };
  geneSymbols: readonly string[] | undefined;
  /** Missing while the outcome is created. */
  outcome?: { tpo: string; outcomeTypeName: string };
}

/** Where an outcome belongs, and what it is (ui-screens 15.1). */
export function OutcomeDetails({ plan, geneSymbols, outcome }: OutcomeDetailsProps) {
  return (
    <FactList
      facts={[
        {
          label: 'Plan id',
          value: (
            <>
              <Link to={planAddress(plan)} isId>
                {plan.pin}
              </Link>
              <IdMark id={plan.pin} />
            </>
          ),
        },
        { label: 'Gene Symbol', value: geneSymbols?.join(', ') },
        ...(outcome
          ? [
              { label: 'Outcome id', value: <RecordId id={outcome.tpo} /> },
              { label: 'Type', value: outcome.outcomeTypeName },
            ]
          : []),
      ]}
    />
  );
}
