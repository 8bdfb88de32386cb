import { geneAddress, NOTHING } from 'shared/domain';
import { Link, Values } from 'shared/ui';

/** The genes of a plan or a change, each with the way to its page. */
export function geneLinks({ geneSymbols }: { geneSymbols: readonly string[] }) {
  return geneSymbols.length === 0 ? NOTHING : <Values items={geneSymbols.map(GeneLink)} />;
}

function GeneLink(symbol: string) {
  return (
    <Link key={symbol} to={geneAddress(symbol)}>
      {symbol}
    </Link>
  );
}
