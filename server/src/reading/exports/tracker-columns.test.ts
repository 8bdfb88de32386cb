import {
  cellFilters,
  missingLine,
  synonymLines,
  TRACKER_HEADER,
  trackerLines,
  type TrackerProject,
} from './tracker-columns.ts';

const egr2 = {
  symbol: 'Egr2',
  accessionId: 'MGI:95296',
  orthologs: [
    { symbol: 'EGR2', supportCount: 3 },
    { symbol: 'EGR2B', supportCount: 3 },
    { symbol: 'EGR9', supportCount: 1 },
  ],
};
const atrx = { symbol: 'Atrx', accessionId: 'MGI:103067', orthologs: [] };

const project: TrackerProject = {
  tpn: 'TPN:000000042',
  privacyName: 'public',
  assignmentStatusName: 'Assigned',
  summaryStatusName: 'Plan Created',
  intentions: [
    { molecularMutationTypeName: 'Deletion', gene: egr2 },
    { molecularMutationTypeName: 'Indel', gene: atrx },
    { molecularMutationTypeName: 'Deletion', gene: null },
  ],
  plans: [
    { workUnitName: 'JAX', workGroupName: 'BaSH', phenotypingExternalRef: null, colonyNames: ['J1', 'J2'] },
    { workUnitName: 'JAX', workGroupName: null, phenotypingExternalRef: 'P1', colonyNames: [] },
    { workUnitName: 'UCD', workGroupName: 'DTCC', phenotypingExternalRef: null, colonyNames: ['U1'] },
  ],
  consortiumNames: ['IMPC', 'CMG'],
};

/** A line as an object of its columns. */
function columns(line: readonly string[] | undefined): Record<string, string | undefined> {
  return Object.fromEntries(TRACKER_HEADER.map((name, index) => [name, line?.[index]]));
}

test('a project has a line for each gene and mutation type; one without a gene has none', () => {
  const lines = trackerLines(project, {});
  expect(lines.map((line) => columns(line))).toEqual([
    {
      Tpn: 'TPN:000000042',
      'Gene/Location': 'Egr2',
      Mgi: 'MGI:95296',
      'Best Human ortholog': 'EGR2:EGR2B',
      'Mutation Intentions': 'Deletion',
      'Work Unit': 'JAX|UCD',
      'Work Group': 'BaSH|DTCC',
      'Project Assignment': 'Assigned',
      'Project Summary Status': 'Plan Created',
      'Production Colony': 'J1|J2|U1',
      'Phenotyping External Reference': 'P1',
      Privacy: 'public',
      Consortia: 'IMPC|CMG',
    },
    expect.objectContaining({ Mgi: 'MGI:103067', 'Best Human ortholog': '', 'Mutation Intentions': 'Indel' }),
  ]);
});

test('the same gene and mutation type twice is one line', () => {
  const [intention] = project.intentions;
  expect(intention).toBeDefined();
  const twice = { ...project, intentions: intention === undefined ? [] : [intention, intention] };
  expect(trackerLines(twice, {})).toHaveLength(1);
});

test.each([
  [{ workUnitName: ['jax'] }, { 'Work Unit': 'JAX', 'Work Group': 'BaSH', 'Production Colony': 'J1|J2' }],
  [{ workGroupName: ['DTCC'] }, { 'Work Unit': 'UCD', 'Production Colony': 'U1' }],
  [
    { colonyName: ['j2'] },
    { 'Work Unit': 'JAX', 'Production Colony': 'J2', 'Phenotyping External Reference': '' },
  ],
  [{ phenotypingExternalRef: ['P1'] }, { 'Work Group': '', 'Phenotyping External Reference': 'P1' }],
  [{ consortiumName: ['CMG'] }, { Consortia: 'CMG', 'Work Unit': 'JAX|UCD' }],
  [
    { workUnitName: ['JAX'], workGroupName: ['DTCC'] },
    { Tpn: 'TPN:000000042', 'Work Unit': '' },
  ],
])('cells show only what the filters %j name', (filters, expected) => {
  expect(columns(trackerLines(project, cellFilters(filters))[0])).toMatchObject(expected);
});

test.each([
  [{ intention: ['indel'] }, ['Atrx']],
  [{ gene: ['EGR2'] }, ['Egr2']],
  [{ gene: ['mgi:103067', 'Egr2'] }, ['Egr2', 'Atrx']],
  [{ markerSymbol: ['atrx'] }, ['Atrx']],
  [{ gene: ['Egr2'], intention: ['Indel'] }, []],
])('lines are only those that the filters %j name', (filters, symbols) => {
  expect(trackerLines(project, cellFilters(filters)).map((line) => line[1])).toEqual(symbols);
});

test('a project found by a synonym takes the first of everything, and no colony or reference', () => {
  expect(synonymLines(project).map((line) => columns(line))).toEqual([
    expect.objectContaining({
      'Gene/Location': 'Egr2',
      'Work Unit': 'JAX',
      'Work Group': 'BaSH',
      'Production Colony': '',
      'Phenotyping External Reference': '',
      Consortia: 'IMPC',
    }),
  ]);
  expect(synonymLines({ ...project, plans: [], consortiumNames: [] })).toHaveLength(1);
});

test('a term without a project is listed with its remark', () => {
  expect(missingLine('nOtA', 'Not a gene symbol or synonym')).toEqual([
    'Not a gene symbol or synonym',
    'Nota',
    ...Array.from({ length: 11 }, () => ''),
  ]);
  expect(missingLine('egr2', null)[0]).toBe('No Project Found');
});
