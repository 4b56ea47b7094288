import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

/**
 * The arguments that let Node run TypeScript. The loader is given by its address, because it is
 * the dependency of a package and not of the root, where the command runs.
 *
 * @param {string} owner folder of the package that depends on tsx
 */
export function tsxArguments(owner) {
  const require = createRequire(path.join(root, owner, 'package.json'))
  return ['--import', pathToFileURL(require.resolve('tsx')).href]
}
