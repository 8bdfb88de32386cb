import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import { withoutLimits } from './body-excesses.ts';
import { isIntegerText } from './unconverted.ts';

/**
 * Checks requests against the contract. Addresses contain text only, so their values are converted to the types of
 * the schema. Bodies are not converted, and how long their texts and lists may be is checked later (`body-limits.ts`).
 * Unknown properties are let through, because existing clients send whole objects back.
 */
export const validateRequest: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(httpPart === 'body' ? withoutLimits(schema) : schema);
  return (value: unknown) => {
    const meant = httpPart === 'body' ? value : converted(schema, value);
    return compiled.Check(meant) ? { value: meant } : { error: compiled.Errors(meant) };
  };
};

/** Values of an address in the types of the schema. What is no whole number is kept as it is, to be refused and not cut to one. */
function converted(schema: TSchema, value: unknown): unknown {
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null)
    return Value.Convert(schema, value);
  const kept = Object.entries(value).filter(
    ([name, text]) => Type.IsInteger(schema.properties[name]) && !isIntegerText(String(text)),
  );
  // A copy, as it converts in place.
  return Object.assign(Object(Value.Convert(schema, { ...value })), Object.fromEntries(kept));
}

/** Responses are typed by the contract at compile time, and tests check them, so production does not validate them. */
export const serialize: FastifySerializerCompiler<TSchema> = () => (data: unknown) => JSON.stringify(data);

/** The same, refusing a response that does not match the contract. */
export const serializeChecked: FastifySerializerCompiler<TSchema> = ({ schema, url, method }) => {
  // Most tests meet only a few of the possible responses, so schemas are compiled on first use.
  const check = once(() => Compile(schema));
  return (data: unknown) => {
    const json = JSON.stringify(data);
    const response: unknown = JSON.parse(json);
    // What is wrong is looked for only where something is: that takes a hundred times as long.
    if (check().Check(response)) return json;
    const [first] = check().Errors(response);
    throw new Error(`${method} ${url} breaks the contract at ${first?.instancePath}: ${first?.message}`);
  };
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
