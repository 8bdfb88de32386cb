/**
 * A package in the image.
 *
 * @typedef {{ name: string, version: string, license?: string | undefined }} Package
 */

/**
 * What is in an image, as CycloneDX lists it.
 *
 * @param {{ debian: readonly Package[], npm: readonly Package[], node: string }} parts node: version of Node
 * @param {{ version: string, architecture: string }} image
 */
export function billOfMaterials({ debian, npm, node }, { version, architecture }) {
  const application = { type: 'application', name: 'gene-targeting-tracker', version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: application },
    components: [
      component({ name: 'node', version: node }, `pkg:generic/node@${node}`),
      ...debian.map((one) =>
        component(one, `pkg:deb/debian/${one.name}@${encodeURIComponent(one.version)}?arch=${architecture}`),
      ),
      ...npm.map((one) => component(one, `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`)),
    ],
  };
}

/** @param {Package} one @param {string} purl */
function component({ name, version, license }, purl) {
  const licenses = license === undefined ? {} : { licenses: [{ license: { name: license } }] };
  return { type: 'library', 'bom-ref': purl, name, version, purl, ...licenses };
}

/** @param {string} text of `dpkg-query --show`: name, a tab, version @returns {Package[]} */
export function debianPackages(text) {
  return text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [name = '', version = ''] = line.split('\t');
      return { name, version };
    });
}
