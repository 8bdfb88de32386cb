import { SuperscriptSymbol } from 'shared/ui';

/**
 * The symbol of an allele as journals print it (ui-screens 2.13): `Otog<em1(IMPC)J>` is Otog with em1(IMPC)J in superscript.
 * Translating browsers leave it alone. Without a symbol nothing is shown.
 */
export function AlleleSymbol({ symbol }: { symbol: string | null | undefined }) {
  if (!symbol) return null;
  return (
    <span translate="no">
      <SuperscriptSymbol symbol={symbol} />
    </span>
  );
}
