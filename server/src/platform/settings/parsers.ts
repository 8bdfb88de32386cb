import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** What a setting must look like: reads its text, or throws an Error saying what is expected. */
export type Parse<T> = (text: string) => T;

export const text: Parse<string> = (value) => value;

export const folder: Parse<string> = (value) => resolve(value);

export const file: Parse<string> = (value) => resolve(value);

/** A whole number between two bounds. */
export function integer(from: number, to: number): Parse<number> {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    if (number >= from && number <= to) return number;
    throw new Error(`a whole number from ${from} to ${to}`);
  };
}

export const yesOrNo: Parse<boolean> = (value) => {
  if (value === '1') return true;
  if (value === '0') return false;
  throw new Error('1 or 0');
};

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Parse<Word> {
  return (value) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw new Error(`one of ${words.join(', ')}`);
    return word;
  };
}

/** A text of at least so many characters. */
export function secret(minLength: number): Parse<string> {
  return (value) => {
    if (value.length >= minLength) return value;
    throw new Error(`at least ${minLength} characters`);
  };
}

/** Address of a site, without the slash at its end. */
export const siteAddress: Parse<string> = (value) => {
  if (hasProtocol(value, ['http:', 'https:'])) return value.replace(/(?<!\/)\/+$/, '');
  throw new Error('an address such as https://tracker.example');
};

/** Addresses of sites without a path, separated by commas. */
export const siteAddresses: Parse<string[]> = (value) => {
  const origins = value.split(',').map((origin) => origin.trim());
  if (
    origins.every((origin) => hasProtocol(origin, ['http:', 'https:']) && new URL(origin).origin === origin)
  )
    return origins;
  throw new Error('addresses without a path such as https://tracker.example, separated by commas');
};

export const databaseAddress: Parse<string> = (value) => {
  if (hasProtocol(value, ['postgres:', 'postgresql:'])) return value;
  throw new Error('an address such as postgres://user:password@host:5432/database');
};

export const mailService: Parse<string> = (value) => {
  if (hasProtocol(value, ['smtp:', 'smtps:'])) return value;
  throw new Error('an address such as smtp://user:password@mail.example:587');
};

export const contactAddress: Parse<string> = (value) => {
  if (hasProtocol(value, ['mailto:', 'https:', 'http:'])) return value;
  throw new Error('an address such as mailto:help@lab.example or https://lab.example/contact');
};

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, networks (`10.0.0.0/8`) and groups of addresses, separated by commas; `none` is an empty list. */
export const proxies: Parse<string[]> = (value) => {
  if (value === 'none') return [];
  const names = value.split(',').map((name) => name.trim());
  if (names.every((name) => PROXY_GROUPS.includes(name) || isNetwork(name))) return names;
  throw new Error(`none, or addresses, networks or ${PROXY_GROUPS.join(', ')}, separated by commas`);
};

function isNetwork(name: string): boolean {
  const [address = '', bits] = name.split('/');
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
