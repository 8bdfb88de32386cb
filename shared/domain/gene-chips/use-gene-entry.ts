import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared/api';
import { findGene } from './find-gene.ts';
import { sameSymbol } from './gene-suggestions.ts';

interface GeneEntryOptions {
  /** Whose genes they are: what was typed for one is not the other's. */
  owner: string | undefined;
  values: readonly string[];
  onChange: (symbols: string[]) => void;
  /** Only genes that exist are taken; otherwise any text is. */
  knownOnly: boolean;
  /** What has been typed and is not a chip yet. */
  onPending?: (text: string) => void;
}

/**
 * The text that is typed for the next gene, until it is a chip: trimmed, blanks and duplicates ignored (spec part 2 §5). A
 * text that is no gene stays in the box with the reason, so that nobody takes it for saved (PP-12).
 */
export function useGeneEntry({ owner, values, onChange, knownOnly, onPending }: GeneEntryOptions) {
  const [typed, setTyped] = useState({ owner, text: '' });
  const text = typed.owner === owner ? typed.text : '';
  const [problem, setProblem] = useState<string>();
  const [sought, setSought] = useState<string>();
  // A response that comes late must find what is in the box and among the chips by then.
  const now = useRef({ text, values });
  useEffect(() => {
    now.current = { text, values };
  });

  const write = (wanted: string) => {
    setTyped({ owner, text: wanted });
    setProblem(undefined);
    onPending?.(wanted.trim());
  };
  const take = (symbol: string) => {
    write('');
    const taken = now.current.values;
    if (!taken.includes(symbol)) onChange([...taken, symbol]);
  };
  /** Takes many at once, as pasted from a list or a spreadsheet. */
  const takeAll = (symbols: readonly string[]) => {
    write('');
    const taken = now.current.values;
    const together = [...new Set([...taken, ...symbols])];
    if (together.length > taken.length) onChange(together);
  };
  const find = async (wanted: string) => {
    if (sought === wanted) return;
    setSought(wanted);
    const finding = await findGene(wanted).catch((error: unknown) => ({ problem: errorText(error) }));
    setSought(undefined);
    if (now.current.text.trim() !== wanted) return;
    if ('symbol' in finding) take(finding.symbol);
    else setProblem(finding.problem);
  };
  /** Makes a chip of a typed text, if there is any. */
  const finish = (entered: string, suggestions: readonly string[]) => {
    const wanted = entered.trim();
    if (wanted === '') write('');
    else if (knownOnly) {
      const symbol = sameSymbol(wanted, [...suggestions, ...values]);
      if (symbol === undefined) void find(wanted);
      else take(symbol);
    } else take(wanted);
  };
  return { text, write, take, takeAll, finish, problem, sought };
}
