/** What a history record is about, in words: `PhenotypingStage updated` reads `Phenotyping stage updated`. */
export function changeAction(comment: string): string {
  return comment.replace(/^PhenotypingStage\b/, 'Phenotyping stage');
}
