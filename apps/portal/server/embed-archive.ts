import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { createStaticFiles, embedFolder, type ServeStatic } from './static-files.ts'

/** The releases of the tags that this portal has served. */
export interface KeptReleases {
  serve: ServeStatic
  /** Why the release of now was not kept: it is there already, with other contents. */
  refused: { sentence: string; integrity: string } | null
}

/**
 * Keeps each release of the tags that this portal has served in its data folder, and serves them
 * from there: a page that named one by its hash goes on working after an update. One that is kept
 * never changes: what was built under the same version with other contents is not put in its place.
 */
export function keepReleases(built: string, dataDir: string, version: string): KeptReleases {
  const kept = join(dataDir, 'embed')
  const place = join(kept, version)
  if (existsSync(place)) {
    const changed = changedFiles(built, place)
    const refused = changed.length === 0 ? null : refusalOf(version, place, changed)
    return { serve: createStaticFiles(kept, embedFolder), refused }
  }
  // Beside its place first, so that a process that dies meanwhile leaves no half of a release.
  const half = join(dataDir, 'embed-new')
  rmSync(half, { recursive: true, force: true })
  cpSync(built, half, { recursive: true })
  mkdirSync(kept, { recursive: true })
  renameSync(half, place)
  return { serve: createStaticFiles(kept, embedFolder), refused: null }
}

/** Packed forms do not count: another release of a packer makes other bytes of the same file. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

function changedFiles(built: string, place: string): readonly string[] {
  const names = new Set([...filesIn(built), ...filesIn(place)])
  const isSame = (name: string) => {
    const [one, other] = [join(built, name), join(place, name)]
    return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
  }
  return [...names].filter((name) => !isSame(name)).sort()
}

function refusalOf(version: string, place: string, changed: readonly string[]) {
  const some = changed.slice(0, 3).join(', ') + (changed.length > 3 ? ', …' : '')
  const whole = readFileSync(join(place, 'elements.js'))
  return {
    sentence: `release ${version} of the tags was built anew with other contents (${some}), and ${place} stays as it is: pages that pinned it get what they had, and only the loader hands out the new build. Raise the version of packages/widgets; or remove that folder, if no page has pinned it`,
    integrity: `sha384-${createHash('sha384').update(whole).digest('base64')}`,
  }
}
