/** @typedef {import('@playwright/test').Page} Page */

/** Follows an address of the site, as a link does. @param {Page} page @param {string} address */
export async function goTo(page, address) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

/** What a page shows that is broken; empty when somebody can work on it. @param {Page} page @returns {Promise<string>} */
export async function harmOf(page) {
  const look = () => {
    const failure = document.querySelector('[data-remote-failure]')?.getAttribute('data-remote-failure');
    const signs = ['The site does not answer', 'could not be loaded', 'This page stopped working'];
    const text = document.body?.innerText ?? '';
    const sign = signs.find((words) => text.includes(words));
    const isEmpty = document.querySelector('[data-remote], [data-page-heading]') === null;
    // What could not be read offers this; that something could not be saved stays on the page until the person saves again.
    const isUnread = [...document.querySelectorAll('main button')].some(
      (button) => button.textContent === 'Try again',
    );
    return failure ?? sign ?? (isEmpty ? 'nothing is shown' : isUnread ? 'something could not be read' : '');
  };
  return page.evaluate(look).catch(() => 'the page does not answer');
}
