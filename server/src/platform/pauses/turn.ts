import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work may hold the process, in milliseconds, while others wait. */
const LONGEST_TURN_MS = 10;

/** The turn of a long piece of work: all requests of the process share one thread. */
export class Turn {
  private since = performance.now();

  /** Whether it is time to let others through. */
  get isOver(): boolean {
    return performance.now() - this.since > LONGEST_TURN_MS;
  }

  /** Lets others through, then begins the next turn. */
  async pass(): Promise<void> {
    await nextTurn();
    this.since = performance.now();
  }
}

/** The same as `items.map(convert)`, in turns. */
export async function mapInTurns<T, R>(items: Iterable<T>, convert: (item: T) => R): Promise<R[]> {
  const turn = new Turn();
  const converted: R[] = [];
  for (const item of items) {
    converted.push(convert(item));
    if (turn.isOver) await turn.pass();
  }
  return converted;
}
