import type { WorkerBuild } from './worker-scope.ts'

/** The public files of one build on this device: nothing of anybody is among them. */
export interface BuildFiles {
  /** Fetches whatever of this build is not here yet. */
  fetchAll: () => Promise<void>
  /** Fetches what draws a PDF, which no page needs that shows none. */
  fetchReader: () => Promise<void>
  /** The file from here, else from the network. */
  file: (request: Request) => Promise<Response>
  /** Whether the files of a build are here. */
  has: (version: string) => Promise<boolean>
  /** Builds that no kept page needs any more go. */
  dropAllBut: (versions: ReadonlySet<string>) => Promise<void>
}

const prefix = 'holdpoint-build-'
const nameOf = (version: string): string => prefix + version

export function buildFiles({ version, assets, reader }: WorkerBuild): BuildFiles {
  return {
    async fetchAll() {
      if (await caches.has(nameOf(version))) {
        return
      }
      try {
        const cache = await caches.open(nameOf(version))
        await cache.addAll([...assets])
      } catch (error) {
        // Half of a build is none.
        await caches.delete(nameOf(version))
        throw error
      }
    },
    async fetchReader() {
      const cache = await caches.open(nameOf(version))
      const missing = []
      for (const file of reader) {
        if ((await cache.match(file)) === undefined) {
          missing.push(file)
        }
      }
      await cache.addAll(missing)
    },
    file: async (request) => (await caches.match(request)) ?? fetch(request),
    has: (other) => caches.has(nameOf(other)),
    async dropAllBut(versions) {
      for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && !versions.has(name.slice(prefix.length))) {
          await caches.delete(name)
        }
      }
    },
  }
}

/** Takes every build off the device. */
export async function emptyCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    await caches.delete(name)
  }
}
