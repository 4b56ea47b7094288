import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

// The files of the reference page. The build copies them among the portal's own, under names that
// change with their content; while developing they are served from where they are installed.

/**
 * @typedef {object} ReferenceFile
 * @property {string} address where browsers find it
 * @property {Buffer} content
 */

const own = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`./reference/${name}`, import.meta.url))

/** @returns {{ library: ReferenceFile, libraryStyle: ReferenceFile, script: ReferenceFile, style: ReferenceFile }} */
export function readReferenceFiles() {
  const { resolve } = createRequire(import.meta.url)
  return {
    library: named('swagger-ui', resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    libraryStyle: named('swagger-ui', resolve('swagger-ui-dist/swagger-ui.css')),
    script: named('reference', own('reference.js')),
    style: named('reference', own('reference.css')),
  }
}

/**
 * @param {string} name
 * @param {string} file
 * @returns {ReferenceFile}
 */
function named(name, file) {
  const content = withoutMapLink(readFileSync(file))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { address: `/assets/${name}-${hash}${extname(file)}`, content }
}

/**
 * Source maps are not served, so nothing should point to them.
 *
 * @param {Buffer} content
 */
function withoutMapLink(content) {
  const text = content.toString('utf8')
  return Buffer.from(text.replace(/\n?(?:\/\/# |\/\*# )sourceMappingURL=[^\n]*\n?$/, '\n'))
}
