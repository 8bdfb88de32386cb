import { isRecord } from './is-record.ts';

test('a record contains its identifier', () => {
  expect(isRecord({ tpn: 'TPN:1', pin: 'PIN:0000000042' }, 'PIN:0000000042')).toBe(true);
});

test.each([{}, [], 'PIN:0000000042', null, { pin: 'PIN:0000000043' }, { pin: 42 }])(
  '%j is not the record',
  (data) => {
    expect(isRecord(data, 'PIN:0000000042')).toBe(false);
  },
);
