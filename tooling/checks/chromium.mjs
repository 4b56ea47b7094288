import { existsSync } from 'node:fs'
import { aptInstall, canInstall } from './apt.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

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
 * Finds a browser, or gets Debian's.
 *
 * @param {string} playwrightOwn
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function prepareChromium(playwrightOwn) {
  const find = () => findChromium(process.env, playwrightOwn)
  try {
    const path = find() ?? (canInstall() && (await aptInstall(['chromium'])) ? find() : undefined)
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
