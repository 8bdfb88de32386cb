import { isWorthEnlarging, lengthOf, scaleOf, ticksOf, viewOf } from './scale.ts';

describe('the view', () => {
  it('contains everything, with room around', () => {
    expect(
      viewOf([
        { start: 1001, stop: 1500 },
        { start: 1401, stop: 2000 },
      ]),
    ).toEqual({ start: 961, stop: 2040 });
  });

  it('never spreads a few bases over the whole width, and never begins before the chromosome', () => {
    expect(lengthOf(viewOf([{ start: 5000, stop: 5022 }]))).toBeGreaterThanOrEqual(60);
    expect(viewOf([{ start: 2, stop: 24 }]).start).toBe(1);
  });

  it('of the items alone is offered only when it shows clearly more', () => {
    expect(isWorthEnlarging({ start: 1, stop: 3000 }, { start: 1, stop: 1000 })).toBe(true);
    expect(isWorthEnlarging({ start: 1, stop: 2999 }, { start: 1, stop: 1000 })).toBe(false);
  });
});

describe('the scale', () => {
  const scale = scaleOf({ start: 101, stop: 200 }, 1000);

  it('counts from 1 and includes both ends', () => {
    expect(scale.spanOf({ start: 101, stop: 200 })).toEqual({ x: 0, width: 1000 });
    expect(scale.spanOf({ start: 101, stop: 101 })).toEqual({ x: 0, width: 10 });
    expect(scale.middleOf(101)).toBe(5);
  });

  it('cuts off what reaches beyond the view, and leaves out what is not in it', () => {
    expect(scale.spanOf({ start: 1, stop: 110 })).toEqual({ x: 0, width: 100 });
    expect(scale.spanOf({ start: 191, stop: 500 })).toEqual({ x: 900, width: 100 });
    expect(scale.spanOf({ start: 1, stop: 100 })).toBeNull();
    expect(scale.spanOf({ start: 201, stop: 300 })).toBeNull();
  });
});

describe('a place in the drawing', () => {
  const scale = scaleOf({ start: 101, stop: 200 }, 1000);

  it('is that of a base, and beyond the edges that of the nearest', () => {
    expect([0, 9, 10, 999, 1005, -3].map(scale.baseAt)).toEqual([101, 101, 102, 200, 200, 101]);
    expect(scale.basesIn(50)).toBe(5);
  });

  it('between two bases is where the nuclease cuts', () => {
    expect([110, 100, 200].map(scale.edgeAfter)).toEqual([100, 0, 1000]);
    expect([99, 201].map(scale.edgeAfter)).toEqual([null, null]);
  });
});

describe('the axis', () => {
  it.each([
    [{ start: 101, stop: 200 }, 1000, [120, 140, 160, 180, 200]],
    [{ start: 67_533_000, stop: 67_543_000 }, 600, [67_535_000, 67_540_000]],
    [{ start: 1, stop: 1000 }, 300, [500, 1000]],
  ])('of %j in %i px has round positions, as many as have room', (view, width, expected) => {
    expect(ticksOf(scaleOf(view, width))).toEqual(expected);
  });
});
