import { Fragment } from 'react';
import type { GeneFacts } from 'shared/contract';
import { geneAddress, mgiGeneAddress } from 'shared/domain';
import { ExternalLink, Link, Notice, Text } from 'shared/ui';
import type { CameBySynonym } from './asked-name.ts';

/** Under the heading: what else the gene is called. */
export function GeneNames({ gene: { name, accessionId, synonyms } }: { gene: GeneFacts }) {
  const mgi = mgiGeneAddress(accessionId);
  return (
    <span translate="no">
      {name !== null && `${name} · `}
      {mgi === undefined ? accessionId : <ExternalLink href={mgi}>{accessionId}</ExternalLink>}
      {synonyms.length > 0 && ` · Synonyms: ${synonyms.join(', ')}`}
    </span>
  );
}

/** Says why another name stands above than was asked for, and which other genes may have been meant. */
export function SynonymNotice({ synonym, sameSynonym, symbol }: CameBySynonym & { symbol: string }) {
  return (
    <Notice kind="info">
      <Text translate="no">
        {synonym} is a synonym of {symbol}
        {sameSynonym.map((other, index) => (
          <Fragment key={other}>
            {index === 0 ? ', and also of ' : ', '}
            <Link to={geneAddress(other)}>{other}</Link>
          </Fragment>
        ))}
        .
      </Text>
    </Notice>
  );
}
