import { changeLabel, fieldName } from './field-name.ts';

describe('human field names of the history (PP-37)', () => {
  it.each([
    // api-1 §17.3: every path of projects
    ['comment', 'Comment'],
    ['recovery', 'Recovery'],
    ['esCellQcOnly', 'ES Cell QC Only'],
    ['completionComment', 'Completion Comment'],
    ['privacy.name', 'Privacy'],
    ['completionNote.note', 'Completion Note'],
    ['projectEsCellQc.numberOfEsCellsReceived', 'ES Cell Details › Number Of ES Cells Received'],
    ['projectEsCellQc.esCellsReceivedFrom.name', 'ES Cell Details › ES Cell Received From'],
    ['projectEsCellQc.esCellsReceivedFrom.centres', 'ES Cell Details › ES Cell Received From › Centres'],
    ['projectEsCellQc.esCellQcComment.name', 'ES Cell Details › ES Cell QC Comment'],
    ['assignmentStatus.name', 'Assignment Status'],
    ['summaryStatus.name', 'Summary Status'],
    // Plans
    ['crisprAttempt.comment', 'CRISPR Attempt › Comment'],
    ['crisprAttempt.strain.name', 'CRISPR Attempt › Strain Injected'],
    ['crisprAttempt.strain.mgiStrainAccId', 'CRISPR Attempt › Strain Injected › MGI Strain Accession Id'],
    ['crisprAttempt.guides.[12].pam', 'CRISPR Attempt › Guides #12 › PAM'],
    ['crisprAttempt.nucleases.[3].nucleaseType.name', 'CRISPR Attempt › Nucleases #3 › Type'],
    [
      'crisprAttempt.assay.numFounderPups',
      'CRISPR Attempt › Founder/G0 Litter Details › Number of G0 Pups Born',
    ],
    ['crisprAttempt.totalTransferred', 'CRISPR Attempt › Number Transferred'],
    ['esCellAttempt.totalTransferred', 'ES Cell Attempt › Total Transferred'],
    ['crisprAttempt.embryo2Cell', 'CRISPR Attempt › Number of Embryos Survived to 2 cell stage'],
    ['esCellAttempt.totalPupsBorn', 'ES Cell Attempt › Total Pups Born'],
    // Outcomes, mutations, stages
    ['colony.name', 'Colony › Name'],
    ['colony.strain.name', 'Colony › Background Strain'],
    ['molecularMutationDeletion.[9].start', 'Deletion Coordinates #9 › Start'],
    ['tissueDistributions.[4].workUnit.name', 'Tissue Distribution Centre #4 › Work Unit'],
  ])('%s is %s', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });

  it('keeps an element apart from others, also when its key is its value', () => {
    expect(fieldName('funders.[7]')).toBe('Funders #7');
    expect(fieldName('funders.[7].name')).toBe('Funders #7 › Name');
    expect(fieldName('tags.[v1.2]')).toBe('Tags #v1.2');
  });

  it('makes words of a field that nobody has named', () => {
    expect(fieldName('someNewField')).toBe('Some New Field');
    expect(fieldName('')).toBe('');
  });
});

describe('the label of a change beside the form that made it', () => {
  it.each([
    ['crisprAttempt.assay.founderNumAssays', 'Number of G0s Assayed'],
    ['crisprAttempt.assay.numG0WhereMutationDetected', 'Number of G0 with a Detected Mutation'],
    ['crisprAttempt.guides.[12].pam', 'Guides #12 › PAM'],
    ['crisprAttempt.guides.[12]', 'Guides #12'],
    ['privacy.name', 'Privacy'],
    ['status.name', 'Status'],
    ['colony.status.name', 'Status'],
    ['colony.name', 'Colony › Name'],
    ['comment', 'Comment'],
    ['crisprAttempt.comment', 'CRISPR Attempt › Comment'],
  ])('%s is %s', (path, label) => {
    expect(changeLabel(path)).toBe(label);
  });
});
