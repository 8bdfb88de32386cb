import { memo } from 'react';
import type { ProjectIntention } from 'shared/contract';
import { mgiGeneAddress, secureAddress } from 'shared/domain';
import { DataTable, ExternalLink, List, ListItem, Stack, Text, type Column } from 'shared/ui';
import { SequenceCard } from './sequence-card.tsx';
import { sequenceInformation } from './sequence-text.ts';

/** Headers and cells of ui-screens 7.2. */
const COLUMNS: readonly Column<ProjectIntention>[] = [
  {
    id: 'type',
    header: 'Molecular Mutation Type',
    cell: ({ molecularMutationTypeName }) => molecularMutationTypeName,
    isRowHeader: true,
  },
  { id: 'categorizations', header: 'Mutation Categorizations', cell: Categorizations },
  {
    id: 'symbol',
    header: 'Gene Symbol',
    cell: ({ intentionByGene }) => intentionByGene && <GeneLink {...intentionByGene.gene} text="symbol" />,
  },
  {
    id: 'accessionId',
    header: 'Accession Id',
    cell: ({ intentionByGene }) =>
      intentionByGene && <GeneLink {...intentionByGene.gene} text="accessionId" />,
  },
  { id: 'sequence', header: 'Sequence Information', cell: sequenceInformation },
];

/** What a project intends to change; a row with sequences opens to show them. */
export const IntentionsTable = memo(function IntentionsTable({
  intentions,
}: {
  intentions: readonly ProjectIntention[];
}) {
  const hasSequences = intentions.some((intention) => sequencesOf(intention) !== null);
  return (
    <DataTable
      caption="Intentions"
      columns={COLUMNS}
      rows={intentions}
      rowKey={(_intention, index) => index}
      expanded={hasSequences ? sequencesOf : undefined}
      expandLabel="Sequence information"
      empty={<Text tone="muted">This project has no intentions.</Text>}
    />
  );
});

function sequencesOf({ intentionsBySequences = [] }: ProjectIntention) {
  if (intentionsBySequences.length === 0) return null;
  return (
    <Stack gap="3">
      {intentionsBySequences.map((intended) => (
        <SequenceCard key={intended.sequence.id} intended={intended} />
      ))}
    </Stack>
  );
}

function Categorizations({ mutationCategorizations }: ProjectIntention) {
  if (mutationCategorizations.length === 0) return null;
  return (
    <List>
      {mutationCategorizations.map(({ name }) => (
        <ListItem key={name}>{name}</ListItem>
      ))}
    </List>
  );
}

type Gene = NonNullable<ProjectIntention['intentionByGene']>['gene'];

function GeneLink({ text, externalLink, ...gene }: Gene & { text: 'symbol' | 'accessionId' }) {
  const ownPage = text === 'accessionId' ? mgiGeneAddress(gene.accessionId) : undefined;
  return <ExternalLink href={ownPage ?? secureAddress(externalLink)}>{gene[text]}</ExternalLink>;
}
