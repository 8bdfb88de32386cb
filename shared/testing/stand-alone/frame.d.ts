/** The remote that is being developed; the webpack preset says which (tools/webpack/preset.mjs). */
declare module 'frame-under-development' {
  import type { RemoteModule } from 'shared/remote';

  const remote: RemoteModule;
  export default remote;
}
