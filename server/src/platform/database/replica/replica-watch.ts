import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { LogPositions } from './log-positions.ts';

/** Where both sides are in the log, in bytes. */
export interface Probes {
  /** What the primary has written; undefined where that is not known at present. */
  primary: () => Promise<number | undefined>;
  /** What the replica has replayed. */
  replica: () => Promise<number | undefined>;
}

/** How a replica does. */
export interface ReplicaStanding {
  /** `behind`: by more than the bound; `away`: it does not respond. The primary serves then. */
  state: 'serving' | 'behind' | 'away';
  /** How old what it shows may be. */
  secondsBehind: number;
  /** How much of the log it has not replayed. */
  bytesBehind: number;
}

const EVERY_MS = 500;
/** A side that takes longer counts as away. */
const PATIENCE_MS = 1_000;
const AWAY = new DatabaseUnavailableError('unreachable', new Error('The replica does not respond.'));

/** Watches a replica: whether it responds, and how far it is behind the primary. */
export class ReplicaWatch {
  private readonly positions = new LogPositions();
  private readonly waiting = new Set<(reason: Error) => void>();
  private replayed = 0;
  private lagSeen = Infinity;
  private isAway = true;
  private lookedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  /**
   * @param longestLagMs how old what the replica shows may be
   * @param now the clock in milliseconds, replaced in tests
   */
  constructor(
    private readonly probes: Probes,
    private readonly longestLagMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Looks now, and again and again until it is closed. */
  async start(): Promise<void> {
    await this.look();
    if (!this.isClosed) this.timer = setTimeout(() => void this.start(), EVERY_MS).unref();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** The primary is asked first: what the replica has replayed afterwards may be all of it. */
  async look(): Promise<void> {
    const at = this.now();
    const primary = await soon(this.probes.primary());
    if (primary !== undefined) this.positions.note(primary, at);
    const replayed = await soon(this.probes.replica());
    this.isAway = replayed === undefined;
    this.replayed = replayed ?? this.replayed;
    this.lookedAt = at;
    this.lagSeen = this.positions.ageOf(this.replayed, at) / 1000;
    if (this.isAway) this.waiting.forEach((giveUp) => giveUp(AWAY));
  }

  standing(): ReplicaStanding {
    const isBehind = this.replayed < this.neededWithinLag();
    const bytesBehind = Math.max(0, (this.positions.newest() ?? Infinity) - this.replayed);
    // What is missing grows older until the next look, too.
    const at = bytesBehind > 0 ? this.now() : this.lookedAt;
    return {
      state: this.isAway ? 'away' : isBehind ? 'behind' : 'serving',
      secondsBehind: this.positions.ageOf(this.replayed, at) / 1000,
      bytesBehind,
    };
  }

  /** How old what the replica showed was when it was last looked at, in seconds. */
  secondsBehindSeen(): number {
    return this.lagSeen;
  }

  /** What must have been replayed to be no older than the bound. While the primary is away, what was last known of it. */
  neededWithinLag(): number {
    return this.positions.neededSince(this.now() - this.longestLagMs);
  }

  /**
   * Waits for something of the replica no longer than until it is away: a machine that is silent ends nothing by itself.
   *
   * @throws DatabaseUnavailableError
   */
  async orAway<T>(work: Promise<T>): Promise<T> {
    let giveUp: (reason: Error) => void = () => undefined;
    const away = new Promise<never>((_resolve, reject) => (giveUp = reject));
    this.waiting.add(giveUp);
    try {
      return await Promise.race([work, away]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }
}

/** What comes soon; undefined for what fails or takes too long. */
async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, undefined)));
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
