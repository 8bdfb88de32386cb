import type { Project } from 'shared/contract';
import { searchColumns } from 'shared/project-table';
import { searchTable } from './search-export.ts';

const project: Project = {
  tpn: 'TPN:000000042',
  privacyName: 'public',
  recovery: false,
  esCellQcOnly: false,
  comment: null,
  reactivationDate: null,
  assignmentStatusName: 'Assigned',
  summaryStatusName: 'Plan Created',
  assignmentStatusStamps: [],
  projectIntentions: [
    {
      molecularMutationTypeName: 'Deletion',
      mutationCategorizations: [],
      intentionByGene: {
        gene: {
          id: 1,
          accessionId: 'MGI:95296',
          symbol: 'Egr2',
          speciesName: 'Mus musculus',
          name: null,
          externalLink: 'http://portal.example',
        },
        bestOrthologs: [
          { symbol: 'EGR2', category: 'GOOD', support: null, supportCount: 9, link: 'http://genes.example' },
        ],
        allOrthologs: [],
      },
      intentionsBySequences: [],
    },
    {
      molecularMutationTypeName: 'Indel',
      mutationCategorizations: [],
      intentionsBySequences: [
        {
          index: 1,
          sequence: {
            id: 1,
            sequence: null,
            typeName: null,
            categoryName: null,
            sequenceLocations: [
              {
                id: 1,
                locationIndex: 1,
                location: {
                  id: 1,
                  chr: '5',
                  start: 100,
                  stop: 200,
                  strand: '+',
                  genomeBuild: 'GRCm39',
                  strainName: null,
                  speciesName: null,
                },
              },
            ],
          },
        },
      ],
    },
  ],
  relatedWorkUnitNames: ['JAX', 'UCD'],
  relatedWorkGroupNames: ['BaSH'],
  consortia: [{ id: 1, consortiumName: 'IMPC' }],
  completionNote: null,
  completionComment: null,
  colonyNames: ['J1', 'J2'],
  phenotypingExternalRefs: ['P1', null],
};

test('the columns are those of the search table, in its order', () => {
  const { header, row } = searchTable(true);
  const cells = row({ input: 'Krox-20', project, comment: 'Synonym of Egr2' });
  expect(Object.fromEntries(header.map((name, index) => [name, cells[index]]))).toMatchObject({
    'Search term': 'Krox-20',
    'Search Result comments': 'Synonym of Egr2',
    'Project summary': 'TPN:000000042',
    Gene: 'Egr2|Chr 5:100-200 (GRCm39)',
    MGI: 'MGI:95296',
    Intention: 'Deletion|Indel',
    'Best Human ortholog': 'EGR2',
    'Work Units': 'JAX|UCD',
    'Work Groups': 'BaSH',
    'Project Assignment': 'Assigned',
    'Summary Status': 'Plan Created',
    Colony: 'J1|J2',
    'Phenotyping External Reference': 'P1',
    Privacy: 'public',
    Consortia: 'IMPC',
    'Access Status': 'You are seeing all facts of this project.',
  });
  expect(header).toEqual(searchColumns(true).map(({ title }) => title));
  expect(cells).toHaveLength(header.length);
});

test('a search without terms has no columns about them', () => {
  expect(searchTable(false).header[0]).toBe('Project summary');
  expect(searchTable(false).header).toEqual(searchTable(true).header.slice(2));
});

test('a term without a project has a remark', () => {
  const { row } = searchTable(true);
  expect(row({ input: 'nota', project: null, comment: 'Not a gene symbol or synonym' }).slice(0, 3)).toEqual([
    'nota',
    'Not a gene symbol or synonym|No projects found',
    '',
  ]);
  expect(row({ input: 'Egr2', project: null, comment: null })[1]).toBe('No projects found');
});

test('a restricted version is marked in words', () => {
  const restricted = { ...project, relatedWorkUnitNames: [], relatedWorkGroupNames: [] };
  expect(searchTable(false).row({ input: null, project: restricted, comment: null }).at(-1)).toBe(
    'You are seeing a restricted version of this project.',
  );
});
