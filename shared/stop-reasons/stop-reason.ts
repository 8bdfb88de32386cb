/** Why work is stopped, as people say it. The record has no field for it: the reason becomes a line of its comment. */
export const STOP_REASONS: readonly string[] = [
  'No embryos or founders obtained',
  'No germline transmission',
  'Genotype could not be confirmed',
  'Allele made elsewhere',
  'Gene no longer of interest',
  'Animals lost',
  'Entered by mistake',
];

const LINE = /(?:^|\n)Stopped: [^\n]*$/;

/** A comment with this reason as its last line, in place of another one. */
export function withStopReason(comment: string, reason: string): string {
  const before = comment.replace(LINE, '');
  if (reason === '') return before;
  return before === '' ? `Stopped: ${reason}` : `${before}\nStopped: ${reason}`;
}
