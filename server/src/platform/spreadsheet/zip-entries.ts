import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { UserError } from '../http/errors/errors.ts';

const inflate = promisify(inflateRaw);

/** Unpacked bytes of all parts that are read: some thousand rows with all columns stay below. What cells refer to is counted by `CellTexts`. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

interface Entry {
  flags: number;
  method: number;
  packedBytes: number;
  localOffset: number;
}

/** The parts of a ZIP file by their names. */
export interface ZipParts {
  names: readonly string[];
  /** A part as text; undefined where there is none. */
  read: (name: string) => Promise<string | undefined>;
}

/**
 * Opens a ZIP file that is in memory, as XLSX files are. Parts are unpacked when they are read, all together up to a limit.
 *
 * @throws UserError for what is no readable ZIP file
 */
export function openZip(bytes: Buffer): ZipParts {
  const entries = readDirectory(bytes);
  let unpackedBytes = 0;
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const content = await unpack(bytes, entry, MOST_UNPACKED - unpackedBytes);
    unpackedBytes += content.length;
    return content.toString('utf8');
  };
  return { names: [...entries.keys()], read };
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index++) {
    if (offset + ENTRY_BYTES > end || bytes.readUInt32LE(offset) !== DIRECTORY_ENTRY) throw damaged();
    const nameBytes = bytes.readUInt16LE(offset + 28);
    const name = bytes.toString('utf8', offset + ENTRY_BYTES, offset + ENTRY_BYTES + nameBytes);
    entries.set(name, {
      flags: bytes.readUInt16LE(offset + 8),
      method: bytes.readUInt16LE(offset + 10),
      packedBytes: bytes.readUInt32LE(offset + 20),
      localOffset: bytes.readUInt32LE(offset + 42),
    });
    offset += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return entries;
}

/** Where the end of the directory is: only a comment may follow. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let offset = bytes.length - END_BYTES; offset >= first; offset--)
    if (bytes.readUInt32LE(offset) === END_OF_DIRECTORY) return offset;
  throw damaged();
}

async function unpack(bytes: Buffer, entry: Entry, maxOutputLength: number): Promise<Buffer> {
  const { flags, method, packedBytes, localOffset } = entry;
  if ((flags & ENCRYPTED_FLAG) !== 0)
    throw new UserError('The spreadsheet is protected by a password. Save it without one.');
  if (localOffset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(localOffset) !== LOCAL_ENTRY)
    throw damaged();
  const start =
    localOffset + LOCAL_BYTES + bytes.readUInt16LE(localOffset + 26) + bytes.readUInt16LE(localOffset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === STORED && packed.length <= maxOutputLength) return packed;
  if (method !== DEFLATED || maxOutputLength <= 0) throw damaged();
  try {
    return await inflate(packed, { maxOutputLength });
  } catch (error) {
    const isTooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new UserError('The spreadsheet is too large when it is unpacked.') : damaged();
  }
}

function damaged(): UserError {
  return new UserError('The file is no readable spreadsheet. Save it as XLSX or CSV and try again.');
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
