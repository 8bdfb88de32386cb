/** Projects to be exported in tests, and the lines of the files that come out. */
import { parse } from 'csv-parse/sync';
import type { TestApp } from '../../../../testing/test-app.ts';
import { get, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { exportRoutes } from '../routes.ts';

export const PROJECTS = '/api/projects/exportProjects';
export const SEARCH = '/api/projects/search/exportSearch';
export const BY_FILE = '/api/projects/search/exportSearchByFile';

export type Line = Record<string, string>;

/** The lines of a file by column. */
export function read(text: string): Line[] {
  return parse(text, { columns: true });
}

/** The application with three projects: public, restricted and protected. */
export interface Exports {
  tracker: TestApp;
  exported: (url: string, caller?: TestCaller) => Promise<Line[]>;
  /** Lines in short: `number of the project/symbol/mutation type`. */
  lines: (url: string, caller?: TestCaller) => Promise<string[]>;
}

export async function openExports(): Promise<Exports> {
  const tracker = await openTracker([exportRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox-20'], orthologs: [['EGR2', 4]] });
  await addGene(db, { symbol: 'Atrx', accId: 'MGI:103067', synonyms: ['Hp1bp2'] });
  await addGene(db, { symbol: 'Lbr', accId: 'MGI:2138281' });
  await addProject(db, {
    ...RELATED_WORK,
    imitsMiPlanId: 30001,
    intentions: [
      { type: 'Deletion', gene: 'Egr2' },
      { type: 'Indel', gene: 'Egr2' },
      { type: 'Deletion', gene: 'Atrx' },
    ],
  });
  await addProject(db, {
    privacy: 'restricted',
    consortia: ['IMPC'],
    intentions: [{ type: 'Deletion', gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX', workGroup: 'JAX', colonies: ['JAX "null" R'] }],
    assignmentStatus: 'Inactive',
  });
  await addProject(db, {
    privacy: 'protected',
    intentions: [{ type: 'Insertion, Intragenic deletion', gene: 'Atrx' }],
    plans: [{ workUnit: 'TCP' }],
  });

  const exported: Exports['exported'] = async (url, caller = CAST.administrator) => {
    const response = await get(tracker, url, caller);
    if (response.statusCode !== 200)
      throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
    return read(response.body);
  };
  const lines: Exports['lines'] = async (url, caller) =>
    (await exported(url, caller)).map((line) =>
      [line.Tpn?.replace(/^TPN:0+/, ''), line['Gene/Location'], line['Mutation Intentions']].join('/'),
    );
  return { tracker, exported, lines };
}
