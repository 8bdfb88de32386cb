import { StartupError } from '../startup-error.ts';
import type { Parse } from './parsers.ts';

/** One setting: its environment variable, and what the table in the README says about it. */
export interface Setting<T> {
  name: string;
  /** How the README prints the default. */
  shownDefault: string;
  meaning: string;
  parse: Parse<T>;
  fallback: T;
}

/** A setting with a default. `shown` is how the README prints that, where it does not as it stands. */
export function setting<T>(
  name: string,
  fallback: T,
  parse: Parse<T>,
  meaning: string,
  shown?: string,
): Setting<T> {
  return { name, fallback, parse, meaning, shownDefault: shown ?? `\`${String(fallback)}\`` };
}

/** A setting that may be left out. */
export function optional<T>(
  name: string,
  parse: Parse<T>,
  meaning: string,
  shown = 'unset',
): Setting<T | undefined> {
  return setting<T | undefined>(name, undefined, parse, meaning, shown);
}

type ValueOf<S> = S extends Setting<infer T> ? T : never;

/** The values of a group of settings. */
export type ValuesOf<Group> = { [Key in keyof Group]: ValueOf<Group[Key]> };

/** Environment variables, as the process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The value of a setting. An empty one counts as unset.
 *
 * @throws StartupError naming the setting, what it must be and what it is
 */
export function readSetting<T>({ name, parse, fallback }: Setting<T>, environment: Environment): T {
  const given = environment[name]?.trim();
  if (given === undefined || given === '') return fallback;
  try {
    return parse(given);
  } catch (error) {
    const expected = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${name} must be ${expected}, but it is '${shown(name, given)}'.`);
  }
}

/** Secrets and addresses with passwords are not printed. */
function shown(name: string, given: string): string {
  return /SECRET|PASSWORD|DATABASE_URL|SMTP_URL|METRICS_TOKEN/.test(name) ? '…' : given;
}
