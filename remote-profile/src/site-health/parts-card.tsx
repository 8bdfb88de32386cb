import type { PartHealth, SiteHealth } from 'shared/contract';
import { Box, Card, DataTable, Disclosure, EmptyState, FactList } from 'shared/ui';
import { PART_COLUMNS } from './part-columns.tsx';
import { PartDetails } from './part-details.tsx';
import { VITAL_TEXTS } from './vital-texts.ts';

export interface PartsCardProps {
  health: SiteHealth | undefined;
  isLoading: boolean;
}

const partKey = ({ area, version }: PartHealth) => `${area} ${version}`;
const details = (part: PartHealth) => <PartDetails part={part} />;
const MEANINGS = Object.entries(VITAL_TEXTS).map(([metric, { name, meaning }]) => ({
  label: `${name} (${metric})`,
  value: meaning,
}));

/** How fast each version of each area was for those who used it, and how often it failed. */
export function PartsCard({ health, isLoading }: PartsCardProps) {
  return (
    <Card
      title="Areas and versions"
      description="Of each measure the value that three visits of four had, or a better one, judged as browser makers do."
    >
      <DataTable
        caption="Visits, errors and speed by area and version"
        columns={PART_COLUMNS}
        rows={health?.parts}
        rowKey={partKey}
        isLoading={isLoading}
        expanded={details}
        expandLabel="Details of"
        stickyFirstColumn
        empty={<EmptyState title="No visit was reported in this period." />}
      />
      <Box mt="3">
        <Disclosure title="What the measures mean">
          <FactList facts={MEANINGS} />
        </Disclosure>
      </Box>
    </Card>
  );
}
