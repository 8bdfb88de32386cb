import { Fragment } from 'react';
import { splitSuperscript } from './superscript.ts';

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
