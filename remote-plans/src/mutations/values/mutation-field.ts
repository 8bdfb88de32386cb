/** Members of a request whose field in the form is another. */
const FIELDS: readonly [RegExp, string][] = [
  [/^(mutationSequences\.\d+)\.sequence\.(sequence|typeName)$/, '$1.$2'],
  [/^(mutationSequences\.\d+)(\.sequence)?$/, '$1.sequence'],
  [/^(insertionSequences\.\d+)$/, '$1.sequence'],
  [/^(molecularMutationDeletions\.\d+)(\.size)?$/, '$1.start'],
  // The only rule about categorizations is that of the classes of ES cell alleles (api-2 §16.1).
  [/^mutationCategorizations\b.*$/, 'alleleClass'],
  [/^isMutationDeletionChecked$/, 'release'],
  [/^genes\b.*$/, 'genes'],
];

/** The field of the form, within its mutation, for the member of a request that the server refused. */
export function mutationField(member: string): string {
  const found = FIELDS.find(([pattern]) => pattern.test(member));
  return found === undefined ? member : member.replace(...found);
}
