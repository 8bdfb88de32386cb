/**
 * Prepared statements of the embedded database. Planning the statement behind a page of projects takes longer than
 * running it, so a statement that comes again keeps its plan; and it takes one call into the engine instead of six.
 */
import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import { MAX_PREPARED, RepeatedStatements, shouldPrepare } from '../statements/should-prepare.ts';

interface Prepared {
  name: string;
  parameterTypes: readonly number[];
}

/** Runs statements with parameters. What two protocol messages do is done here; the meaning is the engine's own. */
export class PreparedStatements {
  private readonly prepared = new LRUCache<string, Prepared>({
    max: MAX_PREPARED,
    dispose: ({ name }, _text, reason) => reason === 'evict' && this.evicted.push(name),
  });
  private readonly evicted: string[] = [];
  private readonly repeated = new RepeatedStatements();
  private lastNumber = 0;

  constructor(private readonly database: PGlite) {}

  /** Throws what PGlite throws. */
  async run(text: string, parameters: readonly unknown[]) {
    const statement = shouldPrepare(text, parameters) ? await this.prepare(text) : undefined;
    if (statement === undefined) return this.database.query(text, [...parameters]);
    const { serialize } = protocol;
    const values = parameters.map((value, index) => this.encode(value, statement.parameterTypes[index]));
    const messages = await this.database.execProtocolStream(
      joined([
        serialize.bind({ statement: statement.name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    return parse.parseResults(messages, this.database.parsers)[0];
  }

  /** Forgets every plan: the tables they were made for may have changed. */
  async forget(): Promise<void> {
    this.prepared.clear();
    this.repeated.clear();
    await this.database.exec('deallocate all');
  }

  /** Prepares a statement when it comes for the second time: many come but once. */
  private async prepare(text: string): Promise<Prepared | undefined> {
    const known = this.prepared.get(text);
    if (known !== undefined) return known;
    if (!this.repeated.isRepeated(text)) return undefined;
    const name = `kept_${++this.lastNumber}`;
    const { serialize } = protocol;
    const messages = await this.database.execProtocolStream(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    );
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
    this.prepared.set(text, statement);
    for (const evicted of this.evicted.splice(0)) await this.database.exec(`deallocate ${evicted}`);
    return statement;
  }

  private encode(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.database.serializers[type];
    return serializer === undefined ? textOf(value) : serializer(value);
  }
}

function joined(messages: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
