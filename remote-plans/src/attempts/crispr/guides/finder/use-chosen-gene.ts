import { useState } from 'react';
import { useGeneSearch, type GeneSearch } from 'shared/domain';

/** A gene as it is being chosen. */
export interface ChosenGene {
  text: string;
  /** Symbol of the chosen gene; null while the text is no symbol. */
  symbol: string | null;
  search: GeneSearch;
  type: (text: string) => void;
  take: (symbol: string) => void;
}

/**
 * The gene to find guides for: that of the plan, until another is taken from the suggestions or typed in full.
 *
 * @param ofPlan symbol of the plan's gene, if known
 * @param onOther another gene is being chosen
 */
export function useChosenGene(ofPlan: string | undefined, onOther: () => void): ChosenGene {
  const [typed, setTyped] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const text = typed ?? ofPlan ?? '';
  const known = typed === undefined ? ofPlan : taken;
  const search = useGeneSearch(known === undefined ? text : null, false);
  const type = (next: string) => {
    setTyped(next);
    setTaken(undefined);
    onOther();
  };
  const take = (symbol: string) => {
    setTyped(symbol);
    setTaken(symbol);
    onOther();
  };
  return { text, symbol: known ?? search.match?.symbol ?? null, search, type, take };
}
