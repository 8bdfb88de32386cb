import { mergedFilters, readColumns } from './service.ts';

test.each(['search', 'list'] as const)(
  'columns are those of the tracker, or on request those of the %s',
  (table) => {
    expect(readColumns(undefined, table)).toBe('tracker');
    expect(readColumns('', table)).toBe('tracker');
    expect(readColumns(table, table)).toBe('screen');
    expect(() => readColumns('all', table)).toThrow(`The columns 'all' are not known. Use '${table}'`);
  },
);

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
