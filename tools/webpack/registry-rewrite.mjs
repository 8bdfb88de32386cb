const BLOCK = /(<script type="application\/json" id="federation-registry">)([^<]*)(<\/script>)/;

/** @typedef {Partial<import('./frame.mjs').Area> & { name: string, version: string, contract: number, entry?: string }} RegistryFacts */

/**
 * Points one remote of a registry at another entry. A remote that the registry does not know yet is added.
 *
 * @param {string} text a site's page with the registry in it, or a federation.json; returned unchanged when the page
 *   carries no registry (the shell then asks for federation.json)
 * @param {RegistryFacts} facts of the remote; its entry is relative to the page
 */
export function rewriteRegistry(text, facts) {
  if (!text.trimStart().startsWith('<')) return withEntry(text, facts);
  return text.replace(BLOCK, (whole, open, json, close) =>
    json.trim() === '' ? whole : open + withEntry(json, facts).replaceAll('<', '\\u003c') + close,
  );
}

/** @param {string} json @param {RegistryFacts} facts */
function withEntry(json, { name, version, contract, entry, title, prefixes, links, opens, reads }) {
  const registry = JSON.parse(json);
  const others = registry.remotes.filter((/** @type {{ name: string }} */ remote) => remote.name !== name);
  return JSON.stringify({
    ...registry,
    remotes: [...others, { name, version, title, prefixes, links, opens, reads, contract, entry }],
  });
}
