import { useId } from 'react';
import { Box, DeleteIcon, Grid, IconButton, Notice, Text } from 'shared/ui';
import { MultiSelectField, SelectField, useWatch } from 'shared/ui-forms';
import type { CreationValues } from '../creation-values.ts';
import { GeneField } from './gene-field.tsx';
import { repeatedGene } from './repeated-gene.ts';

export interface IntentionRowProps {
  /** Position among the intentions, from zero. */
  index: number;
  mutationTypes: readonly string[];
  categorizations: readonly string[];
  onRemove: () => void;
}

/** The fields of a row beside each other where there is room, its button at the end of the line. */
const ROW_COLUMNS = { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) auto' };

/** One intention of the new project. It has a gene search of its own (PP-13). */
export function IntentionRow({ index, mutationTypes, categorizations, onRemove }: IntentionRowProps) {
  const nameId = useId();
  const toCheck = repeatedGene(useWatch<CreationValues, 'intentions'>({ name: 'intentions' }), index);
  const name = `intentions.${index}`;
  return (
    <Box role="group" aria-labelledby={nameId} borderTopWidth={index === 0 ? undefined : '1px'} pt="3">
      {/* Where the fields stand under each other, only this separates the rows. */}
      <Text id={nameId} display={{ lg: 'none' }} fontWeight="medium" mb="2">
        Intention {index + 1}
      </Text>
      <Grid gridTemplateColumns={ROW_COLUMNS} columnGap="4" rowGap="3" alignItems="start">
        <SelectField
          name={`${name}.molecularMutationTypeName`}
          label="Molecular mutation type"
          options={mutationTypes}
          rules={{ required: 'Molecular mutation type is required' }}
        />
        <MultiSelectField
          name={`${name}.mutationCategorizations`}
          label="Mutation categorization(s)"
          options={categorizations}
        />
        <GeneField index={index} />
        <Box pt={{ lg: '6' }} justifySelf="end">
          <IconButton label={`Remove intention ${index + 1}`} icon={<DeleteIcon />} onClick={onRemove} />
        </Box>
      </Grid>
      {toCheck && (
        <Box mt="3">
          <Notice kind="warning" title="Please check">
            {toCheck}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
