import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRODUCTION_ROUTER } from './files.mjs';
import pureComponents from './pure-components.mjs';

const SOURCE = `import * as React10 from "react";
var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
var count = React10.version;
`;

it('says that components have no side effects, and drops their names', () => {
  expect(pureComponents(SOURCE)).toBe(`import * as React10 from "react";
var Link = /*#__PURE__*/ React10.forwardRef(
  function LinkWithRef() {}
);

var count = React10.version;
`);
});

it('knows how the installed router is written', () => {
  const directory = dirname(PRODUCTION_ROUTER['react-router$']);
  const files = readdirSync(directory).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const source = files.map((name) => readFileSync(join(directory, name), 'utf8')).join('');
  expect(source.match(/^var Link = React\d*\.forwardRef\(/m)).not.toBeNull();
  const pure = pureComponents(source);
  expect(pure.match(/^\w+\.displayName = /m)).toBeNull();
  expect(pure.match(/^\w+ \w+ = React\d*\.(forwardRef|createContext|memo)\(/m)).toBeNull();
});
