import { siteConfiguration } from 'shared/api';

/** Spec part 2 §9. */
const VERSION = 'M37';
/** Appendix A of ui-screens. */
const EXON_LINK = 'https://www.ensembl.org/Mus_musculus/Transcript/Summary?exon={exonId}';
const TRANSCRIPT_LINK = 'https://www.ensembl.org/Mus_musculus/Transcript/Summary?t={transcript}';

/** What 1-based means (Appendix A of ui-screens). */
export const ONE_BASED_ARTICLE =
  'https://genome-blog.gi.ucsc.edu/blog/2016/12/12/the-ucsc-genome-browser-coordinate-counting-systems/';

/** Version of the annotation that exons are named by: M37, unless the site is configured otherwise. */
export function annotationVersion(): string {
  return siteConfiguration().geneAnnotation?.version ?? VERSION;
}

/** Address of an exon in the genome browser of the site. */
export function exonAddress(exonId: string): string {
  return filled(siteConfiguration().geneAnnotation?.exonLink ?? EXON_LINK, '{exonId}', exonId);
}

/** Address of a transcript, by its name, in the genome browser of the site. */
export function transcriptAddress(name: string): string {
  return filled(siteConfiguration().geneAnnotation?.transcriptLink ?? TRANSCRIPT_LINK, '{transcript}', name);
}

function filled(template: string, place: string, text: string): string {
  return template.split(place).join(encodeURIComponent(text));
}
