/** What a colour means, in light and in dark. Contrast of every pair that carries text is at least 4.5:1 (WCAG 2.2 AA). */

function pair(light: string, dark: string) {
  return { value: { base: reference(light), _dark: reference(dark) } };
}

/** `slate.50` names a shade of the palette; anything else (`#fff`, `rgb(…)`) is taken literally. */
function reference(colour: string) {
  return /^[a-z]+\.\w+$/.test(colour) || colour === 'white' ? `{colors.${colour}}` : colour;
}

/** A status colour: text and shape, quiet background, outline, and a solid fill with its contrast. */
function tone(hue: string) {
  return {
    fg: pair(`${hue}.700`, `${hue}.300`),
    subtle: pair(`${hue}.50`, `${hue}.950`),
    border: pair(`${hue}.200`, `${hue}.800`),
    solid: pair(`${hue}.600`, `${hue}.300`),
  };
}

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: pair('slate.50', 'slate.950'),
      panel: pair('white', 'slate.900'),
      subtle: pair('slate.25', '#1a212a'),
      muted: pair('slate.100', 'slate.850'),
      emphasized: pair('slate.200', 'slate.800'),
      inverted: pair('slate.ink', 'slate.paper'),
    },
    fg: {
      DEFAULT: pair('slate.ink', 'slate.paper'),
      muted: pair('slate.600', 'slate.ash'),
      subtle: pair('slate.550', '#96a2b0'),
      inverted: pair('white', 'slate.ink'),
    },
    border: {
      DEFAULT: pair('slate.200', 'slate.800'),
      emphasized: pair('slate.300', 'slate.700'),
      // The outline of a control is what shows where it is, so it needs 3:1 against the panel (WCAG 1.4.11).
      control: pair('slate.500', '#74818f'),
    },
    accent: {
      fg: pair('blue.600', 'blue.300'),
      solid: pair('blue.600', 'blue.500'),
      hover: pair('blue.700', 'blue.600'),
      contrast: pair('white', 'white'),
      subtle: pair('blue.50', 'blue.950'),
      muted: pair('blue.100', 'blue.900'),
      border: pair('blue.200', 'blue.800'),
      ring: pair('blue.500', 'blue.300'),
    },
    success: tone('green'),
    warning: tone('amber'),
    danger: {
      ...tone('red'),
      button: pair('red.600', '#c2453f'),
      buttonHover: pair('red.700', 'red.600'),
    },
    progress: tone('violet'),
    info: tone('blue'),
    neutral: {
      fg: pair('slate.700', 'slate.ash'),
      subtle: pair('slate.100', 'slate.850'),
      border: pair('slate.300', 'slate.700'),
      solid: pair('slate.550', 'slate.ash'),
    },
  },
  shadows: {
    sm: pair('0 1px 2px rgb(23 32 43 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.35)'),
    md: pair('0 4px 12px rgb(23 32 43 / 0.10)', '0 4px 14px rgb(0 0 0 / 0.45)'),
    lg: pair('0 12px 40px rgb(23 32 43 / 0.18)', '0 12px 40px rgb(0 0 0 / 0.6)'),
  },
};
