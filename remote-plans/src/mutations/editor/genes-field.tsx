import { useState } from 'react';
import { CHOOSE_FROM_LIST, GeneChips } from 'shared/domain';
import { PART_LABELS } from 'shared/record-fields';
import { Button, Stack } from 'shared/ui';
import { controlId, useController, useFormContext } from 'shared/ui-forms';
import { missingProblem, isPartRequired } from '../rules/required.ts';
import type { MutationValues } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

type GenesFieldProps = Pick<MutationPartProps, 'name' | 'stored'> & { geneSymbol: string | undefined };

/** The genes of a mutation. What has been typed and is no gene yet stands in the way of saving (PP-12). */
export function GenesField({ name: mutation, stored, geneSymbol }: GenesFieldProps) {
  const name = `${mutation}.genes`;
  const [pending, setPending] = useState('');
  const { control, getValues } = useFormContext<Record<string, MutationValues>>();
  const problem = () =>
    pending === '' ? missingProblem('genes', getValues(mutation), stored) : CHOOSE_FROM_LIST;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    name,
    control,
    rules: { validate: () => problem() ?? true },
  });
  const genes = symbolsOf(value);
  return (
    <Stack gap="2" alignItems="flex-start">
      <Stack w="full" gap="0">
        <GeneChips
          id={controlId(name)}
          label={PART_LABELS.genes}
          hint={CHOOSE_FROM_LIST}
          value={genes}
          onChange={onChange}
          onBlur={onBlur}
          onPending={setPending}
          ref={ref}
          error={fieldState.error?.message}
          required={isPartRequired('genes', stored)}
          knownOnly
        />
      </Stack>
      {genes.length === 0 && geneSymbol !== undefined && (
        <Button size="sm" variant="quiet" onClick={() => onChange([geneSymbol])}>
          Use {geneSymbol}, the gene of the project
        </Button>
      )}
    </Stack>
  );
}

function symbolsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
