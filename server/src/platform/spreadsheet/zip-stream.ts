import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A part of a ZIP file, whose text may come in pieces. */
export interface ZipPart {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

interface WrittenPart {
  name: Buffer;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

const VERSION = 20;
/** Sizes stand behind the content, as they are not known before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first day that ZIP knows: equal content makes equal files. */
const FIRST_DAY = 0x0021;

/** A ZIP file in pieces, as its parts come; no part is held in memory. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: WrittenPart[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const part: WrittenPart = { name: Buffer.from(name), crc: 0, packedBytes: 0, bytes: 0, offset };
    for await (const piece of partBytes(part, content)) {
      offset += piece.length;
      yield piece;
    }
    written.push(part);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}

async function* partBytes(part: WrittenPart, content: ZipPart['content']): AsyncGenerator<Buffer> {
  yield localHeader(part.name);
  const measured = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      part.crc = crc32(bytes, part.crc);
      part.bytes += bytes.length;
      yield bytes;
    }
  };
  const source = Readable.from(measured());
  const packing = createDeflateRaw();
  source.on('error', (error) => packing.destroy(error));
  try {
    for await (const piece of source.pipe(packing)) {
      const bytes = Buffer.from(piece);
      part.packedBytes += bytes.length;
      yield bytes;
    }
  } finally {
    // Whoever stops reading early stops what is read for them.
    source.destroy();
  }
  yield sizes(part);
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(FIRST_DAY, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function sizes({ crc, packedBytes, bytes }: WrittenPart): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packedBytes, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return descriptor;
}

function directoryEntry({ name, crc, packedBytes, bytes, offset }: WrittenPart): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(FIRST_DAY, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packedBytes, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function directoryEnd(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
