import { existsSync } from 'node:fs'

/** What the portal is walked through without a graphical browser, by Debian's packages. */
export const textBrowsers = /** @type {const} */ ({
  lynx: { file: '/usr/bin/lynx', package: 'lynx' },
  mechanize: {
    file: '/usr/share/perl5/WWW/Mechanize.pm',
    package: 'libwww-mechanize-perl',
  },
})

/**
 * Why one of them cannot be used, or undefined when it can.
 *
 * @param {keyof typeof textBrowsers} name
 * @returns {string | undefined}
 */
export function missingTextBrowser(name) {
  const { file, package: wanted } = textBrowsers[name]
  return existsSync(file) ? undefined : `${file} was not found: install Debian's ${wanted}.`
}
