import type { IntentionSequence } from 'shared/contract';
import { Box, Card, type Column, DataTable, FactList, Stack, Text } from 'shared/ui';

type SequenceLocation = IntentionSequence['sequence']['sequenceLocations'][number];

/** Headers of ui-screens 7.2, its "Genome Buid" put right. */
const LOCATION_COLUMNS: readonly Column<SequenceLocation>[] = [
  { id: 'index', header: 'Index', cell: ({ locationIndex }) => locationIndex, isRowHeader: true },
  { id: 'chr', header: 'Chr', cell: ({ location }) => location.chr },
  { id: 'start', header: 'Start', cell: ({ location }) => location.start, align: 'end' },
  { id: 'stop', header: 'Stop', cell: ({ location }) => location.stop, align: 'end' },
  { id: 'strand', header: 'Strand', cell: ({ location }) => location.strand },
  { id: 'build', header: 'Genome Build', cell: ({ location }) => location.genomeBuild },
  { id: 'strain', header: 'Strain', cell: ({ location }) => location.strainName },
  { id: 'species', header: 'Species', cell: ({ location }) => location.speciesName },
];

const locationKey = ({ id }: SequenceLocation) => id;

/** One intention by sequence: what the sequence is, and where it lies. */
export function SequenceCard({ intended: { index, sequence } }: { intended: IntentionSequence }) {
  const title = `Sequence ${index}`;
  return (
    <Card title={title} level={3}>
      <Stack gap="4">
        <FactList
          facts={[
            { label: 'Index', value: index },
            { label: 'Type', value: sequence.typeName },
            { label: 'Category', value: sequence.categoryName },
          ]}
        />
        <SequenceText label={`Sequence of ${title}`} text={sequence.sequence} />
        <DataTable
          caption={`Locations of ${title}`}
          columns={LOCATION_COLUMNS}
          rows={sequence.sequenceLocations}
          rowKey={locationKey}
          empty={<Text tone="muted">No locations are known.</Text>}
        />
      </Stack>
    </Card>
  );
}

/** Scrolls inside its own frame, by keyboard too: sequences are long. */
function SequenceText({ label, text }: { label: string; text: string | null }) {
  if (!text) return <Text tone="muted">There is no sequence text.</Text>;
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      maxH="48"
      overflow="auto"
      p="2"
      bg="bg.muted"
      borderRadius="md"
      fontFamily="mono"
      fontSize="sm"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {text}
    </Box>
  );
}
