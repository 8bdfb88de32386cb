import { whenQuiet } from 'shared/remote';
import type { SiteRouter } from 'shared/router';
import { isSparingData } from './idle-preload.ts';

/** Once the page is quiet, the code of the screens that each screen links is fetched ahead; nothing when data are to be spared. */
export function followScreens(router: SiteRouter): void {
  whenQuiet(() => {
    if (isSparingData()) return;
    import('./linked-screens.ts').then(
      ({ preloadLinks }) => preloadLinks(router),
      // Without a connection nothing can be fetched ahead.
      () => undefined,
    );
  });
}
