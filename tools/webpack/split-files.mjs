/**
 * Bytes of source from which code of several screens becomes a file of its own; what is smaller comes with each of them. A browser
 * asks a server without HTTP/2 for six files at once, and a seventh waits for the whole latency of the line.
 */
const SPLIT_FROM = 60_000;

/**
 * How webpack divides what is loaded when used into files. The looks of all such screens of an app are one style sheet: they are
 * small, and much the same.
 *
 * @type {Exclude<NonNullable<import('webpack').Configuration['optimization']>['splitChunks'], false>}
 */
export const SPLIT_FILES = {
  minSize: SPLIT_FROM,
  cacheGroups: {
    styles: { type: 'css/mini-extract', chunks: 'async', name: 'styles', enforce: true },
  },
};
