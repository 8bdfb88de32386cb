import { mutationField } from '../../mutations/index.ts';

/** The form's name of a field of an outcome, which the server names by its path in the request. */
export function outcomeField(path: string): string {
  const [, index, member] = /^mutations\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (index !== undefined && member !== undefined) return fieldOfMutation(Number(index), member);
  return path.replace(/^(?:colony\.)?distributionProducts\b/, 'products');
}

/** The same of the mutation with this place in the form. */
export function fieldOfMutation(index: number, member: string): string {
  return `mutations.${index}.${mutationField(member)}`;
}
