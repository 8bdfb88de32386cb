import { attemptComment } from './model.ts';
import type { Gene } from '../../../catalogue/reference-data/load-genes.ts';
import { crisprProjects } from './crispr-projects.ts';
import type { CrisprSourceRow } from './crispr-source.ts';

const vps35: Gene = {
  id: 1,
  accId: 'MGI:1890467',
  symbol: 'Vps35',
  synonyms: [],
  position: { build: 'GRCm38', chromosome: '8', strand: '-' },
};

function attempt(changes: Partial<CrisprSourceRow>): CrisprSourceRow {
  return {
    id: 1,
    gene: vps35,
    centre: 'JAX',
    status: 'Genotype confirmed',
    strain: 'C57BL/6NJ',
    miDate: '2016-03-01',
    deliveryMethod: 'Electroporation',
    nuclease: { class: 'protein', concentration: 93 },
    embryosInjected: 100,
    embryosSurvived: 90,
    embryosTransferred: 80,
    founderPups: 20,
    foundersAssayed: 20,
    foundersBred: 2,
    foundersWithDeletion: 8,
    alleleType: 'Deletion',
    alleleSubtype: 'Exon Deletion',
    reasonFailed: null,
    guides: [],
    mutantSequence: 'ACGT',
    ...changes,
  };
}

describe('CRISPR projects', () => {
  it('are one for each gene and centre, with one attempt per plan', () => {
    const projects = crisprProjects([
      attempt({ id: 1, status: 'Micro-injection aborted', foundersWithDeletion: 0, alleleSubtype: null }),
      attempt({ id: 2, miDate: '2017-03-01' }),
      attempt({ id: 3, centre: 'TCP' }),
    ]);
    expect(projects.map(({ workUnit, plans }) => [workUnit, plans.length])).toEqual([
      ['JAX', 2],
      ['TCP', 1],
    ]);
    expect(projects[0]?.createdAt).toBe('2016-02-02T09:30:00');
    expect(projects[0]?.consortia).toEqual(['JAX', 'IMPC']);
  });

  it('number the alleles of confirmed attempts only', () => {
    const [project] = crisprProjects([
      attempt({ id: 1 }),
      attempt({ id: 2, status: 'Founder obtained' }),
      attempt({ id: 3 }),
    ]);
    const symbols = project?.plans.map((plan) => plan.outcome?.mutation.symbol ?? null);
    expect(symbols).toEqual(['Vps35<em1(IMPC)J>', null, 'Vps35<em2(IMPC)J>']);
    expect(project?.plans[2]?.outcome?.mutation.fasta).toBe('>JAX-Vps35-em2\nACGT');
  });

  it('intend what first came out, or a deletion', () => {
    const intended = (rows: CrisprSourceRow[]) => crisprProjects(rows)[0]?.intention.mutationType;
    expect(
      intended([attempt({ alleleSubtype: null }), attempt({ alleleSubtype: 'Whole-gene deletion' })]),
    ).toBe('Whole-gene deletion');
    expect(intended([attempt({ alleleSubtype: null, alleleType: null })])).toBe('Deletion');
  });

  it('keep delivery and the reason of a failure in the comment', () => {
    const [project] = crisprProjects([attempt({ reasonFailed: 'Sterile founder' })]);
    const made = project?.plans[0]?.attempt;
    expect(made?.kind === 'crispr' && attemptComment(made)).toBe(
      'Delivery: electroporation. No germ line transmission: sterile founder.',
    );
  });

  it('flag a confirmed colony without a sequence as such', () => {
    const [project] = crisprProjects([attempt({ mutantSequence: null })]);
    expect(project?.plans[0]?.outcome).toMatchObject({
      withoutSequence: true,
      mutation: { fasta: null, deletion: null },
    });
  });
});
