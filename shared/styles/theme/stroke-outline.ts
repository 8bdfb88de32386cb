type Point = readonly [x: number, y: number];

export interface Stroke {
  width: number;
  /** How far a line goes on beyond each of its ends; 0 by default. */
  overhang?: number;
  /** By how much the drawing is enlarged. */
  scale?: number;
}

/** Where a command of a path leads, from where the pen is, with its numbers. */
const MOVES: Record<string, (pen: Point, numbers: Point) => Point> = {
  M: (_pen, to) => to,
  L: (_pen, to) => to,
  l: ([x, y], [right, down]) => [x + right, y + down],
  H: ([, y], [to]) => [to, y],
  h: ([x, y], [right]) => [x + right, y],
  V: ([x], [to]) => [x, to],
  v: ([x, y], [down]) => [x, y + down],
};

/**
 * What strokes of lines cover, as the path of an area: style sheets cut areas out of a colour, but draw no lines. Corners are pointed.
 *
 * @param lines a path of M, L, l, H, h, V and v
 */
export function strokeOutline(lines: string, { width, overhang = 0, scale = 1 }: Stroke): string {
  return linesOf(lines)
    .map((points) => outlineOf(lengthened(points, overhang), width / 2))
    .map(
      (outline) => `M${outline.map((point) => point.map((at) => rounded(at * scale)).join(' ')).join('L')}z`,
    )
    .join('');
}

/** The points of each line. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const move = MOVES[command];
    if (move === undefined) throw new Error(`The outline of ${command} in “${path}” is not known.`);
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    const taken = /[hv]/i.test(command) ? 1 : 2;
    for (let at = 0; at < numbers.length; at += taken) {
      pen = move(pen, [numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      if (command === 'M') lines.push([]);
      lines.at(-1)?.push(pen);
    }
  }
  return lines;
}

function lengthened(points: readonly Point[], overhang: number): Point[] {
  const [first, second] = points;
  const [last, beforeLast] = points.toReversed();
  if (!first || !second || !last || !beforeLast) throw new Error('A line has two points at least.');
  return [beyond(second, first, overhang), ...points.slice(1, -1), beyond(beforeLast, last, overhang)];
}

/** The point so far beyond `to`, coming from `from`. */
function beyond(from: Point, to: Point, distance: number): Point {
  const [x, y] = direction(from, to);
  return [to[0] + x * distance, to[1] + y * distance];
}

/** There along one side of the line, and back along the other. */
function outlineOf(points: readonly Point[], halfWidth: number): Point[] {
  const side = (line: readonly Point[]) =>
    line.map((point, at): Point => {
      const before = line[at - 1];
      const after = line[at + 1];
      const [ax, ay] = direction(before ?? point, before ? point : (after ?? point));
      const [bx, by] = direction(after ? point : (before ?? point), after ?? point);
      const reach = halfWidth / (1 + ax * bx + ay * by);
      return [point[0] + (ay + by) * reach, point[1] - (ax + bx) * reach];
    });
  return [...side(points), ...side(points.toReversed())];
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

const rounded = (number: number) => Math.round(number * 100) / 100;
