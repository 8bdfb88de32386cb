import { useEffect, useEffectEvent, useId, useState, type ClipboardEvent } from 'react';
import { useResource } from 'shared/api';
import type { GeneSuggestion } from 'shared/contract';
import { useAfterPause } from 'shared/domain';
import { SHORTEST_SUGGESTED_TEXT } from 'shared/limits';
import { useNavigate } from 'shared/router';
import { Box, ModalSurface, Text, VisuallyHidden } from 'shared/ui';
import { Combobox } from 'shared/ui-overlays';
import { useAreas } from '../areas/use-areas.ts';
import type { SearchDialogProps } from './site-search.tsx';
import { SuggestedGene } from './suggested-gene.tsx';
import { fitsInAddress, geneLeads, hasSeveralTerms, recordLed, whereTextLeads } from './where-text-leads.ts';

/** Somebody who types goes on after less; in milliseconds. */
const PAUSE_MS = 120;

const TOO_LONG = 'A list of this length is pasted, or uploaded as a file, on the search page.';

/** Finds a gene while its name is typed, with where it stands; Enter opens it, or searches for what was typed. */
export default function SearchDialog({ text, onText, box, onClose }: SearchDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const { suggestions, isCurrent, isWaiting, note } = useSuggestions(text);
  const areas = useAreas();
  const navigate = useNavigate();
  const titleId = useId();

  const follow = (address: string) => {
    onClose();
    void navigate(address);
  };
  const go = (wanted: string) => {
    const address = whereTextLeads(wanted, suggestions, areas);
    if (address !== undefined) follow(address);
  };
  const isRefused = (wanted: string) => {
    setProblem(fitsInAddress(wanted) ? undefined : TOO_LONG);
    return !fitsInAddress(wanted);
  };
  // Where Enter leads does not depend on whether the last letter's suggestions were there already.
  const goOn = useEffectEvent(() => go(text));
  useEffect(() => {
    if (isEntered && isCurrent) goOn();
  }, [isEntered, isCurrent]);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeveralTerms(pasted)) return;
    event.preventDefault();
    if (!isRefused(pasted)) go(pasted);
  };

  return (
    <ModalSurface
      isOpen
      onClose={onClose}
      labelledBy={titleId}
      placement="top"
      width="44rem"
      initialFocus={box}
    >
      <Box p="3">
        <VisuallyHidden id={titleId}>Find a gene</VisuallyHidden>
        <Combobox
          ref={box}
          label="Symbol, synonym, MGI accession id, TPN or PIN"
          hint="Enter opens the gene, or searches. Several terms: paste them."
          error={problem}
          isOpenAtStart
          inputValue={text}
          onInputValue={(typed) => {
            onText(typed);
            setEntered(false);
            setProblem(undefined);
          }}
          options={suggestions.map((gene) => ({
            key: gene.accessionId,
            label: gene.symbol,
            content: <SuggestedGene gene={gene} />,
          }))}
          isLoading={isWaiting}
          status={recordLed(text, areas) ? 'Enter opens it.' : note}
          onChoose={({ label }) => follow(geneLeads(label, areas))}
          onEnter={() => setEntered(!isRefused(text))}
          onPaste={paste}
        />
      </Box>
    </ModalSurface>
  );
}

/** Genes for a typed text; those of the letters before stay until the next have come. */
function useSuggestions(text: string) {
  const wanted = text.trim();
  const isLong = wanted.length >= SHORTEST_SUGGESTED_TEXT;
  const requested = useAfterPause(wanted, PAUSE_MS);
  const isRequested = isLong && requested.length >= SHORTEST_SUGGESTED_TEXT;
  const found = useResource<GeneSuggestion[]>(isRequested ? '/api/v2/genes/suggestions' : null, {
    text: requested,
  });
  const suggestions = isLong ? (found.data ?? []) : [];
  const isAnswered = isRequested && requested === wanted && found.data !== undefined && !found.isPrevious;
  /** Nothing more is to come for what stands in the box. */
  const isCurrent = isAnswered || !isLong || found.error !== undefined;
  return { suggestions, isCurrent, isWaiting: !isCurrent && suggestions.length === 0, note: noteOf() };

  function noteOf() {
    if (!isLong) return undefined;
    if (found.error !== undefined)
      return (
        <Text tone="danger">
          Suggestions could not be read: {found.error.message} Enter searches all the same.
        </Text>
      );
    return isAnswered && suggestions.length === 0
      ? 'No gene begins like this. Enter searches for it.'
      : undefined;
  }
}
