/** @jest-environment jest-fixed-jsdom */
import { ownStyles } from './own-styles.mjs';

const compute = window.getComputedStyle.bind(window);
const styles = ownStyles(compute);

const PAGE = `
  <p>Text <b>bold</b> <span style="display: block">block</span></p>
  <div hidden><i>hidden</i></div>
  <div style="visibility: hidden; pointer-events: none">
    <button>unseen</button><span style="visibility: visible">seen</span>
  </div>
  <dialog><p>closed</p></dialog><dialog open>open</dialog>
  <input type="hidden"><input>
  <ul><li style="opacity: 0">item</li></ul>
  <table><tbody><tr><td>cell</td></tr></tbody></table>
  <svg><path d=""/></svg>`;

/** @param {string} selector */
function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  return element;
}

test('says the same as jsdom of elements that have styles of their own only', () => {
  document.body.innerHTML = PAGE;
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(20);
  for (const element of elements) {
    const [own, computed] = [styles(element), compute(element)];
    const facts = [own, computed].map(({ display, visibility, pointerEvents, opacity }) => ({
      tag: element.localName,
      display,
      visibility,
      pointerEvents,
      opacity,
    }));
    expect(facts[0]).toEqual(facts[1]);
    for (const name of ['display', 'visibility', 'opacity'])
      expect(own.getPropertyValue(name)).toBe(computed.getPropertyValue(name));
  }
});

test('follows an element that changes', () => {
  document.body.innerHTML = '<div><p>text</p></div>';
  const [div, p] = [find('div'), find('p')];
  expect(styles(div).display).toBe('block');
  div.hidden = true;
  expect(styles(div).display).toBe('none');
  expect(styles(p).visibility).toBe('visible');
  div.style.visibility = 'hidden';
  expect(styles(p).visibility).toBe('hidden');
});

test('no style sheet counts', () => {
  document.body.innerHTML = '<style>p { display: none }</style><p>text</p>';
  const p = find('p');
  expect(styles(p).display).toBe('block');
  expect(styles(p, '::before').content).toBe('');
});
