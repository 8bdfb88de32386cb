import type { FilterLists } from 'shared/domain';
import { filtersFor } from './filters.ts';

const lists: FilterLists = {
  molecularMutationTypes: ['Deletion', 'Insertion, Intragenic deletion', 'legacy'],
  workUnits: ['BCM', 'JAX'],
  workGroups: ['BaSH', 'DTCC'],
  consortia: ['IMPC'],
  privacies: ['public', 'protected', 'restricted'],
  statuses: ['Genotype Confirmed', 'Inactive'],
  attemptTypes: ['crispr'],
};

describe('filtersFor', () => {
  // ui-screens 3.2: titles, parameters, kinds and options in this order.
  it('offers the filters of the panel with the options of the configuration', () => {
    expect(filtersFor(lists, {}, false)).toEqual([
      {
        name: 'tpn',
        title: 'TPN',
        kind: 'text',
        placeholder: 'E.g: TPN:000000042',
        hint: 'A % stands for any characters: %042',
      },
      {
        name: 'intentionTypeName',
        title: 'Allele Intention',
        kind: 'options',
        options: ['Deletion', 'Insertion, Intragenic deletion', 'legacy'],
      },
      { name: 'workUnitName', title: 'Work Unit', kind: 'options', options: ['BCM', 'JAX'] },
      { name: 'workGroupName', title: 'Work Group', kind: 'options', options: ['BaSH', 'DTCC'] },
      { name: 'consortiumName', title: 'Consortium', kind: 'options', options: ['IMPC'] },
      {
        name: 'privacyName',
        title: 'Privacy',
        kind: 'options',
        options: ['public', 'protected', 'restricted'],
      },
      {
        name: 'summaryStatusName',
        title: 'Summary Status',
        kind: 'options',
        options: ['Genotype Confirmed', 'Inactive'],
      },
    ]);
  });

  const privaciesOffered = (...asked: Parameters<typeof filtersFor>) =>
    filtersFor(...asked).find((filter) => filter.name === 'privacyName')?.options;

  it('offers a person who is not signed in only what they can find: public (spec part 1 §6)', () => {
    expect(privaciesOffered(lists, {}, true)).toEqual(['public']);
  });

  it('shows a value that is set even where it is not offered, so that it can be taken away', () => {
    expect(privaciesOffered(lists, { privacyName: ['protected'] }, true)).toEqual(['public', 'protected']);
    expect(privaciesOffered(undefined, { privacyName: ['public'] }, false)).toEqual(['public']);
  });
});
