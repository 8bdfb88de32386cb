import type { PhenotypingStage } from 'shared/contract';
import { STAGE_LABELS } from 'shared/record-fields';
import { Box, FactList, Link, StatusBadge } from 'shared/ui';
import { stageAddress } from '../../routing/addresses.ts';

/** The type and the status of a stage. */
export function StageSummary({ tpn, stage }: { tpn: string; stage: PhenotypingStage }) {
  const { pin, psn, phenotypingTypeName, statusName } = stage;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="md" p="4">
      <FactList
        facts={[
          { label: STAGE_LABELS.psn, value: <span className="gt-id">{psn}</span> },
          { label: STAGE_LABELS.phenotypingTypeName, value: phenotypingTypeName },
          { label: 'Status', value: <StatusBadge status={statusName} /> },
        ]}
      />
      <Box mt="3">
        <Link to={stageAddress({ tpn, pin, psn })} aria-label={`See Phenotyping Stage ${psn}`}>
          See Phenotyping Stage
        </Link>
      </Box>
    </Box>
  );
}
