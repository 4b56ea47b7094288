import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from './bootstrap/fingerprint.mjs'

// Which files import each other in a circle. A type counts like a value, and a part that is loaded
// late like one that is loaded at once: either way neither file can be read or moved alone.

const notSources = new Set(['node_modules', 'build', 'dist', 'out', 'coverage', 'test-results'])
const isSource = (file: string) => /(?<!\.d)\.(ts|tsx|mjs|js)$/.test(file)

/** The sources below some folders, as paths from the root. */
export function sourcesIn(root: string, folders: readonly string[]): string[] {
  const skip = (name: string) => notSources.has(name) || name.startsWith('.')
  return folders.flatMap((folder) => listFiles(root, folder, skip)).filter(isSource)
}

/** Each source with those that it imports, also from our other packages by their names. */
export function importsOf(root: string, files: readonly string[]): Map<string, string[]> {
  const known = new Set(files)
  const entries = packageEntries(root)
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(
        readFileSync(path.join(root, file), 'utf8'),
        true,
        true,
      )
      const targets = importedFiles.flatMap(({ fileName }) => {
        const source = fileName.replace(/[?#].*$/, '')
        const target = source.startsWith('.')
          ? fileAt(root, path.posix.join(path.posix.dirname(file), source))
          : entries.get(source)
        return target !== undefined && known.has(target) ? [target] : []
      })
      return [file, [...new Set(targets)]]
    }),
  )
}

/** One shortest circle of every knot of files that reach each other, its first file repeated. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const inOne = new Set<string>()
  for (const file of imports.keys()) {
    const circle = inOne.has(file) ? undefined : shortestWayBack(file, imports)
    if (circle !== undefined) {
      circles.push(circle)
      circle.forEach((one) => inOne.add(one))
    }
  }
  return circles
}

function shortestWayBack(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const cameFrom = new Map<string, string>()
  let reached = [start]
  while (reached.length > 0) {
    const next: string[] = []
    for (const file of reached) {
      for (const target of imports.get(file) ?? []) {
        if (target === start) {
          return [...wayTo(file, start, cameFrom), start]
        }
        if (!cameFrom.has(target)) {
          cameFrom.set(target, file)
          next.push(target)
        }
      }
    }
    reached = next
  }
  return undefined
}

function wayTo(file: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [file]
  for (let at = file; at !== start;) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}

/** Where each name of our packages leads: `@holdpoint/api/client` to its source. */
function packageEntries(root: string): Map<string, string> {
  const manifests = listFiles(root, 'packages', (name) => notSources.has(name)).filter((file) =>
    /^packages\/[^/]+\/package\.json$/.test(file),
  )
  return new Map(
    manifests.flatMap((manifest) => {
      const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
        readFileSync(path.join(root, manifest), 'utf8'),
      )
      return Object.entries(exports).map(
        ([entry, source]) =>
          [path.posix.join(name, entry), path.posix.join(path.dirname(manifest), source)] as const,
      )
    }),
  )
}

/** An import may leave out the ending, or name a folder by its index. */
function fileAt(root: string, stem: string): string | undefined {
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => `${stem}${ending}`)
    .find((file) => isSource(file) && existsSync(path.join(root, file)))
}
