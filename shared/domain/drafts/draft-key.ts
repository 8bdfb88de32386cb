/** Drafts belong to a person: the next person at the same browser does not see them. */
export function draftKey(email: string, name: string): string {
  return `gt-draft ${email} ${name}`;
}
