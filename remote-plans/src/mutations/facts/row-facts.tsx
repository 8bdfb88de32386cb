import type {
  InsertionSequence,
  MolecularMutationDeletion,
  MutationQcResult,
  MutationSequence,
} from 'shared/contract';
import {
  DELETION_LABELS,
  INSERTION_LABELS,
  PART_LABELS,
  QC_RESULT_LABELS,
  SEQUENCE_LABELS,
} from 'shared/record-fields';
import { Box, Code, formatCount, Stack } from 'shared/ui';
import { RowFacts, type RowFactColumn } from 'shared/ui-forms';
import { InsertionExonPanels } from '../exons/exon-panels.tsx';
import { shownStart } from '../values/deletion-rows.ts';
import { OneBasedNote } from '../one-based-note.tsx';

const idOf = ({ id }: { id: number }) => id;

/** A FASTA text, in lines as it is stored. */
function Fasta({ text }: { text: string | null }) {
  if (text === null || text === '') return 'Not defined';
  return (
    <Box maxH="48" overflowY="auto" tabIndex={0} role="group" aria-label="Sequence">
      <Code whiteSpace="pre-wrap">{text}</Code>
    </Box>
  );
}

const SEQUENCE_COLUMNS: readonly RowFactColumn<MutationSequence>[] = [
  { header: SEQUENCE_LABELS.index, value: ({ index }) => index },
  { header: SEQUENCE_LABELS.sequence, value: ({ sequence }) => <Fasta text={sequence.sequence} /> },
  { header: SEQUENCE_LABELS.typeName, value: ({ sequence }) => sequence.typeName },
];

export function SequenceFacts({ sequences }: { sequences: readonly MutationSequence[] }) {
  return <RowFacts title="Sequences" columns={SEQUENCE_COLUMNS} rows={sequences} rowKey={idOf} />;
}

const INSERTION_COLUMNS: readonly RowFactColumn<InsertionSequence>[] = [
  { header: 'Sequence', value: ({ sequence }) => <Fasta text={sequence} /> },
  { header: INSERTION_LABELS.location, value: ({ location }) => location },
];

export function InsertionFacts({ insertions }: { insertions: readonly InsertionSequence[] }) {
  if (insertions.length === 0)
    return <RowFacts title="Insertions" columns={INSERTION_COLUMNS} rows={[]} rowKey={idOf} />;
  return (
    <Stack gap="3">
      {insertions.map((insertion, index) => (
        <Stack key={insertion.id} gap="1">
          <RowFacts
            title={`Insertion ${index + 1}`}
            columns={INSERTION_COLUMNS}
            rows={[insertion]}
            rowKey={idOf}
          />
          <InsertionExonPanels insertion={insertion} />
        </Stack>
      ))}
    </Stack>
  );
}

const DELETION_COLUMNS: readonly RowFactColumn<MolecularMutationDeletion>[] = [
  { header: DELETION_LABELS.chr, value: ({ chr }) => chr },
  { header: DELETION_LABELS.start, value: ({ start }) => shownStart(start) },
  { header: DELETION_LABELS.stop, value: ({ stop }) => stop },
  { header: 'Deletion Size', value: ({ size }) => (size === null ? null : formatCount(size)) },
];

/** Deletions with the first base as 1, as they are entered. */
export function DeletionFacts({ deletions }: { deletions: readonly MolecularMutationDeletion[] }) {
  return (
    <Stack gap="2">
      <RowFacts
        title={PART_LABELS.molecularMutationDeletions}
        columns={DELETION_COLUMNS}
        rows={deletions}
        rowKey={idOf}
      />
      {deletions.length > 0 && <OneBasedNote />}
    </Stack>
  );
}

const QC_COLUMNS: readonly RowFactColumn<MutationQcResult>[] = [
  { header: QC_RESULT_LABELS.qcTypeName, value: ({ qcTypeName }) => qcTypeName },
  { header: QC_RESULT_LABELS.statusName, value: ({ statusName }) => statusName },
];

export function QcResultFacts({ results }: { results: readonly MutationQcResult[] }) {
  return <RowFacts title={PART_LABELS.mutationQcResults} columns={QC_COLUMNS} rows={results} rowKey={idOf} />;
}
