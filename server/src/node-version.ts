const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Imported before anything else: an older Node fails later, at a place that says nothing. */
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
