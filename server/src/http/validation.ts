import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';

/**
 * Checks requests against the contract. Addresses hold text only, so their values are converted to the
 * types of the schema; bodies are taken as they are, and unknown properties are let through, because
 * existing clients send whole objects back.
 */
export const validateRequest: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (value: unknown) => {
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    return compiled.Check(converted) ? { value: converted } : { error: compiled.Errors(converted) };
  };
};

/** Answers are typed by the contract at compile time, and tests check them: no need to pay at run time too. */
export const writeAnswer: FastifySerializerCompiler<TSchema> = () => (data: unknown) => JSON.stringify(data);

/** The same, refusing an answer that does not fit the contract. */
export const writeCheckedAnswer: FastifySerializerCompiler<TSchema> = ({ schema, url, method }) => {
  // Most tests meet few of the answers that there are.
  const check = once(() => Compile(schema));
  return (data: unknown) => {
    const json = JSON.stringify(data);
    const answer: unknown = JSON.parse(json);
    // What is wrong is looked for only where something is: that takes a hundred times as long.
    if (check().Check(answer)) return json;
    const [first] = check().Errors(answer);
    throw new Error(`${method} ${url} breaks the contract at ${first?.instancePath}: ${first?.message}`);
  };
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
