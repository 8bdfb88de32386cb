import { globalCss } from './global-css.ts';

/** What elements do not have from those around them, so that the page is not styled again as it changes at the root. */
const OF_THE_ROOT_ALONE = ['scrollPaddingTop', 'overflow'];

test('what a page has on it (`useRootAttribute`) changes nothing at the root that all of the page inherits', () => {
  const rules = Object.entries(globalCss).filter(([selector]) => /^html\[[\w-]+\]$/.test(selector));
  expect(rules.map(([selector]) => selector)).toEqual(['html[data-record]', 'html[data-modal]']);
  const inherited = rules.flatMap(([, rule]) =>
    propertiesOf(rule).filter((name) => !OF_THE_ROOT_ALONE.includes(name)),
  );
  expect(inherited).toEqual([]);
});

function propertiesOf(rule: object): string[] {
  return Object.entries(rule).flatMap(([name, value]) =>
    name.startsWith('@') ? propertiesOf(value) : [name],
  );
}
