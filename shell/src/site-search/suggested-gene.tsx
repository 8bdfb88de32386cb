import type { GeneSuggestion } from 'shared/contract';
import { StatusBadge } from 'shared/ui';
import { suggestion } from './site-search.styles.ts';

/** A gene with its name, the units that work on it, and the furthest that they have come. */
export function SuggestedGene({ gene }: { gene: GeneSuggestion }) {
  return (
    <span className={suggestion}>
      <strong>{gene.symbol}</strong>
      <small>{gene.synonym === null ? gene.name : `${gene.synonym} is a synonym`}</small>
      <small>{gene.workUnitNames.join(', ')}</small>
      {gene.summaryStatusName === null ? (
        <small>{gene.projects === 0 ? 'No project' : 'Restricted'}</small>
      ) : (
        <StatusBadge status={gene.summaryStatusName} />
      )}
    </span>
  );
}
