import { untilFirstGoodWrite } from './outage.mjs';

test('the first good write is the one after the longest silence', () => {
  expect(untilFirstGoodWrite(1000, [900, 1010, 1020, 4000, 4010, 4500])).toBe(3000);
});

test('a silence before the fault, or the order of the clients, is of no matter', () => {
  expect(untilFirstGoodWrite(1000, [4000, 10, 1300, 1200])).toBe(3000);
});

test('a fault that nobody notices takes as long as one write', () => {
  expect(untilFirstGoodWrite(1000, [1030, 1050, 1070])).toBe(30);
});

test('without a write there is no end', () => {
  expect(untilFirstGoodWrite(1000, [900])).toBe(Number.POSITIVE_INFINITY);
});
