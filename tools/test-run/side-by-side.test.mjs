import { runSideBySide } from './side-by-side.mjs';

/** Works that the test ends, and those under way. */
function open() {
  /** @type {string[]} */
  const log = [];
  /** @type {Record<string, () => void>} */
  const end = {};
  const work = (/** @type {string} */ name, /** @type {number} */ cores) => ({
    name,
    cores,
    run: async (/** @type {import('./run-command.mjs').Print} */ print) => {
      log.push(`${name} starts`);
      print?.(`${name} prints.`);
      await new Promise((resolve) => (end[name] = () => resolve(undefined)));
      return name;
    },
  });
  const write = (/** @type {string} */ text) => void log.push(text.trim().replaceAll('\n', ' '));
  return { log, end, work, write };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('what fits runs at once and prints whole at its end; what needs most cores prints as it goes', async () => {
  const { log, end, work, write } = open();
  const works = [work('a', 1), work('b', 1), work('c', 1), work('d', 2)];
  const running = runSideBySide(works, { cores: 2, write, now: () => 0 });
  expect(log).toEqual(['a starts', 'b starts']);
  end.b?.();
  await soon();
  expect(log.splice(0)).toEqual(['a starts', 'b starts', '── b ── b prints.', 'c starts']);
  end.a?.();
  end.c?.();
  await soon();
  expect(log.splice(0)).toEqual(['── a ── a prints.', '── c ── c prints.', '── d ──', 'd starts']);
  end.d?.();
  expect((await running).map(({ result }) => result)).toEqual(['a', 'b', 'c', 'd']);
});

test('what is small runs beside what prints as it goes', async () => {
  const { log, end, work, write } = open();
  const running = runSideBySide([work('a', 2), work('b', 1)], { cores: 3, write });
  expect(log.splice(0)).toEqual(['── a ──', 'a starts', 'b starts']);
  end.b?.();
  await soon();
  expect(log).toEqual(['── b ── b prints.']);
  end.a?.();
  await running;
});

test('on one core everything runs alone', async () => {
  const { log, end, work, write } = open();
  const running = runSideBySide([work('a', 1), work('b', 2)], { cores: 1, write });
  expect(log).toEqual(['── a ──', 'a starts']);
  end.a?.();
  await soon();
  expect(log).toEqual(['── a ──', 'a starts', '── b ──', 'b starts']);
  end.b?.();
  await running;
});
