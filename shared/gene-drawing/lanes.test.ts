import type { DrawnItem } from './drawn-things.ts';
import { laneCount, placeItems } from './lanes.ts';
import { scaleOf } from './scale.ts';

const scale = scaleOf({ start: 1, stop: 1000 }, 500);
const guide = (name: string, start: number, stop: number): DrawnItem => ({
  id: name,
  name,
  start,
  stop,
  kind: 'guide',
});

const lanesOf = (...items: DrawnItem[]) =>
  placeItems(items, scale).map(({ name, lane }) => [name?.text, lane]);

describe('lanes', () => {
  it('contain items beside each other while shapes and names have room', () => {
    expect(lanesOf(guide('b', 401, 423), guide('a', 1, 23))).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  it('are added for shapes that overlap and for names that would', () => {
    expect(lanesOf(guide('a', 1, 400), guide('b', 200, 500), guide('c', 600, 700))).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
    expect(lanesOf(guide('a long name', 1, 23), guide('b', 101, 123))).toEqual([
      ['a long name', 0],
      ['b', 1],
    ]);
  });

  it('have names that fit the drawing whole, and cut off longer ones', () => {
    const letters = (count: number) => 'x'.repeat(count);
    const namesOf = (name: string) => placeItems([guide(name, 1, 23)], scale)[0]?.name?.text;
    // 500 px, 7 px for a letter.
    expect(namesOf(letters(71))).toBe(letters(71));
    expect(namesOf(letters(72))).toBe(`${letters(70)}…`);
  });

  it('are counted', () => {
    expect(laneCount([])).toBe(0);
    expect(laneCount(placeItems([guide('a', 1, 400), guide('b', 200, 500)], scale))).toBe(2);
  });

  it('contain no names when these would take more than 6 of them', () => {
    const guides = (count: number) =>
      Array.from({ length: count }, (_, index) => guide(`guide ${index}`, 1 + index * 30, 5 + index * 30));
    const six = placeItems(guides(6), scaleOf({ start: 1, stop: 1000 }, 200));
    expect([laneCount(six), six.filter(({ name }) => name !== null).length]).toEqual([6, 6]);
    const many = placeItems(guides(20), scaleOf({ start: 1, stop: 1000 }, 200));
    expect(many.map(({ name }) => name)).toEqual(many.map(() => null));
    expect(laneCount(many)).toBeLessThan(6);
  });

  it('are 6 at most: where still more things lie in one place, they overlap', () => {
    const samePlace = Array.from({ length: 48 }, (_, index) => guide(`guide ${index}`, 1, 23));
    expect(laneCount(placeItems(samePlace, scale))).toBe(6);
    expect(placeItems(samePlace, scale)).toHaveLength(48);
  });

  it('leave out what is not in view', () => {
    expect(lanesOf(guide('a', 2000, 2023))).toEqual([]);
  });
});

describe('an item', () => {
  it('is never too narrow to be seen, and stays inside the drawing', () => {
    const [first, last] = placeItems([guide('a', 1, 1), guide('b', 1000, 1000)], scale);
    expect(first?.shape).toEqual({ x: 0, width: 4 });
    expect(last?.shape).toEqual({ x: 496, width: 4 });
  });

  it('has its name inside the drawing: it ends at the edge that it would cross, and is shortened if need be', () => {
    const [early] = placeItems([guide('a name', 101, 123)], scale);
    expect(early?.name).toMatchObject({ x: 50, anchor: 'start' });
    const [late] = placeItems([guide('a name', 990, 1000)], scale);
    expect(late?.name).toMatchObject({ x: 500, anchor: 'end' });
    const [long] = placeItems([guide('x'.repeat(100), 1, 23)], scale);
    expect(long?.name?.text).toBe(`${'x'.repeat(70)}…`);
  });

  it('leaves room for a name that ends at the edge', () => {
    expect(lanesOf(guide('a', 910, 932), guide('a longer name', 980, 1000))).toEqual([
      ['a', 0],
      ['a longer name', 1],
    ]);
  });
});
