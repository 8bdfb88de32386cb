import { whenQuiet } from 'shared/remote';
import type { SiteRouter } from 'shared/router';

/** Once a screen is there and the page quiet, the code of the screens that it links is fetched ahead. */
export function followScreens(router: SiteRouter): void {
  let shown: string | undefined;
  const follow = ({ location: { pathname } }: SiteRouter['state']) => {
    if (pathname === shown) return;
    shown = pathname;
    whenQuiet(() => {
      import('./linked-screens.ts')
        .then(({ preloadLinkedScreens }) => preloadLinkedScreens())
        // Without a connection nothing can be fetched ahead.
        .catch(() => undefined);
    });
  };
  follow(router.state);
  router.subscribe(follow);
}
