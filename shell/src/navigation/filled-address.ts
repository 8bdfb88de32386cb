import { pathPart } from 'shared/api';

/** `/api/plans/:pin` with its parameters, written as screens write them: see `pathPart` and `encodeQuery`. */
export function filledAddress(address: string, parameters: Record<string, string | undefined>): string {
  const [path = '', query] = address.split('?');
  const withParameters = (text: string, encode: (parameter: string) => string) =>
    text.replace(/:([a-z]\w*)/g, (_whole, name: string) => encode(parameters[name] ?? ''));
  const filled = withParameters(path, pathPart);
  return query === undefined ? filled : `${filled}?${withParameters(query, encodeURIComponent)}`;
}
