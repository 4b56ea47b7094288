/** The version of this package, which each element carries; a test compares it with package.json. */
export const version = '0.1.0'
