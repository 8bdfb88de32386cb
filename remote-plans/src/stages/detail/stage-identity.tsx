import type { PhenotypingStage } from 'shared/contract';
import { RecordId, SparseFacts } from 'shared/domain';
import { STAGE_LABELS } from 'shared/record-fields';
import { Link } from 'shared/ui';
import { planAddress } from '../../routing/addresses.ts';

export interface ShownStage {
  stage: PhenotypingStage;
  tpn: string;
  /** Undefined while they are not known yet. */
  geneSymbols: readonly string[] | undefined;
}

/** What a stage is: nobody can change it (ui-screens 17). */
export function StageIdentity({ stage, tpn, geneSymbols }: ShownStage) {
  return (
    <SparseFacts
      facts={[
        { label: STAGE_LABELS.psn, value: <RecordId id={stage.psn} /> },
        { label: STAGE_LABELS.pin, value: <PlanLink tpn={tpn} pin={stage.pin} /> },
        { label: STAGE_LABELS.geneSymbol, value: geneSymbols?.join(', ') },
        { label: STAGE_LABELS.phenotypingTypeName, value: stage.phenotypingTypeName },
        { label: STAGE_LABELS.phenotypingExternalRef, value: stage.phenotypingExternalRef },
      ]}
    />
  );
}

export function PlanLink({ tpn, pin }: { tpn: string; pin: string }) {
  return (
    <Link to={planAddress({ tpn, pin, typeName: 'phenotyping' })} isId>
      {pin}
    </Link>
  );
}
