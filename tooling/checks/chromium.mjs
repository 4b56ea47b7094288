import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The same browser without the windows that nobody sees: opening a page costs a third of the work.
 */
const shell = {
  file: '/usr/lib/chromium/chromium-headless-shell',
  package: 'chromium-headless-shell',
}

/** For a browser without a screen that fetches nothing for itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The server takes HeadlessChrome for a robot and would answer it another way. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * The browser to test with: the one that is named, else the system's, else Playwright's own.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} playwrightOwn where Playwright would keep one
 * @param {(file: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(env, playwrightOwn, exists = existsSync) {
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (!exists(named)) {
      throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`)
    }
    return named
  }
  return [...usualPlaces, playwrightOwn].find((place) => exists(place))
}

/**
 * Debian's headless shell, which the tests prefer. Whoever names a browser gets that one
 * for all of them.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findShell(env, exists = existsSync) {
  return !env['CHROMIUM_PATH'] && exists(shell.file) ? shell.file : undefined
}

/**
 * Debian's packages that are wanted of a browser: the shell, without which all tests take longer, and
 * the browser itself where there is none.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} playwrightOwn
 * @param {(file: string) => boolean} [exists]
 * @returns {string[]}
 */
export function missingPackages(env, playwrightOwn, exists = existsSync) {
  if (env['CHROMIUM_PATH']) {
    return []
  }
  return [
    ...(exists(shell.file) ? [] : [shell.package]),
    ...(findChromium(env, playwrightOwn, exists) === undefined ? ['chromium'] : []),
  ]
}

/**
 * @param {string} playwrightOwn
 * @returns {{ path: string } | { problem: string }}
 */
export function chosenChromium(playwrightOwn) {
  try {
    const path = findChromium(process.env, playwrightOwn)
    if (path) {
      return { path }
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  return {
    problem:
      'No Chromium was found, and none could be installed: install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium.',
  }
}
