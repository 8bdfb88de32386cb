/**
 * Where projects for these genes begin: one in the form that creates it, several in a spreadsheet whose template has a row for
 * each.
 */
export function newProjectsAddress(genes: readonly string[]): string {
  const [first = '', ...others] = genes;
  if (others.length === 0) return `/projects/project-creation?${new URLSearchParams({ gene: first })}`;
  return `/projects/import?${new URLSearchParams({ genes: genes.join(',') })}`;
}
