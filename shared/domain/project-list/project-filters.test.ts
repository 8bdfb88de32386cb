import { filterDefinitions, TPN_FILTER, type ProjectFilter } from './project-filters.ts';

const FILTERS: readonly ProjectFilter[] = [
  TPN_FILTER,
  { name: 'workUnitName', title: 'Work Unit', kind: 'options', list: 'workUnits' },
];
const workUnitOptions = (...asked: [lists: object, values: Record<string, string[]>]) =>
  filterDefinitions(FILTERS, ...asked).find(({ name }) => name === 'workUnitName')?.options;

describe('filterDefinitions', () => {
  it('offers texts with an example, and lists with the values of the configuration', () => {
    expect(filterDefinitions(FILTERS, { workUnits: ['BCM', 'JAX'] }, {})).toEqual([
      {
        name: 'tpn',
        title: 'TPN',
        kind: 'text',
        placeholder: 'E.g: TPN:000000042',
        hint: 'A % stands for any characters: %042',
      },
      { name: 'workUnitName', title: 'Work Unit', kind: 'options', options: ['BCM', 'JAX'] },
    ]);
  });

  it('shows a value that is set even where it is not offered, so that it can be taken away', () => {
    const values = { workUnitName: ['TCP', 'JAX'] };
    expect(workUnitOptions({ workUnits: ['JAX'] }, values)).toEqual(['JAX', 'TCP']);
    expect(workUnitOptions({}, values)).toEqual(['TCP', 'JAX']);
  });
});
