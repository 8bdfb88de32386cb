/** How the message of the server goes on with each change, behind its opening. */
const BEFORE_A_CHANGE = /(?<=: |; )/;
const YOU = 'you, in another tab or window,';

/** The title of a conflict by who made the last change that the message names (describe-stale-write of the server). */
export function conflictTitle(message: string, email: string | undefined): string {
  const [, ...changes] = message.split(BEFORE_A_CHANGE);
  const last = changes.at(-1);
  if (last === undefined) return 'Changed since you opened it';
  return isOf(last, email) ? 'Changed by you, in another tab or window' : 'Changed by somebody else';
}

/** The message with "you" for the person who reads it: people do not look for themselves in a text about others. */
export function withYou(message: string, email: string | undefined): string {
  const replaced = (change: string) =>
    isOf(change, email) ? `${YOU}${change.slice(email?.length)}` : change;
  return message.split(BEFORE_A_CHANGE).map(replaced).join('');
}

function isOf(change: string, email: string | undefined): boolean {
  return email !== undefined && change.startsWith(`${email} changed `);
}
