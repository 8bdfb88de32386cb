import { anAdministrator } from 'shared/testing';
import { listAtStart, MANAGED_LIST } from './managed-list-address.ts';
import { MEMBER } from './testing/list-server.ts';

const { initial: ALL_PROJECTS, read: readManagedList, write: writeManagedList } = MANAGED_LIST;

// Spec part 1 §2 and §9.
describe('the address of the list', () => {
  it('is plain for all projects: the first 20 by TPN', () => {
    expect(ALL_PROJECTS).toEqual({ filters: {}, page: 0, size: 20, sort: { key: 'tpn', direction: 'asc' } });
    expect(writeManagedList(ALL_PROJECTS)).toBe('');
    expect(readManagedList('')).toEqual(ALL_PROJECTS);
  });

  it('contains every filter of the list, the page, its size and the order', () => {
    const query =
      '?gene=MGI:1888496&tpn=TPN:000000042&colonyName=JR1&phenotypingExternalRef=P1' +
      '&intention=Insertion%2C%20Intragenic%20deletion&workUnitName=BCM&workUnitName=JAX&workGroupName=BaSH' +
      '&consortiumName=IMPC&privacyName=public&summaryStatusName=Inactive&page=2&size=50&sort=markerSymbol%2CDESC';
    expect(writeManagedList(readManagedList(query))).toBe(query);
  });

  it('ignores the parameters of the search', () => {
    expect(readManagedList('?intentionTypeName=Deletion&input=Atrx')).toEqual(ALL_PROJECTS);
  });
});

describe('the list that a person begins with', () => {
  const thirdPage = { ...ALL_PROJECTS, page: 2, size: 50 };

  it('starts from the first page when its filters are not those of the address', () => {
    expect(listAtStart(MEMBER, thirdPage)).toEqual({
      ...thirdPage,
      page: 0,
      filters: { workUnitName: ['BCM', 'JAX'] },
    });
  });

  it('is the page of the address where that has filters, and for administrators', () => {
    const filtered = { ...thirdPage, filters: { privacyName: ['public'] } };
    expect(listAtStart(MEMBER, filtered)).toBe(filtered);
    expect(listAtStart(anAdministrator(), thirdPage)).toBe(thirdPage);
  });
});
