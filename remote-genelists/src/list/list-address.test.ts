import { pageQuery } from 'shared/domain';
import { exportQuery, fileName } from './list-calls.ts';
import { GENE_FILTER, GENE_LIST } from './list-address.ts';

test('a list opens at page 0 of 20 records by id, ascending (spec part 2 §3, §9)', () => {
  const address = GENE_LIST.read('?consortium=IDG');
  expect(address).toMatchObject({ consortium: 'IDG', page: 0, size: 20, filters: {} });
  expect(pageQuery(address)).toEqual({ page: 0, size: 20, sort: 'id,ASC' });
});

test('no consortium is chosen at first (ui-screens 19)', () => {
  expect(GENE_LIST.read('').consortium).toBe('');
  expect(GENE_LIST.write(GENE_LIST.read(''))).toBe('');
});

test('filter, page and size stand in the address, and every page asks with the filter (spec part 2 §7; PP-55)', () => {
  const query = '?consortium=C%26D&markerSymbol=Abl1%2CAbl2&page=3&size=50';
  const address = GENE_LIST.read(query);
  expect(GENE_LIST.write(address)).toBe(query);
  expect(pageQuery(address)).toEqual({ markerSymbol: ['Abl1,Abl2'], page: 3, size: 50, sort: 'id,ASC' });
});

test('the file is requested with the filter of this list and no other (spec part 2 §7; PP-55)', () => {
  expect(exportQuery(GENE_LIST.read('?consortium=IDG&markerSymbol=Abl1&gene=T&page=3'))).toEqual({
    markerSymbol: ['Abl1'],
  });
  expect(fileName('IDG')).toBe('gene_list_IDG.csv');
});

test('the filter is markerSymbol, called Gene, open, with the placeholder Marker Symbol(s) (spec part 2 §2)', () => {
  expect(GENE_FILTER).toMatchObject({
    name: 'markerSymbol',
    title: 'Gene',
    placeholder: 'Marker Symbol(s)',
    isOpenAtStart: true,
  });
});
