interface Sample {
  /** Bytes of the log. */
  position: number;
  /** When the primary was last seen there, in milliseconds. */
  at: number;
}

/** Two a second, so half an hour; older ones lie further and further apart. */
const MOST_SAMPLES = 4000;

/**
 * Where the log of the primary was, and when: how old a replica is follows from what it has replayed, whatever the clocks of the
 * machines say, and however long nothing was written.
 */
export class LogPositions {
  private samples: Sample[] = [];

  /** @param at when the primary was asked: what it has acknowledged before is in front of this position */
  note(position: number, at: number): void {
    const last = this.samples.at(-1);
    if (last?.position === position) last.at = at;
    // A primary that takes over may have less of the log than the one that is gone.
    else if (last !== undefined && position < last.position) this.samples = [{ position, at }];
    else this.samples.push({ position, at });
    if (this.samples.length > MOST_SAMPLES)
      this.samples = this.samples.filter((_sample, index, { length }) => (length - index) % 2 === 1);
  }

  /** The newest position that is known. */
  newest(): number | undefined {
    return this.samples.at(-1)?.position;
  }

  /** What must be replayed to miss nothing that was acknowledged before this moment; as far as it is known of the primary. */
  neededSince(moment: number): number {
    const after = this.samples.find(({ at }) => at >= moment);
    return after?.position ?? this.newest() ?? Infinity;
  }

  /** How long ago the primary was where a replica is; infinite as long as nothing is known. */
  ageOf(replayed: number, now: number): number {
    const passed = this.samples.findLast(({ position }) => position <= replayed) ?? this.samples[0];
    return passed === undefined ? Infinity : now - passed.at;
  }
}
