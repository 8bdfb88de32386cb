import type { KeyboardEvent } from 'react';
import { errorText } from 'shared/api';
import { Box, Button, Row } from 'shared/ui';
import { Combobox } from 'shared/ui-overlays';
import type { ChosenGene } from './use-chosen-gene.ts';

/** A list that somebody looks through; who searches for more types another letter. */
const MOST_SUGGESTIONS = 50;

interface GeneBoxProps {
  gene: ChosenGene;
  /** The genes of the project; where there are several, each is a press away. */
  ofProject: readonly string[];
  /** Enter was pressed when no suggestion was open. */
  onEnter: () => void;
  error: string | undefined;
}

/** The gene whose guides are searched for (ui-screens 2.10, 11.4). */
export function GeneBox({ gene, ofProject, onEnter, error }: GeneBoxProps) {
  const { text, search, type, take } = gene;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Otherwise Enter would save the page.
    event.preventDefault();
    onEnter();
  };
  return (
    <Box onKeyDown={press} flex="1" minW="min(100%, 16rem)" maxW="24rem">
      <Combobox
        label="Gene"
        placeholder="Search by gene symbol"
        inputValue={text}
        onInputValue={type}
        options={search.suggestions.slice(0, MOST_SUGGESTIONS).map(({ symbol, accId }) => ({
          key: accId,
          label: symbol,
          detail: accId,
        }))}
        onChoose={({ label }) => take(label)}
        isLoading={search.isWaiting}
        error={error ?? (search.error && errorText(search.error))}
      />
      {ofProject.length > 1 && (
        <Row gap="2">
          {ofProject.map((symbol) => (
            <Button key={symbol} size="sm" variant="quiet" onClick={() => take(symbol)}>
              Use {symbol}
            </Button>
          ))}
        </Row>
      )}
    </Box>
  );
}
