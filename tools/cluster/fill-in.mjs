/**
 * A template of `deploy/` with its variables filled in.
 *
 * @param {string} template @param {Record<string, string | number>} variables
 * @returns {string}
 * @throws if one of the template's variables is not given
 */
export function fillIn(template, variables) {
  return template.replace(/\$\{([A-Z_0-9]+)\}/g, (_, name) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The template needs ${name}.`);
    return String(value);
  });
}
