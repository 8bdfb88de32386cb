import { useWatch } from 'shared/ui-forms';
import { usePlacedGenes } from '../../../drawing/index.ts';
import { Warnings } from '../../fields/warnings.tsx';
import { guideWarnings } from './guide-warnings.ts';
import type { GuideRow } from './guide-values.ts';

/** Points out guides that contradict themselves or the place of the gene. */
export function GuideNote({ tpn }: { tpn: string }) {
  const guides = useWatch<Record<string, GuideRow[]>, string>({ name: 'guides.rows' });
  const genes = usePlacedGenes(tpn) ?? [];
  const chromosomes = [...new Set(genes.flatMap(({ positions }) => positions.map(({ chr }) => chr)))];
  return <Warnings warnings={guideWarnings(guides, chromosomes)} />;
}
