/**
 * A package that is in a bundle.
 *
 * @typedef {{ name: string, version: string, license?: string }} BundledPackage
 *
 * @typedef {object} Component
 * @property {'application' | 'library'} type
 * @property {string} name
 * @property {string} version
 * @property {string} [group] scope of the package, without the @
 * @property {string} [purl]
 * @property {string} [bom-ref]
 * @property {{ license: { id: string } | { name: string } }[]} [licenses]
 */

/** Licenses by their SPDX identifier; others are named as the package names them. */
const SPDX = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'MPL-2.0',
  'Unlicense',
];

/**
 * The bill of materials of a bundle, as CycloneDX 1.5 in JSON. It has neither time nor serial number: the same build yields the
 * same file.
 *
 * @param {{ name: string, version: string }} app
 * @param {BundledPackage[]} packages
 */
export function sbomOf({ name, version }, packages) {
  const components = packages.map(componentOf).sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': name } },
    components,
    dependencies: [{ ref: name, dependsOn: components.map(({ purl }) => purl) }],
  };
}

/** @param {BundledPackage} found @returns {Component & { purl: string }} */
function componentOf({ name, version, license }) {
  const [, group, base = name] = /^@([^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    ...(group === undefined ? {} : { group }),
    name: base,
    version,
    purl,
    'bom-ref': purl,
    ...(license === undefined ? {} : { licenses: [{ license: licenseOf(license) }] }),
  };
}

/** @param {string} license */
function licenseOf(license) {
  return SPDX.includes(license) ? { id: license } : { name: license };
}
