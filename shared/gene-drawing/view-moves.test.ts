import { isSameView, middleOf, movedView, within, zoomedView } from './view-moves.ts';

const WHOLE = { start: 1001, stop: 2000 };

describe('zooming', () => {
  it('keeps what lies under the pointer where it is', () => {
    expect(zoomedView(WHOLE, 2, 1501, WHOLE)).toEqual({ start: 1251, stop: 1750 });
    expect(zoomedView(WHOLE, 2, 1001, WHOLE)).toEqual({ start: 1001, stop: 1500 });
  });

  it('goes back to where it came from', () => {
    const close = zoomedView(WHOLE, 4, 1501, WHOLE);
    expect(zoomedView(close, 0.25, 1501, WHOLE)).toEqual(WHOLE);
  });

  it('ends at 40 bases, and at the whole', () => {
    expect(zoomedView(WHOLE, 1000, 1501, WHOLE)).toEqual({ start: 1481, stop: 1520 });
    expect(zoomedView({ start: 1301, stop: 1900 }, 0.5, 1400, WHOLE)).toEqual(WHOLE);
    expect(zoomedView({ start: 1, stop: 30 }, 2, 10, { start: 1, stop: 30 })).toEqual({ start: 1, stop: 30 });
  });
});

describe('moving', () => {
  it('shows as much as before, and stops at the ends of the whole', () => {
    const view = { start: 1101, stop: 1200 };
    expect(movedView(view, 50, WHOLE)).toEqual({ start: 1151, stop: 1250 });
    expect(movedView(view, -500, WHOLE)).toEqual({ start: 1001, stop: 1100 });
    expect(movedView(view, 5000, WHOLE)).toEqual({ start: 1901, stop: 2000 });
  });

  it('is not possible in the whole', () => {
    expect(movedView(WHOLE, 50, WHOLE)).toEqual(WHOLE);
  });
});

it('a view that no longer lies in what there is to see is brought back into it', () => {
  expect(within({ start: 1, stop: 100 }, WHOLE)).toEqual({ start: 1001, stop: 1100 });
  expect(within({ start: 1, stop: 9000 }, WHOLE)).toEqual(WHOLE);
});

it('views are compared by their ends; the middle is a base', () => {
  expect(isSameView(WHOLE, { ...WHOLE })).toBe(true);
  expect(isSameView(WHOLE, { ...WHOLE, stop: 2001 })).toBe(false);
  expect(middleOf(WHOLE)).toBe(1501);
});
