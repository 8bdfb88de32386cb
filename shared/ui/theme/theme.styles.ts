import {
  MIN_WIDTHS as EVERY_MIN_WIDTH,
  namedStyles,
  themeStyles,
  tokenNames,
  type Looks,
} from 'shared/styles';
import { BREAKPOINTS, stylePropName, WIDTHS } from './style-props.ts';
import { KINDS, STYLE_PROPS } from './style-prop-tables.ts';

/** Names of the tokens, which style props are compared with. */
export const TOKEN_NAMES = tokenNames();

/** Names of the style props: what they say in CSS is in the style sheet. */
export const STYLE_PROP_NAMES = KINDS.map((kind) => ({ kind, names: Object.keys(STYLE_PROPS[kind]) }));

/** From which width of the window on the values of each breakpoint count. */
export const MIN_WIDTHS = EVERY_MIN_WIDTH;

themeStyles();

const properties = Object.values(STYLE_PROPS).flatMap((names) => Object.entries(names));

// The wider the window, the later the rule, so that it wins over those for narrower ones.
const rules = BREAKPOINTS.flatMap((breakpoint) =>
  properties.map(([name, property]) => {
    const className = stylePropName(name, breakpoint);
    const value = { [breakpoint]: `var(--${className})` };
    const looks = Object.assign<Looks, object>({}, { [property]: value });
    return [className, looks] as const;
  }),
);
namedStyles(Object.fromEntries(rules));

for (const width of WIDTHS) {
  namedStyles({
    [stylePropName('hideBelow', width)]: { hideBelow: width },
    [stylePropName('hideFrom', width)]: { hideFrom: width },
  });
}
