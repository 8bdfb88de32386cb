import type { GeneSuggestion } from 'shared/contract';
import { LONGEST_TERMS_IN_ADDRESS } from 'shared/limits';
import { areaNamed, SITE_AREAS } from '../testing/site-areas.ts';
import { fitsInAddress, hasSeveralTerms, whereTextLeads } from './where-text-leads.ts';

const gene = (symbol: string, accessionId: string, synonym: string | null = null): GeneSuggestion => ({
  symbol,
  accessionId,
  synonym,
  name: null,
  projects: 0,
  summaryStatusName: null,
  workUnitNames: [],
});
const SUGGESTIONS = [gene('Cib2', 'MGI:1929293'), gene('Rb1cc1', 'MGI:1341850', 'FIP200')];

test.each([
  ['', undefined],
  ['  ', undefined],
  ['cib2', '/genes/Cib2'],
  [' CIB2 ', '/genes/Cib2'],
  ['mgi:1929293', '/genes/Cib2'],
  ['fip200', '/genes/Rb1cc1'],
  ['Cib', '/search?input=Cib'],
  ['Cib2, Atrx', '/search?input=Cib2%2C%20Atrx'],
  ['tpn:000000042', '/projects/TPN:000000042'],
  ['PIN:0000000007', '/plan/PIN:0000000007'],
  ['TPO:000000001', '/outcomes/TPO:000000001'],
  ['TPN:', '/search?input=TPN%3A'],
])('"%s" leads to %s', (text, address) => {
  expect(whereTextLeads(text, SUGGESTIONS, SITE_AREAS)).toBe(address);
});

test.each([
  ['TPN:000000042', '/?input=TPN%3A000000042'],
  ['cib2', '/?input=Cib2'],
  ['unheard', '/?input=unheard'],
])('"%s" is searched from the first page where no area declares to open it', (text, address) => {
  expect(whereTextLeads(text, SUGGESTIONS, [areaNamed('remote-reports')])).toBe(address);
});

test('a symbol with a slash or a space stays one part of the address', () => {
  expect(whereTextLeads('a/b c', [gene('A/b c', 'MGI:1')], SITE_AREAS)).toBe('/genes/A%2Fb%20c');
});

test.each([
  ['Cib2', false],
  ['Cib2\n', false],
  ['Cib2,', false],
  ['Cib2\nAtrx', true],
  ['Cib2, Atrx', true],
  ['Cib2\tAtrx', true],
  ['Cib2;Atrx', true],
  ['PTP IA-2', false],
  ['Is(In8B2-8B3.1;6C1)1Tshir', false],
  ['\n, \n', false],
])('%j has several terms: %s', (text, expected) => {
  expect(hasSeveralTerms(text)).toBe(expected);
});

test('a list of some thousand characters fits in an address, a longer one does not', () => {
  expect(fitsInAddress('A'.repeat(LONGEST_TERMS_IN_ADDRESS))).toBe(true);
  expect(fitsInAddress('A'.repeat(LONGEST_TERMS_IN_ADDRESS + 1))).toBe(false);
});
