import type { GenePage } from 'shared/contract';
import { getJson, type TestCaller } from '../../../../testing/calls.ts';
import { addCast } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { genePageRoutes } from '../routes.ts';

/** A tracker with Cib2, on which there is a project of each privacy, and two more genes. */
export interface GenePageTracker {
  tracker: TestApp;
  publicTpn: string;
  restrictedTpn: string;
  page: (symbolOrId: string, caller?: TestCaller) => Promise<GenePage>;
  outcomeOf: (colony: string) => Promise<string>;
}

export async function openGenePageTracker(): Promise<GenePageTracker> {
  const tracker = await openTracker([genePageRoutes]);
  const { db } = tracker;
  await addCast(db);
  const position = { chromosome: '9', start: 54_452_062, stop: 54_467_496, strand: '-' as const };
  const grcm38 = { chromosome: '9', start: 54_544_778, stop: 54_560_212 };
  await addGene(db, {
    symbol: 'Cib2',
    accId: 'MGI:1929293',
    name: 'calcium and integrin binding family member 2',
    synonyms: ['2810434I23Rik', 'Kip2'],
    orthologs: [
      ['CIB2', 11, 'HGNC:24579'],
      ['CIB9', 2],
    ],
    position,
    grcm38,
  });
  await addGene(db, { symbol: 'Aaa1', accId: 'MGI:11', synonyms: ['Kip2'] });
  await addGene(db, { symbol: 'Idle', accId: 'MGI:12', orthologs: [['IDLE', 0]] });
  const publicTpn = await addProject(db, {
    consortia: ['IMPC', 'BaSH'],
    intentions: [
      { gene: 'Cib2', categorizations: ['Conditional'] },
      { gene: 'Aaa1', type: 'Insertion' },
    ],
    plans: [
      { workUnit: 'JAX', workGroup: 'BaSH', colonies: ['C-1', 'C-2'] },
      { workUnit: 'UCD', type: 'phenotyping', reference: 'UCD-P1' },
    ],
  });
  await addProject(db, {
    privacy: 'protected',
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit: 'JAX', colonies: ['P-1'] }],
  });
  const restrictedTpn = await addProject(db, {
    privacy: 'restricted',
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit: 'JAX', colonies: ['R-1'] }],
  });
  return {
    tracker,
    publicTpn,
    restrictedTpn,
    page: (symbolOrId, caller = null) =>
      getJson<GenePage>(tracker, `/api/v2/genes/${encodeURIComponent(symbolOrId)}`, caller),
    outcomeOf: async (colony) => {
      const { tpo } = await db
        .selectFrom('outcome')
        .innerJoin('colony', 'colony.outcome_id', 'outcome.id')
        .where('colony.name', '=', colony)
        .select('tpo')
        .executeTakeFirstOrThrow();
      return tpo;
    },
  };
}
