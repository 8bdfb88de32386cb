import { mergedFilters, readColumns } from './export-request.ts';

test('columns are those of the tracker, or on request those of the search', () => {
  expect(readColumns(undefined)).toBe('tracker');
  expect(readColumns('')).toBe('tracker');
  expect(readColumns('search')).toBe('search');
  expect(() => readColumns('all')).toThrow("The columns 'all' are not known.");
});

test('singular and plural filter names count alike', () => {
  expect(
    mergedFilters({ tpn: 'TPN:1', tpns: ['TPN:2'], consortiaNames: 'IMPC', workUnitName: ['JAX'] }),
  ).toMatchObject({
    tpn: ['TPN:1', 'TPN:2'],
    consortiumName: ['IMPC'],
    workUnitName: ['JAX'],
    privacyName: [],
  });
});
