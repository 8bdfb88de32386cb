export interface SymbolPart {
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
