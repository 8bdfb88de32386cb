import type { GenePage } from 'shared/contract';
import { guidePlace, type NamedPlace } from 'shared/gene-drawing';

/** What the plans on a gene have in the genome: guides, and deletions of the alleles. */
export function genePlaces({ guides, deletions }: Pick<GenePage, 'guides' | 'deletions'>): NamedPlace[] {
  return [
    ...guides.map(({ gid, pin, nucleaseTypeName, ...guide }) =>
      guidePlace(guide, { id: `guide ${gid}`, name: `${gid} of ${pin}`, nucleaseTypeName }),
    ),
    ...deletions.map(({ chr, start, stop, genomeBuild, colonyName, tpo, symbol, min }, index) => ({
      kind: 'deletion' as const,
      id: `deletion ${index}`,
      name: `${colonyName ?? tpo}, ${symbol ?? min}`,
      chr,
      start,
      stop,
      genomeBuild,
    })),
  ];
}
