import { useEffect, useState } from 'react';
import { isSearchable, useGeneSearch, type FoundGene } from 'shared/domain';
import { Button, Row, Stack } from 'shared/ui';
import { useController, useFormContext } from 'shared/ui-forms';
import { Combobox } from 'shared/ui-overlays';
import type { CreationValues, GeneEntry } from '../creation-values.ts';
import { geneProblem } from './gene-problem.ts';

/** A list that somebody looks through; who searches for more types another letter. */
const MOST_SUGGESTIONS = 50;

/** The gene of one intention: chosen from suggestions, or typed in full (spec part 1 §5, ui-screens 2.10, PP-13, PP-14). */
export function GeneField({ index }: { index: number }) {
  const { entry, search, isLeft, type, take, leave, ref } = useGeneEntry(index);
  const problem = geneProblem(entry, search, isLeft);
  const suggestions = search.isWaiting ? [] : search.suggestions.slice(0, MOST_SUGGESTIONS);
  const { useInstead } = problem ?? {};
  return (
    <Stack gap="1" minW="0">
      <Combobox
        id={`gene-of-intention-${index + 1}`}
        label="Gene symbol"
        required
        inputValue={entry.text}
        onInputValue={type}
        options={suggestions.map(({ symbol, accId }) => ({ key: accId, label: symbol, detail: accId }))}
        onChoose={({ label, key }) => take({ symbol: label, accessionId: key })}
        isLoading={search.isWaiting && isSearchable(entry.text)}
        status={describe(entry)}
        error={problem?.text}
        onBlur={leave}
        ref={ref}
      />
      {useInstead && (
        <Row>
          {useInstead.map((gene) => (
            <Button key={gene.accessionId} size="sm" onClick={() => take(gene)}>
              Use {gene.symbol}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** How the text was understood. */
function describe({ symbol, accessionId }: GeneEntry): string | undefined {
  if (symbol === '') return undefined;
  return accessionId === '' ? `Gene ${symbol}` : `Gene ${symbol} (${accessionId})`;
}

function useGeneEntry(index: number) {
  const { control } = useFormContext<CreationValues>();
  const { field } = useController({
    control,
    name: `intentions.${index}.gene`,
    rules: { validate: ({ symbol }) => symbol !== '' || 'Gene symbol is required' },
  });
  const entry = field.value;
  const [isLeft, setIsLeft] = useState(false);
  // What was chosen is known; only what was typed is looked up.
  const [known, setKnown] = useState(entry.symbol === '' ? null : entry.text);
  const search = useGeneSearch(entry.text === known ? null : entry.text, isLeft);
  const { onChange } = field;

  const take = ({ symbol, accessionId }: FoundGene) => {
    setKnown(symbol);
    onChange({ text: symbol, symbol, accessionId });
  };
  const type = (text: string) => {
    setKnown(null);
    setIsLeft(false);
    onChange({ text, symbol: '', accessionId: '' });
  };
  const leave = () => {
    setIsLeft(true);
    if (entry.symbol !== '') take(entry);
    field.onBlur();
  };

  const { text, symbol } = entry;
  const found = symbol === '' ? search.match : undefined;
  useEffect(() => {
    if (found) onChange({ text: isLeft ? found.symbol : text, ...found });
  }, [found, isLeft, text, onChange]);
  return { entry, search, isLeft, type, take, leave, ref: field.ref };
}
