import type { Project, SearchResult, StandingStill } from 'shared/contract';
import { listTable } from './search-export.ts';
import { standingColumns } from './standing-columns.ts';

const STILL: StandingStill = {
  ...{ pin: 'PIN:0000000123', typeName: 'production', statusName: 'Embryos Obtained' },
  ...{ since: '2025-03-29T23:30:00', usualDays: 90, others: 2, workUnitName: 'UCD' },
};

const PROJECT: Project = {
  ...{ tpn: 'TPN:000000042', privacyName: 'public', recovery: false, esCellQcOnly: false },
  ...{ comment: null, completionNote: null, completionComment: null, reactivationDate: null },
  ...{ assignmentStatusName: 'Assigned', summaryStatusName: 'Embryos Obtained', assignmentStatusStamps: [] },
  ...{ projectIntentions: [], relatedWorkUnitNames: [], relatedWorkGroupNames: [], consortia: [] },
  ...{ colonyNames: [], phenotypingExternalRefs: null },
};
const resultWith = (more: Partial<Project>): SearchResult => ({
  ...{ input: null, comment: null, project: { ...PROJECT, ...more } },
});
const cells = (more: Partial<Project>) =>
  standingColumns('standsStill', new Date(2025, 3, 1)).map(({ title, texts }) => [
    title,
    texts(resultWith(more)),
  ]);

test('each has a value of its kind; days are those of the calendar, whatever the clock did meanwhile', () => {
  expect(cells({ standingStill: STILL })).toEqual([
    ['Plan', ['PIN:0000000123']],
    ['Plan Status', ['Embryos Obtained']],
    ['Plan Since', ['2025-03-29']],
    ['Plan Days', ['3']],
    ['Usual Days', ['90']],
    ['More Plans', ['2']],
    ['Plan Work Unit', ['UCD']],
  ]);
});

test('all are empty where the reader may read no plan that stands still', () => {
  expect(cells({}).map(([, texts]) => texts)).toEqual([[], [], [], [], [], [], []]);
});

test('a file has numbers of what is one, and nothing where there is none', () => {
  const { row } = listTable(true, 'standsStill');
  expect(row(resultWith({ standingStill: STILL })).slice(4)).toEqual([90, 2, 'UCD']);
  expect(row(resultWith({}))).toEqual(['', '', '', '', '', '', '']);
});
