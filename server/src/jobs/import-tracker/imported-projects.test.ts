/** Projects of the existing tracker are the same in the API after the import. */
import { sql } from 'kysely';
import type { Project } from 'shared/contract';
import { get } from '../../../testing/calls.ts';
import { importedTracker, RENAMED_GENE, STAFF } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker();
const project = (tpn: string) => imported.read<Project>(`/api/projects/${tpn}`);

test('a CRISPR project: number, consortia, statuses with their moments, gene and change', async () => {
  expect(await project('TPN:000000011')).toMatchObject({
    tpn: 'TPN:000000011',
    privacyName: 'public',
    recovery: false,
    esCellQcOnly: false,
    comment: 'The line that all look at',
    reactivationDate: null,
    assignmentStatusName: 'Assigned',
    summaryStatusName: 'Phenotyping All Data Sent',
    assignmentStatusStamps: [{ statusName: 'Assigned', date: '2019-03-04T09:10:11.123' }],
    consortia: [
      { id: 7201, consortiumName: 'IMPC' },
      { id: 7202, consortiumName: 'Lakeside Group' },
    ],
    projectIntentions: [
      {
        molecularMutationTypeName: 'Exon Deletion',
        mutationCategorizations: [{ name: 'HDR', typeName: 'repair_mechanism' }],
        intentionByGene: { gene: { symbol: 'Fict1', accessionId: 'MGI:9900001', name: 'fictitious gene 1' } },
      },
    ],
    relatedWorkUnitNames: expect.arrayContaining(['Harwell', 'JAX']),
    relatedWorkGroupNames: expect.arrayContaining(['BaSH', 'JAX']),
    colonyNames: expect.arrayContaining(['JAX-FICT1-1', 'JAX-FICT1-2', 'JAX-FICT1-CRE']),
    phenotypingExternalRefs: ['JAX-FICT1-1-PH'],
  });
});

test('an ES cell project: legacy number, deliveries and QC, completion; its gene by the name it has now', async () => {
  expect(await project('TPN:000000012')).toMatchObject({
    imitsMiPlanId: 8812,
    privacyName: 'protected',
    recovery: true,
    esCellQcOnly: true,
    comment: null,
    reactivationDate: '2020-02-29T23:59:59.25',
    completionNote: 'Lost in the lake',
    completionComment: 'Cells were enough',
    esCellDetails: {
      numberOfEsCellsReceived: 8,
      esCellsReceivedFromName: 'EUMMCR',
      esCellsReceivedOn: '2018-02-11',
      numberOfEsCellsStartingQc: 6,
      numberOfEsCellsPassingQc: 4,
      esCellQcComment: 'Cells arrived wet',
    },
    projectIntentions: [
      {
        molecularMutationTypeName: 'Deletion',
        mutationCategorizations: expect.arrayContaining([
          expect.objectContaining({ name: 'Conditional Ready', typeName: 'allele_category' }),
          expect.objectContaining({ name: "''", typeName: 'esc_allele_class' }),
        ]),
        intentionByGene: { gene: { symbol: RENAMED_GENE.symbol, accessionId: RENAMED_GENE.accId } },
      },
    ],
  });
});

test('an intention with a place in its gene: the sequence, and both places with build, species and strain', async () => {
  const { comment, recovery, projectIntentions } = await project('TPN:000000014');
  expect({ comment, recovery }).toEqual({ comment: 'Zwei Zeilen:\nSequenz nach Müller', recovery: null });
  expect(projectIntentions).toMatchObject([
    {
      molecularMutationTypeName: 'Point Mutation',
      intentionsBySequences: [
        {
          index: 0,
          sequence: {
            id: 8001,
            sequence: 'ACGTTGCAAC',
            typeName: 'complete',
            categoryName: 'intention target sequence',
            sequenceLocations: [
              {
                locationIndex: 0,
                location: {
                  chr: '7',
                  start: 45000001,
                  stop: 45000010,
                  strand: '+',
                  genomeBuild: 'GRCm39',
                  strainName: 'C57BL/6J',
                  speciesName: 'Mus musculus',
                },
              },
              {
                locationIndex: 1,
                location: {
                  chr: '9',
                  start: 3000000001,
                  strand: '?',
                  genomeBuild: 'GRCm38',
                  strainName: null,
                },
              },
            ],
          },
        },
      ],
    },
  ]);
});

test('a project without any intention is there, and in no list (api-1 section 10.1)', async () => {
  expect(await project('TPN:000000016')).toMatchObject({
    comment: 'Nobody knows what it was',
    projectIntentions: null,
  });
});

test('privacy is preserved: nobody sees a protected project, nor the work of a restricted one', async () => {
  expect((await get(imported.tracker(), '/api/projects/TPN:000000012')).statusCode).not.toBe(200);
  const restricted = await get(imported.tracker(), '/api/projects/TPN:000000013');
  expect(restricted.body).not.toContain('Not for everybody');
  expect(await project('TPN:000000013')).toMatchObject({ comment: 'Not for everybody' });
});

test('the list finds a project by those who changed it, or what is below it, in the existing tracker', async () => {
  const { rows } = await sql<{ tpn: string; authors: string[] }>`
    select tpn, array_agg(distinct changed_by order by changed_by) as authors from project_change_day
    join project on project.id = project_id group by tpn`.execute(imported.tracker().db);
  expect(rows).toEqual([
    { tpn: 'TPN:000000011', authors: [STAFF.administrator, STAFF.memberOfHarwell, STAFF.managerOfJax] },
  ]);
});
