import type { FeedChange } from 'shared/contract';
import { groupedBy } from '../../platform/database/grouped.ts';
import { changeInWords } from './change-words.ts';

/** Changes of one gene that a mail names, and of all genes together; the site shows the others. */
const NAMED_PER_GENE = 20;
const NAMED = 200;

export interface DigestFacts {
  /** Address of the site. */
  site: string;
  /** The page that ends mails. */
  endingPage: string;
  /** How many there are, of which the first are given. */
  total: number;
  /** Visitors do not see who made a change. */
  hasAuthors: boolean;
}

/** Subject and text of a mail about changes, which are grouped by gene and in words. */
export function digestText(
  changes: readonly FeedChange[],
  { site, endingPage, total, hasAuthors }: DigestFacts,
): { subject: string; text: string } {
  const genes = [...groupedBy(changes, nameOfGenes)].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines: string[] = [];
  let named = 0;
  for (const [gene, ofGene] of genes) {
    const shown = ofGene.slice(0, Math.min(NAMED_PER_GENE, NAMED - named));
    named += shown.length;
    if (shown.length > 0)
      lines.push(...section(gene, shown, ofGene.length - shown.length, { site, hasAuthors }));
  }
  return {
    subject: subjectOf(
      total,
      genes.map(([gene]) => gene),
    ),
    text: [
      'What you follow in the Gene Targeting Tracker has changed.',
      '',
      ...lines,
      ...(total > named ? [`${counted(total - named, 'more change')} are not in this mail.`, ''] : []),
      `What you follow, and all changes: ${site}/#/following`,
      `To end these mails: ${endingPage}`,
    ].join('\n'),
  };
}

const WITHOUT_GENE = 'Projects without a gene';

function nameOfGenes({ geneSymbols }: FeedChange): string {
  return geneSymbols.join(', ') || WITHOUT_GENE;
}

function section(
  gene: string,
  changes: readonly FeedChange[],
  more: number,
  { site, hasAuthors }: Pick<DigestFacts, 'site' | 'hasAuthors'>,
): string[] {
  const [symbol] = changes[0]?.geneSymbols ?? [];
  return [
    gene,
    ...(symbol === undefined ? [] : [`${site}/#/genes/${encodeURIComponent(symbol)}`]),
    ...changes.map((change) => `- ${lineOf(change)}${hasAuthors ? ` By ${change.user}.` : ''}`),
    ...(more > 0 ? [`- and ${counted(more, 'more change')}`] : []),
    '',
  ];
}

/** `2031-03-01, PIN:0000000001: Status: Plan Created → Attempt In Progress.` */
function lineOf(change: FeedChange): string {
  const { tpn, pin, tpo, psn, min, date } = change;
  const record = psn ?? tpo ?? min ?? pin ?? tpn;
  return `${date.slice(0, 10)}, ${record}: ${changeInWords(change)}`;
}

function subjectOf(count: number, genes: readonly string[]): string {
  const [first = '', ...others] = genes;
  const name = first === WITHOUT_GENE ? 'projects without a gene' : first;
  const more = others.length > 0 ? ` and ${counted(others.length, 'more gene')}` : '';
  return `${counted(count, 'change')} of ${name}${more}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
