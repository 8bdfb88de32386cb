import { SMTPServer } from 'smtp-server';

/** A mail service that writes down what it takes. */
export interface TestMailService {
  url: string;
  taken: string[];
  /** Addresses that mails were to go to. */
  recipients: string[];
  close: () => Promise<void>;
}

interface TestMailServiceOptions {
  port?: number;
  /** Address that it will never take. */
  refused?: string;
  /** Addresses that it does not take this time. */
  notYet?: Set<string>;
}

export async function openTestMailService({
  port = 0,
  refused,
  notYet,
}: TestMailServiceOptions = {}): Promise<TestMailService> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'tracker' && password === 'right'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      if (address === refused)
        return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      if (notYet?.delete(address) === true)
        return done(Object.assign(new Error('Come again'), { responseCode: 451 }));
      return done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    taken,
    recipients,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
