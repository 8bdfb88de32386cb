import type { GeneFacts, GenePosition } from 'shared/contract';
import { mgiGeneAddress, secureAddress } from 'shared/domain';
import { formatCount } from 'shared/ui';

/** A page about the gene at another site. */
export interface OutsidePage {
  label: string;
  href: string;
}

/** Ensembl shows the newest build; older ones are in its archives. */
const ENSEMBL_SITES: Readonly<Record<string, string>> = {
  GRCm39: 'https://www.ensembl.org',
  GRCm38: 'https://nov2020.archive.ensembl.org',
};

/** Pages about the gene elsewhere: MGI, the consortium's portal, Ensembl by its id. */
export function outsidePages({ accessionId, externalLink, ensemblGeneId }: GeneFacts): OutsidePage[] {
  const mgi = mgiGeneAddress(accessionId);
  return [
    ...(mgi === undefined ? [] : [{ label: 'MGI gene page', href: mgi }]),
    { label: 'IMPC gene page', href: secureAddress(externalLink) },
    ...(ensemblGeneId === null
      ? []
      : [
          {
            label: 'Ensembl gene page',
            href: `https://www.ensembl.org/Mus_musculus/Gene/Summary?g=${encodeURIComponent(ensemblGeneId)}`,
          },
        ]),
  ];
}

/** Where a gene lies at Ensembl; undefined for a build that Ensembl does not show. */
export function ensemblAddress({ genomeBuild, chr, start, stop }: GenePosition): string | undefined {
  const site = ENSEMBL_SITES[genomeBuild];
  return site && `${site}/Mus_musculus/Location/View?r=${encodeURIComponent(chr)}:${start}-${stop}`;
}

/** `9:54,452,062-54,467,496`, as genome browsers write it: 1-based, both ends inside. */
export function positionText({ chr, start, stop }: GenePosition): string {
  return `${chr}:${formatCount(start)}-${formatCount(stop)}`;
}
