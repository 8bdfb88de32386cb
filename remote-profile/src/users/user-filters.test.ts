import { pageQuery } from 'shared/domain';
import { USER_LIST } from './user-filters.ts';

test('the list opens with everybody by name, 20 a page, at a plain address', () => {
  const address = USER_LIST.read('');
  expect(address).toEqual({ filters: {}, page: 0, size: 20, sort: { key: 'name', direction: 'asc' } });
  expect(USER_LIST.write(address)).toBe('');
  expect(pageQuery(address)).toEqual({ page: 0, size: 20, sort: 'name,ASC' });
});

test('PP-48: what is searched and chosen is in the address and in the query, each value by itself', () => {
  const query =
    '?search=Jo%20%26%20Co&workUnitName=JAX&workUnitName=A,%20B&state=deactivated&page=2&sort=email,DESC';
  const address = USER_LIST.read(query);
  expect(pageQuery(address)).toEqual({
    search: ['Jo & Co'],
    workUnitName: ['JAX', 'A, B'],
    state: ['deactivated'],
    page: 2,
    size: 20,
    sort: 'email,DESC',
  });
  expect(USER_LIST.read(USER_LIST.write(address))).toEqual(address);
});

test('an invalid parameter falls back to its default', () => {
  expect(USER_LIST.write(USER_LIST.read('?sort=password,ASC&page=-1&size=7&nothing=x'))).toBe('');
});
