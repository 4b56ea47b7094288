import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// These programs stand in no package of their own, so they borrow what the portal depends on.
const require = createRequire(new URL('../../apps/portal/package.json', import.meta.url))

/** The driver of PostgreSQL. */
export const pg = require('pg')

/** A package of ours, from its source. */
export const packageNamed = (name) => import(pathToFileURL(require.resolve(name)).href)
