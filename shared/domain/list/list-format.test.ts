import type { ListAddressRules } from 'shared/ui';
import { listFormat, listFormatWith, listQuery, pageQuery } from './list-format.ts';

const RULES: ListAddressRules = {
  filters: [{ name: 'workUnitName', kind: 'options' }],
  sortKeys: ['tpn', 'name'],
  defaultSort: { key: 'tpn', direction: 'asc' },
};
const plain = listFormat(RULES);
const withTerms = listFormatWith<{ terms: string[] }>(RULES, {
  read: (params) => ({ terms: params.getAll('input') }),
  write: ({ terms }) => terms.map((term) => ['input', term]),
});

test('the initial list has a plain address', () => {
  expect(plain.write(plain.initial)).toBe('');
  expect(plain.read('')).toEqual(plain.initial);
  expect(withTerms.read('')).toEqual({ ...plain.initial, terms: [] });
  expect(withTerms.initial).toEqual({ ...plain.initial, terms: [] });
});

test('own parameters come first, and are read again', () => {
  const query = '?input=Atrx&input=a%26b&workUnitName=JAX&page=2&size=50&sort=name%2CDESC';
  const address = withTerms.read(query);
  expect(address).toMatchObject({ terms: ['Atrx', 'a&b'], page: 2 });
  expect(withTerms.write(address)).toBe(query);
});

test('parameters that the format does not name are dropped', () => {
  expect(plain.write(plain.read('?input=Atrx&colour=blue&page=1'))).toBe('?page=1');
});

test('a list is requested with its filters and order, a page also with its number and size', () => {
  const address = plain.read('?workUnitName=JAX&page=2');
  expect(listQuery(address)).toEqual({ workUnitName: ['JAX'], sort: 'tpn,ASC' });
  expect(pageQuery(address)).toEqual({ workUnitName: ['JAX'], sort: 'tpn,ASC', page: 2, size: 20 });
});
