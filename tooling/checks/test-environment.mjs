/** What the shell says about a real installation has no place in a test. */
const foreign = new Set([
  'DATABASE_URL',
  'TEST_DATABASE_URL',
  'PUBLIC_ORIGIN',
  'API_BASE_URL',
  'SESSION_SECRET',
  'PORT',
  'HOST',
  'NODE_ENV',
])

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !foreign.has(name) && !/^HOLDPOINT_(?!TEST_)/.test(name),
    ),
  )
}
