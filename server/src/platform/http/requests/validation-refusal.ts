import type { FastifyError } from 'fastify';
import type { SubError } from 'shared/contract';
import { ProblemError, ValidationError, type ApiError } from '../errors/errors.ts';
import { unconverted } from './unconverted.ts';
import type { RequestFacts } from '../errors/error-mapping.ts';

type Finding = NonNullable<FastifyError['validation']>[number];

/** Values of these fields are never repeated in a response. */
const SECRET_FIELD = /password|token/i;

/** The response to a request that does not match its schema: by parameter for addresses, by field for bodies. */
export function validationRefusal(error: FastifyError, request: RequestFacts): ApiError {
  const findings = error.validation ?? [];
  const context = error.validationContext ?? 'body';
  const refusal =
    context === 'querystring' || context === 'params'
      ? parameterRefusal(findings, context === 'params' ? request.params : request.query)
      : undefined;
  return refusal ?? fieldRefusal(findings, context, request.body, error.message);
}

function parameterRefusal(findings: readonly Finding[], parameters: unknown): ApiError | undefined {
  const [finding] = findings;
  if (finding === undefined) return undefined;
  const [missing] = missingFields(finding);
  if (missing !== undefined) return new ProblemError(400, `${missing} parameter is missing`);
  if (finding.keyword !== 'type') return undefined;
  const name = fieldOf(finding);
  const value = valueAt(parameters, finding.instancePath);
  const type = printed(finding.params.type);
  return unconverted(name, printed(value), type, finding.message);
}

function fieldRefusal(
  findings: readonly Finding[],
  context: string,
  body: unknown,
  debugMessage: string,
): ApiError {
  const subErrors = findings.flatMap((finding): SubError[] => {
    const message = finding.message ?? 'is not valid';
    const missing = missingFields(finding);
    if (missing.length > 0)
      return missing.map((field) => ({
        object: context,
        field: nested(finding, field),
        message: 'is missing',
      }));
    const field = fieldOf(finding);
    const value = SECRET_FIELD.test(field) ? undefined : valueAt(body, finding.instancePath);
    return [{ object: context, field, ...(value === undefined ? {} : { rejectedValue: value }), message }];
  });
  return new ValidationError(subErrors, debugMessage);
}

function missingFields(finding: Finding): string[] {
  if (finding.keyword !== 'required') return [];
  const { requiredProperties, missingProperty } = finding.params;
  if (Array.isArray(requiredProperties)) return requiredProperties.map(String);
  return typeof missingProperty === 'string' ? [missingProperty] : [];
}

function nested(finding: Finding, field: string): string {
  return [...segments(finding.instancePath), field].join('.');
}

function fieldOf(finding: Finding): string {
  return segments(finding.instancePath).join('.');
}

function segments(instancePath: string): string[] {
  return instancePath.split('/').filter((segment) => segment !== '');
}

function valueAt(root: unknown, instancePath: string): unknown {
  return segments(instancePath).reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined,
    root,
  );
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
