import { FactList, Link } from 'shared/ui';
import { planAddress } from '../../routing/addresses.ts';

export interface OutcomeDetailsProps {
  plan: { tpn: string; pin: string; typeName: string };
  geneSymbol: string | undefined;
  /** Missing while the outcome is created. */
  outcome?: { tpo: string; outcomeTypeName: string };
}

/** Where an outcome belongs, and what it is (ui-screens 15.1). */
export function OutcomeDetails({ plan, geneSymbol, outcome }: OutcomeDetailsProps) {
  return (
    <FactList
      facts={[
        {
          label: 'Plan Id',
          value: (
            <Link to={planAddress(plan)} isId>
              {plan.pin}
            </Link>
          ),
        },
        { label: 'Gene Symbol', value: geneSymbol },
        ...(outcome
          ? [
              { label: 'Outcome id', value: outcome.tpo },
              { label: 'Type', value: outcome.outcomeTypeName },
            ]
          : []),
      ]}
    />
  );
}
