import { strokeOutline } from './stroke-outline.ts';

test.each([
  ['M2 5h6', { width: 2 }, 'M2 4L8 4L8 6L2 6z'],
  ['M2 5H8', { width: 2, overhang: 1 }, 'M1 4L9 4L9 6L1 6z'],
  ['M2 5h6', { width: 2, scale: 0.5 }, 'M1 2L4 2L4 3L1 3z'],
  // A corner is pointed outside, and inside.
  ['M2 2v6h6', { width: 2 }, 'M3 2L3 7L8 7L8 9L1 9L1 2z'],
  ['M2 2V8L8 8', { width: 2 }, 'M3 2L3 7L8 7L8 9L1 9L1 2z'],
  ['M2 2l0 6 6 0', { width: 2 }, 'M3 2L3 7L8 7L8 9L1 9L1 2z'],
  // Lines that cross go round the same way: what both cover is covered.
  ['M0 5h10M5 0v10', { width: 2 }, 'M0 4L10 4L10 6L0 6zM6 0L6 10L4 10L4 0z'],
])('%s, %j', (lines, stroke, outline) => {
  expect(strokeOutline(lines, stroke)).toBe(outline);
});

test('what is no straight line is refused', () => {
  expect(() => strokeOutline('M2 2a3 3 0 0 1 6 0', { width: 2 })).toThrow('“M2 2a3 3 0 0 1 6 0”');
  expect(() => strokeOutline('M2 2', { width: 2 })).toThrow('two points');
});
