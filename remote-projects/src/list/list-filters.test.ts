import { STOP_REASONS } from 'shared/stop-reasons';
import { aConfiguration, anAdministrator, aPerson } from 'shared/testing';
import type { FilterValues } from 'shared/ui';
import { filtersAtStart, filtersFor } from './list-filters.ts';
import { MEMBER } from './testing/list-server.ts';

const configuration = aConfiguration({ workUnits: ['TCP', 'JAX', 'BCM', 'UCD'] });
const WHOLE_NAME = 'The whole name, in capital and small letters as it is written';

describe('the filters of the list', () => {
  // Spec part 1 §3 'Filter definitions (project list)': titles, parameters, kinds and options in this order.
  it('begin with those of the specification', () => {
    expect(filtersFor(anAdministrator(), configuration, {}).slice(0, 10)).toEqual([
      {
        name: 'gene',
        title: 'Marker Symbol/MGI',
        kind: 'text',
        placeholder: 'E.g: Gpr173, MGI:1888496',
        hint: 'Whole symbols or accession ids, with commas between them',
      },
      {
        name: 'tpn',
        title: 'TPN',
        kind: 'text',
        placeholder: 'E.g: TPN:000000042',
        hint: 'A % stands for any characters: %042',
      },
      { name: 'colonyName', title: 'Colony Name', kind: 'text', hint: WHOLE_NAME },
      {
        name: 'phenotypingExternalRef',
        title: 'Phenotyping External Reference',
        kind: 'text',
        hint: WHOLE_NAME,
      },
      {
        name: 'intention',
        title: 'Intention',
        kind: 'options',
        options: configuration.molecularMutationTypes,
      },
      { name: 'workUnitName', title: 'Work Unit', kind: 'options', options: ['BCM', 'JAX', 'TCP', 'UCD'] },
      { name: 'workGroupName', title: 'Work Group', kind: 'options', options: configuration.workGroups },
      { name: 'consortiumName', title: 'Consortium', kind: 'options', options: configuration.consortia },
      { name: 'privacyName', title: 'Privacy', kind: 'options', options: configuration.privacies },
      {
        name: 'summaryStatusName',
        title: 'Summary Status',
        kind: 'options',
        options: configuration.statuses,
      },
    ]);
  });

  it('go on with those that coordinators ask with', () => {
    const others = filtersFor(anAdministrator(), configuration, {}).slice(10);
    expect(others.map(({ name, kind, options }) => [name, kind, options?.length])).toEqual([
      ['attemptTypeName', 'options', configuration.attemptTypes.length],
      ['olderThan', 'text', undefined],
      ['stalled', 'options', 1],
      ['lacks', 'options', 2],
      ['stopReason', 'options', STOP_REASONS.length],
      ['changedFrom', 'text', undefined],
      ['changedTo', 'text', undefined],
      ['changedBy', 'text', undefined],
    ]);
  });

  const workUnits = (...asked: Parameters<typeof filtersFor>) =>
    filtersFor(...asked).find(({ name }) => name === 'workUnitName')?.options;

  // Spec part 1 §6: admins see all work units in the work-unit filter; non-admins only those of their roles.
  it('offer administrators all work units, sorted', () => {
    expect(workUnits(anAdministrator(), configuration, {})).toEqual(['BCM', 'JAX', 'TCP', 'UCD']);
  });

  it('offer others the work units of their roles only', () => {
    expect(workUnits(MEMBER, configuration, {})).toEqual(['BCM', 'JAX']);
    expect(workUnits(aPerson({ rolesWorkUnits: [] }), configuration, {})).toEqual([]);
  });

  it('offer the work units of the roles before the configuration is there', () => {
    expect(workUnits(MEMBER, undefined, {})).toEqual(['BCM', 'JAX']);
  });
});

// Spec part 1 §3, ui-screens 6.
describe('the filters at the start', () => {
  it('are all work units of the roles where the address has none', () => {
    expect(filtersAtStart(MEMBER, {})).toEqual({ workUnitName: ['BCM', 'JAX'] });
  });

  it.each<FilterValues>([
    { workUnitName: ['TCP'] },
    { workUnitName: ['JAX'] },
    { gene: ['Atrx'], privacyName: ['public'] },
  ])('are those of the address where it has any: %j', (asked) =>
    expect(filtersAtStart(MEMBER, asked)).toBe(asked),
  );

  it('are those of the address for administrators, even for one who has roles', () => {
    const withRoles = anAdministrator({ rolesWorkUnits: MEMBER.rolesWorkUnits });
    expect(filtersAtStart(withRoles, {})).toEqual({});
    expect(filtersAtStart(withRoles, { workUnitName: ['TCP'] })).toEqual({ workUnitName: ['TCP'] });
  });

  it('are those of the address for people without a role in a work unit', () => {
    const consortiumMember = aPerson({ rolesWorkUnits: [] });
    expect(filtersAtStart(consortiumMember, { workUnitName: ['TCP'] })).toEqual({ workUnitName: ['TCP'] });
  });
});
