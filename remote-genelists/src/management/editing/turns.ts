/** As many cells as fit into a frame with room to spare: about five rows. */
const CELLS_A_TURN = 25;

const waiting = new Set<() => void>();
let isScheduled = false;

/**
 * Puts off building something costly: a few at a time, in the order in which they came, one batch after each frame. What one
 * sees and does in between comes first.
 *
 * @returns takes it back
 */
export function takeTurn(build: () => void): () => void {
  waiting.add(build);
  schedule();
  return () => void waiting.delete(build);
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // After the frame has been painted, not before.
  requestAnimationFrame(() => setTimeout(work));
}

function work(): void {
  isScheduled = false;
  for (const build of [...waiting].slice(0, CELLS_A_TURN)) {
    waiting.delete(build);
    build();
  }
  schedule();
}
