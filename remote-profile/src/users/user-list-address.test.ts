import { readListAddress, writeListAddress, type ListAddress } from 'shared/ui';
import { USER_LIST_RULES, userListQuery } from './user-list-address.ts';

const readUserList = (query: string) => readListAddress(USER_LIST_RULES, new URLSearchParams(query));
const writeUserList = (address: ListAddress) => writeListAddress(USER_LIST_RULES, address);

test('the list opens with everybody by name, 20 a page, at a plain address', () => {
  const address = readUserList('');
  expect(address).toEqual({ filters: {}, page: 0, size: 20, sort: { key: 'name', direction: 'asc' } });
  expect(writeUserList(address)).toBe('');
  expect(userListQuery(address)).toEqual({ page: 0, size: 20, sort: 'name,ASC' });
});

test('PP-48: what is searched and chosen is in the address and in the question, each value by itself', () => {
  const query =
    '?search=Jo%20%26%20Co&workUnitName=JAX&workUnitName=A,%20B&state=deactivated&page=2&sort=email,DESC';
  const address = readUserList(query);
  expect(userListQuery(address)).toEqual({
    search: ['Jo & Co'],
    workUnitName: ['JAX', 'A, B'],
    state: ['deactivated'],
    page: 2,
    size: 20,
    sort: 'email,DESC',
  });
  expect(readUserList(writeUserList(address))).toEqual(address);
});

test('what an address says that there is not falls back to the default', () => {
  expect(writeUserList(readUserList('?sort=password,ASC&page=-1&size=7&nothing=x'))).toBe('');
});
