import { aProject, intentionOf } from 'shared/testing';
import { PROJECT_SORT_KEYS, projectColumns } from './project-table.ts';

const titles = (list: 'search' | 'list') => projectColumns(list).map(({ title }) => title);
const textsOf = (id: string) => {
  const column = projectColumns('search').find((one) => one.id === id);
  return (project: Parameters<typeof aProject>[0]) => column?.texts(aProject(project));
};

// ui-screens 3.3. Screens and files follow from this table, so that these are the only two lists of titles.
test('the search has these columns, in this order', () => {
  expect(titles('search')).toEqual([
    'Project summary',
    'Gene',
    'Summary Status',
    'Since',
    'Work Units',
    'Last Change',
    'Intention',
    'Project Assignment',
    'Colony',
    'Consortia',
    'Work Groups',
    'Privacy',
    'MGI',
    'Best Human ortholog',
    'Phenotyping External Reference',
    'Access Status',
  ]);
});

// ui-screens 6.
test('the project list has these columns, in this order', () => {
  expect(titles('list')).toEqual([
    'Project Id',
    'Gene',
    'Summary Status',
    'Since',
    'Work Units',
    'Last Change',
    'Intention',
    'Project Assignment',
    'Colony',
    'Consortia',
    'Work Groups',
    'Privacy',
    'MGI',
    'Best Human ortholog',
    'Phenotyping External Reference',
  ]);
});

test('the day since which a project stands where it stands is that of its summary status', () => {
  expect(textsOf('since')({ summaryStatusDate: '2031-01-10T08:00:00.5' })).toEqual(['2031-01-10']);
  expect(textsOf('since')({})).toEqual([null]);
});

test('the day of the last change is that of anything below the project', () => {
  expect(textsOf('lastChange')({ lastChangeDate: '2031-02-11T08:00:00.5' })).toEqual(['2031-02-11']);
  expect(textsOf('lastChange')({})).toEqual([null]);
});

// api-1 §11.1.
test('the server sorts by these properties', () => {
  expect(PROJECT_SORT_KEYS).toEqual([
    'tpn',
    'markerSymbol',
    'summaryStatusName',
    'summaryStatusDate',
    'lastChangeDate',
    'assignmentStatusName',
    'privacyName',
  ]);
});

test('a cell about intentions has a text for each of them', () => {
  const projectIntentions = [intentionOf('Atrx', 'MGI:1'), intentionOf('Lbr', 'MGI:2')];
  expect(textsOf('gene')({ projectIntentions })).toEqual(['Atrx', 'Lbr']);
  expect(textsOf('mgi')({ projectIntentions })).toEqual(['MGI:1', 'MGI:2']);
  expect(textsOf('gene')({ projectIntentions: undefined })).toEqual([]);
});

test('the access column reports whether the whole project is shown (spec part 1 §2)', () => {
  expect(textsOf('access')({ relatedWorkUnitNames: ['JAX'] })).toEqual([
    'You are seeing all facts of this project.',
  ]);
  expect(textsOf('access')({ relatedWorkUnitNames: [], relatedWorkGroupNames: [] })).toEqual([
    'You are seeing a restricted version of this project.',
  ]);
});
