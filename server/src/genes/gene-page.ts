/** The page of a gene at the consortium's portal (api-3 §2.3). */
export function genePage(accessionId: string): string {
  return `http://www.mousephenotype.org/data/genes/${accessionId}`;
}
