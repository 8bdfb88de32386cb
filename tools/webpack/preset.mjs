import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import {
  FrameFactsPlugin,
  ProvidesEverySharedModulePlugin,
  ScriptsFirstPlugin,
  WorkersPlugin,
} from './build-plugins.mjs';
import { devServer } from './dev-server.mjs';
import { containerName, ENTRY, contractNumber, frameFacts, readFrame } from './frame.mjs';
import { inlineScript } from './inline-script.mjs';
import { IntegrityPlugin, PLACE_OF_SHARED_FILES } from './integrity-plugin.mjs';
import { sharedModules } from './shared-modules.mjs';
import { PRODUCTION_ROUTER, ROUTER_RULE } from './router/files.mjs';
import { EXPOSED } from './screen-files.mjs';
import { SbomPlugin } from './sbom-plugin.mjs';
import { SPLIT_FILES } from './split-files.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';
import { TypesPlugin } from './types-plugin.mjs';

/** @typedef {ConstructorParameters<typeof ModuleFederationPlugin>[0]} FederationOptions */

const require = createRequire(import.meta.url);
/** Files of looks, which the build evaluates. */
const LOOKS = /\.styles\.ts$/;
/**
 * The federation run time without what runs in Node, and without reading manifests: the shell registers the entry of a remote.
 *
 * @type {NonNullable<FederationOptions['experiments']>['optimization']}
 */
const BROWSER_FORM = { target: 'web', disableSnapshot: true };
/** V8 compiles every function of such a file while it arrives, beside the page, instead of each when it is first called. */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
const STAND_ALONE = join(import.meta.dirname, '../../shared/testing/stand-alone');

/**
 * The whole webpack configuration of an app (shell or remote). An app has no say in it: what is shared, how
 * files are named and how the container looks must be the same for all, or they do not fit together at run time.
 *
 * @param {string} configUrl `import.meta.url` of the app's webpack.config.mjs
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }}
 */
export function frameConfig(configUrl) {
  const frame = readFrame(configUrl);
  return (_env, argv) => {
    const isProduction = argv.mode !== 'development';
    const role = roleOf(frame, isProduction);
    return {
      ...commonConfig(frame, { isProduction, isRefreshed: role === 'standalone' }),
      entry: entryOf(frame, role),
      plugins: [
        ...commonPlugins(frame, isProduction),
        ...federationPlugins(frame, role),
        ...pagePlugins(frame, { role, isProduction }),
        // Errors are shown by the development server's own overlay.
        ...(role === 'standalone' ? [new ReactRefreshPlugin({ overlay: false })] : []),
        ...(isProduction ? productionPlugins(frame) : []),
      ],
      ...(isProduction ? {} : { devServer: devServer(frame) }),
    };
  };
}

/**
 * How the app stands towards the shared modules. A remote that is served for development without a site (`SITE`)
 * stands alone with its own copies.
 *
 * @param {import('./frame.mjs').Frame} frame @param {boolean} isProduction
 * @returns {'provider' | 'consumer' | 'standalone'}
 */
function roleOf(frame, isProduction) {
  if (frame.area === undefined) return 'provider';
  return isProduction || process.env.SITE ? 'consumer' : 'standalone';
}

/** @param {import('./frame.mjs').Frame} frame @param {ReturnType<typeof roleOf>} role @returns {Record<string, string>} */
function entryOf(frame, role) {
  if (role === 'provider') return { shell: join(frame.directory, 'src/index.ts') };
  if (role === 'standalone') return { alone: join(STAND_ALONE, 'index.ts') };
  return {};
}

/**
 * @param {import('./frame.mjs').Frame} frame
 * @param {{ isProduction: boolean, isRefreshed: boolean }} kind isRefreshed: components are replaced in the page, which keeps its state
 * @returns {import('webpack').Configuration}
 */
function commonConfig(frame, { isProduction, isRefreshed }) {
  return {
    context: frame.directory,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Never an eval: the site's content security policy refuses it, in development as well.
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: join(frame.directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      // Two versions of an app may run in one page, one after the other: each has its own list of chunks.
      uniqueName: `${containerName(frame.name)}_${frame.version}`,
      // webpack waits two minutes for a file that does not come; the shell gives up a remote after 15 s as well.
      chunkLoadTimeout: 15_000,
      // A script of another origin whose content is checked has to be requested with CORS, so that it can be read.
      crossOriginLoading: 'anonymous',
      filename: fileName(isProduction, '.js'),
      chunkFilename: fileName(isProduction, '.js'),
      assetModuleFilename: 'static/[name].[contenthash][ext]',
      // 64 bits, as the next webpack does by itself: the names of all chunks travel with the first script.
      hashDigestLength: 16,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        'frame-under-development': join(frame.directory, 'src/remote.tsx'),
        ...(isProduction ? PRODUCTION_ROUTER : {}),
      },
    },
    module: { rules: moduleRules(isRefreshed) },
    optimization: {
      runtimeChunk: false,
      splitChunks: SPLIT_FILES,
      // swc takes half the time of terser and makes smaller files; esbuild's minifier hides the container.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // The language that the sources are compiled to, below; the shell gets half a kilobyte smaller.
          terserOptions: { compress: { passes: 4, ecma: 2022 } },
        }),
      ],
    },
    // Sizes are watched by the bench, over all apps together.
    performance: { hints: false },
    // The manifest finds its files by its own address (publicPath: auto), which the plugin warns about without need.
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Names of files follow from their content, so that browsers can keep them. In development they do not: a page that came just before a
 * file was saved would ask for scripts that are gone by then.
 *
 * @param {boolean} isProduction @param {string} ending
 */
const fileName = (isProduction, ending) => `static/[name]${isProduction ? '.[contenthash]' : ''}${ending}`;

/** @param {boolean} isRefreshed @returns {import('webpack').RuleSetRule[]} */
function moduleRules(isRefreshed) {
  /** @param {boolean} tsx */
  const swcOptions = (tsx) => ({
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      // Mostly in development too: a remote served for development meets a site whose React has no development run time.
      transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
    },
  });
  const loader = require.resolve('swc-loader');
  return [
    { test: /\.ts$/, exclude: LOOKS, loader, options: swcOptions(false) },
    // What takes no class from a file of looks needs no style sheet of it.
    { test: LOOKS, loader: join(import.meta.dirname, 'styles/loader.mjs'), sideEffects: false },
    { test: /\.tsx$/, loader, options: swcOptions(true) },
    ROUTER_RULE,
    // Also those that a file of looks imports, whose package says that its files do nothing by being imported.
    {
      test: /\.css$/,
      use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
      sideEffects: true,
    },
    { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
  ];
}

/** @param {import('./frame.mjs').Frame} frame @param {boolean} isProduction @returns {import('webpack').WebpackPluginInstance[]} */
function commonPlugins(frame, isProduction) {
  return [
    new webpack.DefinePlugin({
      __FRAME_NAME__: JSON.stringify(frame.name),
      __FRAME_VERSION__: JSON.stringify(frame.version),
      __REMOTE_CONTRACT__: JSON.stringify(contractNumber()),
    }),
    new MiniCssExtractPlugin({
      filename: fileName(isProduction, '.css'),
      chunkFilename: fileName(isProduction, '.css'),
    }),
    new FrameFactsPlugin(frameFacts(frame), frame.area === undefined ? 'provides' : 'uses'),
  ];
}

/** @param {import('./frame.mjs').Frame} frame @returns {import('webpack').WebpackPluginInstance[]} */
function productionPlugins(frame) {
  return [
    new webpack.BannerPlugin({
      banner: COMPILE_ALL,
      raw: true,
      test: /\.js$/,
      // The minifier removes comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new StableIdsPlugin(),
    new IntegrityPlugin(),
    new SbomPlugin(frame),
    new TypesPlugin(frame, dirname(frame.directory)),
  ];
}

/** @param {import('./frame.mjs').Frame} frame @param {ReturnType<typeof roleOf>} role */
function federationPlugins(frame, role) {
  /** @type {FederationOptions} */
  const common = {
    name: containerName(frame.name),
    shared: sharedModules(role),
    // With the default strategy a host contacts every remote before its first paint; one dead remote stops the site.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
  };
  if (role === 'provider') {
    // The shell carries the federation run time for all, which makes each remote's entry a third of its size.
    const experiments = { optimization: BROWSER_FORM };
    const options = { ...common, manifest: false, experiments, runtimePlugins: [providingRuntime()] };
    const workers = new WorkersPlugin(join(frame.directory, 'src/offline/worker'));
    return [new ModuleFederationPlugin(options), new ProvidesEverySharedModulePlugin(), workers];
  }
  return [
    new ModuleFederationPlugin({
      ...common,
      filename: ENTRY,
      exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED } },
      manifest: { additionalData: withoutStyleSheets },
      experiments: { externalRuntime: role === 'consumer', optimization: BROWSER_FORM },
    }),
  ];
}

/**
 * The plugin of the federation run time that gives it to the remotes. `provideExternalRuntime` would take its CommonJS form, and
 * with it a second copy of the whole run time.
 */
function providingRuntime() {
  const federation = createRequire(require.resolve('@module-federation/enhanced'));
  return join(
    dirname(federation.resolve('@module-federation/inject-external-runtime-core-plugin')),
    'index.js',
  );
}

/**
 * The public keys of the teams, for a page on a plain static host, which has to check the signatures of releases itself. Our server
 * checks them, and needs none in the page.
 *
 * @param {string} [keys] as in tools/site/signing/release-keys.mjs
 */
function releaseKeysTag(keys = '') {
  if (keys.trim() === '') return '';
  if (!/^[\w*=+/,\s-]+$/.test(keys)) throw new Error('RELEASE_KEYS is no list of keys (docs/releases.md).');
  return `<meta name="release-keys" content="${keys.trim().replace(/\s+/g, ' ')}" />`;
}

/**
 * The manifest names no style sheets: the federation run time would load them without digests and wait for none. The
 * entry requests them by itself.
 *
 * @type {NonNullable<Extract<FederationOptions['manifest'], object>['additionalData']>}
 */
function withoutStyleSheets({ stats }) {
  for (const { assets } of stats.exposes) assets.css = { sync: [], async: [] };
}

/** @param {import('./frame.mjs').Frame} frame @param {{ role: ReturnType<typeof roleOf>, isProduction: boolean }} kind */
function pagePlugins(frame, { role, isProduction }) {
  if (role === 'consumer') return [];
  const template =
    role === 'provider' ? join(frame.directory, 'src/index.html') : join(STAND_ALONE, 'index.html');
  // The page of a remote that stands alone has no such script.
  const templateParameters =
    role === 'provider'
      ? {
          earlyRequests: inlineScript(join(frame.directory, 'src/early/page-script.ts')),
          releaseKeys: releaseKeysTag(process.env.RELEASE_KEYS),
          // Without digests nothing is requested ahead.
          sharedFiles: isProduction ? PLACE_OF_SHARED_FILES : '{}',
        }
      : {};
  const chunks = Object.keys(entryOf(frame, role));
  return [
    new HtmlWebpackPlugin({ template, templateParameters, minify: false, chunks }),
    new ScriptsFirstPlugin(),
  ];
}
