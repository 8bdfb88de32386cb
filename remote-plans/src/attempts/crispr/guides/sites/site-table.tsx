import { memo } from 'react';
import { formatCount, TableFrame } from 'shared/ui';
import { finderTable, TABLE_HEIGHT } from '../finder/finder-table.styles.ts';
import type { Site } from './find-sites.ts';

interface SiteTableProps {
  sites: readonly Site[];
  isInPlan: (site: Site) => boolean;
  /** A site was pressed: it goes into the plan as a guide, or out of it. */
  onToggle: (site: Site) => void;
}

/** The sites of a sequence in the order of their places. */
export function SiteTable({ sites, isInPlan, onToggle }: SiteTableProps) {
  return (
    <TableFrame caption="Sites" maxHeight={TABLE_HEIGHT} className={finderTable}>
      <thead>
        <tr>
          <th scope="col">Guide</th>
          <th scope="col">PAM</th>
          <th scope="col">Strand</th>
          <th scope="col">Position</th>
          <th scope="col">Cut</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <SiteRow
            key={`${site.start} ${site.strand}`}
            site={site}
            isChosen={isInPlan(site)}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

interface SiteRowProps {
  site: Site;
  isChosen: boolean;
  onToggle: (site: Site) => void;
}

/** There are hundreds of them: only those that change are rendered. */
const SiteRow = memo(function SiteRow({ site, isChosen, onToggle }: SiteRowProps) {
  const { guideSequence, pam, strand, start, stop, cutAfter } = site;
  return (
    <tr data-chosen={isChosen ? '' : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isChosen} data-letters="" onClick={() => onToggle(site)}>
          {guideSequence}
        </button>
      </th>
      <td data-letters="">{pam}</td>
      <td>{strand}</td>
      <td>
        {formatCount(start)}-{formatCount(stop)}
      </td>
      <td>
        {formatCount(cutAfter)}|{formatCount(cutAfter + 1)}
      </td>
      <td>{isChosen ? 'In plan' : ''}</td>
    </tr>
  );
});
