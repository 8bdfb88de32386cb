import type { Configuration } from 'shared/contract';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { configurationRoutes } from './routes.ts';

let site: TestApp;
let configuration: Configuration;

beforeAll(async () => {
  site = await openTestApp({ modules: [configurationRoutes], beginning: 'lists' });
  const response = await site.app.inject({ url: '/api/conf' });
  configuration = response.json<Configuration>();
});

afterAll(() => site.close());

describe('GET /api/conf (api-1 section 7)', () => {
  it('has its 46 keys and is open to everybody', () => {
    expect(Object.keys(configuration)).toHaveLength(46);
  });

  it('contains the names that the program depends on', () => {
    expect(configuration.privacies).toEqual(['public', 'protected', 'restricted']);
    expect(configuration.consortia).toContain('IMPC');
    expect(configuration.statuses).toEqual(expect.arrayContaining(['Plan Created', 'Genotype Confirmed']));
    expect(configuration.molecularMutationTypes).toContain('Insertion, Intragenic deletion');
    expect(configuration.species).toEqual(expect.arrayContaining(['Mus musculus', 'Homo sapiens']));
  });

  it('sorts statuses by name', () => {
    expect(configuration.statuses).toEqual([...configuration.statuses].sort());
  });

  it('lists strains by their tags', () => {
    for (const key of ['backgroundStrains', 'deleterStrains', 'testCrossStrains', 'blastStrains'] as const) {
      expect(configuration[key].length).toBeGreaterThan(0);
      expect(configuration.trackedStrains).toEqual(expect.arrayContaining(configuration[key]));
    }
  });

  it('has every work unit and every work group as a key', () => {
    expect(Object.keys(configuration.workGroupsByWorkUnits).sort()).toEqual(
      [...configuration.workUnits].sort(),
    );
    expect(Object.keys(configuration.fundersByWorkGroups).sort()).toEqual(
      [...configuration.workGroups].sort(),
    );
  });

  it('groups categorizations by type, and all of them are in the plain list', () => {
    expect(configuration.mutationCategorizationsByType['repair_mechanism']).toEqual(
      expect.arrayContaining(['NHEJ', 'HR', 'HDR']),
    );
    const grouped = Object.values(configuration.mutationCategorizationsByType).flat();
    expect(new Set(grouped)).toEqual(new Set(configuration.mutationCategorizations));
  });

  it('lists which attempt types fit which plan type, in the fixed order', () => {
    expect(configuration.attemptTypesByPlanTypes['phenotyping']).toEqual([
      'adult and embryo phenotyping',
      'haplo-essential phenotyping',
    ]);
    expect(configuration.attemptTypes).toEqual(
      expect.arrayContaining(Object.values(configuration.attemptTypesByPlanTypes).flat()),
    );
  });
});
