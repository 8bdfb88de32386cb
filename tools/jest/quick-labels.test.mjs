/** @jest-environment jest-fixed-jsdom */
import { findLabelsQuickly } from './quick-labels.mjs';

const PAGE = `
  <label for="a">A</label> <input id="a"> <label for="a">A again</label>
  <label>B <select></select></label>
  <label>C <i><textarea id="c"></textarea></i></label> <label for="c">C by its id</label>
  <label for="">nothing</label> <label for="missing">nothing</label>
  <label for="d">no control</label> <p id="d"></p>
  <label>first <input> <input> second</label>
  <label for="a">elsewhere <input id="inside"></label>
  <label><label>inner <button>b</button></label></label>
  <label for="same">the first counts</label> <meter id="same"></meter> <meter id="same"></meter>
  <input type="hidden" id="hidden"> <label for="hidden">hidden</label> <label><input type="HIDDEN"> <output></output></label>
  <progress id="x y&quot;z"></progress> <label for="x y&quot;z">odd id</label>`;

/** What belongs to each element, by its place on the page. */
function relations() {
  const elements = [...document.body.querySelectorAll('*')];
  const placeOf = (/** @type {unknown} */ one) => elements.findIndex((element) => element === one);
  return elements.map((element) => ({
    tag: element.localName,
    control: 'control' in element ? placeOf(element.control) : undefined,
    labels: 'labels' in element ? [...Object(element.labels ?? [])].map(placeOf) : undefined,
  }));
}

const ofJsdom = (/** @type {() => void} */ change) => {
  document.body.innerHTML = PAGE;
  change();
  return relations();
};

const CHANGES = {
  'as it is': () => {},
  'with another id': () => document.querySelector('#c')?.setAttribute('id', 'missing'),
  'without a control': () => document.querySelector('#a')?.remove(),
};
const expected = Object.entries(CHANGES).map(([name, change]) => ({ name, change, before: ofJsdom(change) }));
const apart = document.createElement('label');
apart.innerHTML = '<input>';

findLabelsQuickly(window);

test.each(expected)('labels and controls are those of jsdom, $name', ({ change, before }) => {
  expect(before.filter(({ labels }) => labels?.length === 2).length).toBeGreaterThan(0);
  document.body.innerHTML = PAGE;
  relations();
  change();
  expect(relations()).toEqual(before);
});

test('they are found outside the page, too', () => {
  expect(apart.control).toBe(apart.firstChild);
  expect(apart.querySelector('input')?.labels).toHaveLength(1);
  expect(document.createElement('input').labels).toHaveLength(0);
});
