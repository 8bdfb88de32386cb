import { useState } from 'react';
import { CHOOSE_FROM_LIST, GeneChips } from 'shared/domain';
import { PART_LABELS } from 'shared/record-fields';
import { Button, Row, Stack } from 'shared/ui';
import { useControlledField, useFormContext } from 'shared/ui-forms';
import { missingProblem, isPartRequired } from '../rules/required.ts';
import type { MutationValues } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';

type GenesFieldProps = Pick<MutationPartProps, 'name' | 'stored'> & {
  geneSymbols: readonly string[] | undefined;
};

const NO_GENES: readonly string[] = [];

/** The genes of a mutation. What has been typed and is no gene yet stands in the way of saving (PP-12). */
export function GenesField({ name: mutation, stored, geneSymbols = NO_GENES }: GenesFieldProps) {
  const [pending, setPending] = useState('');
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const problem = () =>
    pending === '' ? missingProblem('genes', getValues(mutation), stored) : CHOOSE_FROM_LIST;
  const { frame, value, onChange, onBlur, ref } = useControlledField({
    name: `${mutation}.genes`,
    label: PART_LABELS.genes,
    hint: CHOOSE_FROM_LIST,
    isRequired: isPartRequired('genes', stored),
    rules: { validate: () => problem() ?? true },
  });
  const genes = symbolsOf(value);
  // What is stored with a gene is not asked about the others.
  const isOpen = genes.length === 0 || (stored === undefined && isSubset(genes, geneSymbols));
  const offered = isOpen ? geneSymbols.filter((symbol) => !genes.includes(symbol)) : NO_GENES;
  return (
    <Stack gap="2" alignItems="flex-start">
      <Stack w="full" gap="0">
        <GeneChips
          {...frame}
          value={genes}
          onChange={onChange}
          onBlur={onBlur}
          onPending={setPending}
          ref={ref}
          knownOnly
        />
      </Stack>
      {offered.length > 0 && (
        <Row gap="2">
          {offered.map((symbol) => (
            <Button key={symbol} size="sm" variant="quiet" onClick={() => onChange([...genes, symbol])}>
              Use {symbol}, {geneSymbols.length > 1 ? 'a' : 'the'} gene of the project
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

function symbolsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((each) => all.includes(each));
}
