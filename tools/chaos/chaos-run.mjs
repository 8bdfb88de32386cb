import { setTimeout as pause } from 'node:timers/promises';
import { harmOf } from './at-page.mjs';
import { nextFault } from './faults.mjs';

/** An area has not come back when it takes longer; in milliseconds. */
const GIVEN_UP = 60_000;
/** Between two looks at a page, in milliseconds. */
const LOOK = 50;
/** Between two things that a person does, in milliseconds. */
const HURRY = 700;

/**
 * @typedef {{ fault: string, journey: string, harm: string, ms: number }} Healing ms: from the end of the cause until the page could
 *   be worked on again; Infinity when that took too long
 * @typedef {{ faults: number, healings: Healing[], losses: string[] }} Outcome
 */

/**
 * Lets one thing after the other go wrong while people are at work, and measures how long each page needs afterwards.
 *
 * @param {import('./faults.mjs').Stage} stage
 * @param {import('./journeys.mjs').Journey[]} journeys
 * @param {{ minutes: number, onFault?: (line: string) => void }} options
 * @returns {Promise<Outcome>}
 */
export async function chaosRun(stage, journeys, { minutes, onFault }) {
  const end = Date.now() + minutes * 60_000;
  /** @type {Outcome} */
  const outcome = { faults: 0, healings: [], losses: [] };
  while (Date.now() < end) {
    const fault = nextFault(stage);
    outcome.faults += 1;
    await fault.begin();
    await atWork(journeys, 4000 + 10_000 * stage.random());
    await fault.end();
    const healings = await healed(journeys, fault.name);
    const losses = (await Promise.all(journeys.map(({ losses: of }) => of()))).flat();
    outcome.healings.push(...healings);
    outcome.losses.push(...losses.map((loss) => `${fault.name}: ${loss}`));
    onFault?.(lineOf(fault.name, healings, losses));
    await atWork(journeys, 1000 + 2000 * stage.random());
    // What was going on when the fault ended may break only now.
    await healed(journeys, fault.name);
  }
  return outcome;
}

/** @param {import('./journeys.mjs').Journey[]} journeys @param {number} ms */
async function atWork(journeys, ms) {
  const end = Date.now() + ms;
  await Promise.all(
    journeys.map(async ({ act }) => {
      while (Date.now() < end) {
        await act();
        await pause(HURRY);
      }
    }),
  );
}

/** @param {import('./journeys.mjs').Journey[]} journeys @param {string} fault @returns {Promise<Healing[]>} of pages that were harmed */
async function healed(journeys, fault) {
  const start = Date.now();
  const healings = journeys.map(async ({ name: journey, page }) => {
    const harm = await harmOf(page);
    if (harm === '') return [];
    while ((await harmOf(page)) !== '' && Date.now() - start < GIVEN_UP) await pause(LOOK);
    const ms = Date.now() - start;
    return [{ fault, journey, harm, ms: ms < GIVEN_UP ? ms : Infinity }];
  });
  return (await Promise.all(healings)).flat();
}

/** @param {string} fault @param {Healing[]} healings @param {string[]} losses */
function lineOf(fault, healings, losses) {
  const times = healings.map(({ journey, harm, ms }) => `${journey} (${harm}) ${(ms / 1000).toFixed(1)} s`);
  const harm = times.length === 0 ? 'nobody was harmed' : `healed: ${times.join(', ')}`;
  return `${fault}: ${harm}${losses.length === 0 ? '' : `; LOST: ${losses.join(', ')}`}`;
}

/** The outcome in words, with whether it is as it must be. @param {Outcome} outcome */
export function summaryOf({ faults, healings, losses }) {
  const times = healings.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const seconds = (/** @type {number} */ ms) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);
  const isGood = losses.length === 0 && at(0.5) < 5000 && !times.includes(Infinity);
  const lines = [
    `${faults} faults harmed a page ${times.length} times.`,
    `Time to heal after the cause was gone: median ${seconds(at(0.5))} (bound 5 s), nine of ten within ${seconds(at(0.9))}, longest ${seconds(at(1))}.`,
    `Work lost: ${losses.length} (bound 0)${losses.map((loss) => `\n  ${loss}`).join('')}.`,
  ];
  return { isGood, text: lines.join('\n') };
}
