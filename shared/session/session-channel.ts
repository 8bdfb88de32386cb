/** What one tab tells the others. */
export type SessionNews = 'signedIn' | 'signedOut';

function isNews(value: unknown): value is SessionNews {
  return value === 'signedIn' || value === 'signedOut';
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
