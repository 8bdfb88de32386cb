/** How a status is coloured and which shape stands before it. The text is always there too. */
export type Tone = 'success' | 'progress' | 'warning' | 'danger' | 'info' | 'neutral';

/** First match wins: an aborted attempt is aborted, whatever else its status says. */
const TONES: readonly (readonly [RegExp, Tone])[] = [
  [/abort|fail|error/i, 'danger'],
  [/inactive|abandon|withdrawn|not assigned/i, 'neutral'],
  [/inspect|conflict|not confirmed|no reads|languish/i, 'warning'],
  [/confirmed|complete|finished|processed|released|\bpassb?\b/i, 'success'],
  [/progress|started|obtained|sent/i, 'progress'],
  [/registered|created|assigned|active/i, 'info'],
];

/** The tone of a status by its wording, so that a status added to the vocabulary later still gets a sensible one. */
export function statusTone(status: string): Tone {
  return TONES.find(([wording]) => wording.test(status))?.[1] ?? 'neutral';
}
