// Nothing is imported here, not even from Node: an old Node must get as far as the sentence.

const leastMajor = 20
const leastMinor = 19

/**
 * @param {string} version as in `process.versions.node`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** Ends the process with one sentence where Node is too old. */
export function refuseOldNode() {
  if (!isNewEnough(process.versions.node)) {
    console.error(
      `Holdpoint needs Node ${leastMajor}.${leastMinor} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
    )
    process.exit(1)
  }
}
