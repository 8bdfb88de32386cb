import { useState, type ClipboardEvent } from 'react';
import { errorText } from 'shared/api';
import { ChipCombobox, type ChipComboboxProps } from 'shared/ui-overlays';
import { pastedSymbols } from './pasted-symbols.ts';
import { useGeneEntry } from './use-gene-entry.ts';
import { useGeneSuggestions } from './use-gene-suggestions.ts';

/** Spec part 2 §5. */
export const CHOOSE_FROM_LIST = 'Type gene symbol and select the gene from the list.';

export interface GeneChipsProps extends Pick<
  ChipComboboxProps,
  'label' | 'hint' | 'error' | 'required' | 'hideLabel' | 'disabled' | 'onBlur' | 'ref'
> {
  /** Symbols. */
  value: readonly string[];
  onChange: (symbols: string[]) => void;
  /**
   * Only genes that exist are taken, and pasting is refused: for what must be right at once. Otherwise any text becomes a
   * chip.
   */
  knownOnly?: boolean;
  /** Called with what has been typed and is not a chip yet; empty when there is nothing. */
  onPending?: (text: string) => void;
  /** Id of the box. With another one it is another record's: text that is not a chip yet is forgotten. */
  id?: string;
}

/**
 * Genes by symbol, each a chip (ui-screens 2.8). Suggestions come from the third character on; Enter, a comma, or leaving the
 * field makes a chip of what has been typed; several symbols that are pasted become a chip each.
 */
export function GeneChips({ value, onChange, knownOnly = false, onPending, ...field }: GeneChipsProps) {
  const entry = useGeneEntry({ owner: field.id, values: value, onChange, knownOnly, onPending });
  const [isPasteRefused, setPasteRefused] = useState(false);
  const { suggestions, isLoading, error } = useGeneSuggestions(entry.text, value);

  const type = (text: string) => {
    setPasteRefused(false);
    const [first = '', ...rest] = text.split(',');
    entry.write(text);
    if (rest.length > 0) entry.finish(first, suggestions);
  };
  const paste = (event: ClipboardEvent) => {
    if (knownOnly) {
      event.preventDefault();
      setPasteRefused(true);
      return;
    }
    const symbols = pastedSymbols(event.clipboardData.getData('text'));
    if (symbols.length < 2) return;
    event.preventDefault();
    entry.takeAll(symbols);
  };
  const suggestionError = error === undefined ? undefined : errorText(error);
  return (
    <ChipCombobox
      {...field}
      values={value}
      onRemove={(symbol) => onChange(value.filter((each) => each !== symbol))}
      text={entry.text}
      onText={type}
      suggestions={suggestions}
      onChoose={entry.take}
      onFinish={() => entry.finish(entry.text, suggestions)}
      onPaste={paste}
      isLoading={isLoading}
      status={entry.sought === undefined ? undefined : `Looking for ${entry.sought}…`}
      error={isPasteRefused ? CHOOSE_FROM_LIST : (entry.problem ?? field.error ?? suggestionError)}
    />
  );
}
