import { withDigests } from './integrity-plugin.mjs';

test('a page requests its scripts and styles with their digests, and leaves everything else', () => {
  const page =
    '<link rel="icon" href="static/i.svg" /><script type="application/json" id="site-config"></script>' +
    '<script defer src="static/shell.js"></script><link href="static/shell.css" rel="stylesheet">';
  expect(withDigests(page, { 'static/shell.js': 'sha384-one', 'static/shell.css': 'sha384-two' })).toBe(
    '<link rel="icon" href="static/i.svg" /><script type="application/json" id="site-config"></script>' +
      '<script defer src="static/shell.js" integrity="sha384-one"></script>' +
      '<link href="static/shell.css" integrity="sha384-two" rel="stylesheet">',
  );
});
