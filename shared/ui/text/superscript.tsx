import { Fragment } from 'react';

interface SymbolPart {
  text: string;
  isRaised: boolean;
}

/**
 * Splits an allele symbol for display (ui-screens 2.13): each `<` opens and each `>` closes superscript. Nothing else is
 * changed; an empty symbol has no parts.
 */
export function splitSuperscript(symbol: string): SymbolPart[] {
  const parts: SymbolPart[] = [];
  let isRaised = false;
  for (const piece of symbol.split(/([<>])/)) {
    if (piece === '<') isRaised = true;
    else if (piece === '>') isRaised = false;
    else if (piece !== '') parts.push({ text: piece, isRaised });
  }
  return parts;
}

/** An allele symbol with its marked parts raised: `Otog<em1(IMPC)J>` is shown as Otog with em1(IMPC)J in superscript. */
export function SuperscriptSymbol({ symbol }: { symbol: string | null | undefined }) {
  return splitSuperscript(symbol ?? '').map((part, index) =>
    part.isRaised ? (
      <sup key={index} className="gt-allele">
        {part.text}
      </sup>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
