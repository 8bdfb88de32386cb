import { isSparingData } from 'shared/api';
import { whenQuiet } from 'shared/remote';
import type { SiteRouter } from 'shared/router';

/** Once the page is quiet, the code of the screens that people mostly go to next is fetched; nothing when data are to be spared. */
export function fetchAhead(router: SiteRouter): void {
  whenQuiet(() => {
    if (isSparingData()) return;
    import('./next-screens.ts').then(
      ({ followNextScreens }) => followNextScreens(router),
      // Without a connection nothing can be fetched ahead.
      () => undefined,
    );
  });
}
