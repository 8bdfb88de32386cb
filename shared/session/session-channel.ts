import type { SessionEnd } from './session-store.ts';

/** Messages from one tab to the others: what the person did, or how the session ended without that. */
export type SessionNews = 'signedIn' | 'signedOut' | SessionEnd;

const NEWS: readonly unknown[] = ['signedIn', 'signedOut', 'over', 'idle'] satisfies SessionNews[];

function isNews(value: unknown): value is SessionNews {
  return NEWS.includes(value);
}

/** The line between the tabs of this site. */
export class SessionChannel {
  #channel = new BroadcastChannel('session');

  constructor(onNews: (news: SessionNews) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isNews(data)) onNews(data);
    };
  }

  tell(news: SessionNews): void {
    this.#channel.postMessage(news);
  }

  close(): void {
    this.#channel.close();
  }
}
