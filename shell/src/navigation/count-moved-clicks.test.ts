/** @jest-environment jest-fixed-jsdom */
import { countMovedClicks } from './count-moved-clicks.ts';

let stop: () => void;
let clicks: string[];
beforeEach(() => {
  clicks = [];
  document.body.innerHTML =
    '<main id="page"><button id="save" type="button"><b>Save</b></button><p id="error">An error</p>' +
    '<button id="other" type="button">Other</button></main>';
  for (const id of ['save', 'other']) {
    document
      .getElementById(id)
      ?.addEventListener('click', ({ ctrlKey }) => clicks.push(ctrlKey ? `${id} ctrl` : id));
  }
  stop = countMovedClicks();
});
afterEach(() => stop());

const at = (x: number) => ({ bubbles: true, cancelable: true, clientX: x, clientY: 40, button: 0 });
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new MouseEvent('pointerdown', at(100)), { isPrimary: true }));
const click = (selector: string, changes: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { ...at(100), detail: 1, ...changes }));

test('a click counts for the button that was pressed and moved away', () => {
  press('#save b');
  click('#page');
  expect(clicks).toEqual(['save']);
});

test('also where another button came to be, which does not get it', () => {
  press('#save');
  click('#other', { ctrlKey: true });
  expect(clicks).toEqual(['save ctrl']);
});

test('a click that arrived counts once', () => {
  press('#save b');
  click('#save');
  expect(clicks).toEqual(['save']);
});

test.each([
  ['that was dragged away', { clientX: 140 }],
  ['of the keyboard', { detail: 0 }],
])('a click %s is none of the button', (_, changes) => {
  press('#save');
  click('#page', changes);
  expect(clicks).toEqual([]);
});

test('nor is one of a button that is gone, or was not pressed', () => {
  press('#save');
  document.getElementById('save')?.remove();
  click('#page');
  press('#error');
  click('#page');
  expect(clicks).toEqual([]);
});
