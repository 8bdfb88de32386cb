import type { ProjectIntention } from 'shared/contract';
import { geneAddress, secureAddress } from 'shared/domain';
import { targetsOf } from 'shared/project-table';
import { Link, mark } from 'shared/ui';
import { geneCell } from './gene-cell.styles.ts';

/**
 * The gene of an intention: its symbol leads to its page here, the icon to its page at IMPC (ui-screens 6). Of an intention
 * by sequence the place, so that the lines of a row stay side by side.
 */
export function geneAndImpc(intention: ProjectIntention) {
  const { intentionByGene } = intention;
  if (!intentionByGene) return targetsOf(intention).join(', ');
  const { externalLink, symbol } = intentionByGene.gene;
  return (
    <span className={geneCell}>
      <Link to={geneAddress(symbol)}>{symbol}</Link>
      <a href={secureAddress(externalLink)} target="_blank" rel="noopener noreferrer">
        {mark({ name: 'external', label: `${symbol} at IMPC (opens in a new tab)` })}
      </a>
    </span>
  );
}
