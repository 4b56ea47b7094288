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
/** Stands among the files of a build once all of them do: a browser that ends midway leaves some. */
const wholeMark = '/build-is-whole'

/** Whether the files of a build are here, all of them. */
export async function isBuildHere(version: string, storage: CacheStorage): Promise<boolean> {
  const name = nameOf(version)
  // Opening what is not there would make an empty one.
  return (
    (await storage.has(name)) && (await (await storage.open(name)).match(wholeMark)) !== undefined
  )
}

/** The files of a build in the browser's own storage, unless told otherwise. */
export function buildFiles(
  { version, assets, reader }: WorkerBuild,
  storage: CacheStorage = caches,
): BuildFiles {
  return {
    async fetchAll() {
      if (await isBuildHere(version, storage)) {
        return
      }
      try {
        const cache = await storage.open(nameOf(version))
        await cache.addAll([...assets])
        await cache.put(wholeMark, new Response(''))
      } catch (error) {
        // Half of a build is none.
        await storage.delete(nameOf(version))
        throw error
      }
    },
    async fetchReader() {
      const cache = await storage.open(nameOf(version))
      const missing = []
      for (const file of reader) {
        if ((await cache.match(file)) === undefined) {
          missing.push(file)
        }
      }
      await cache.addAll(missing)
    },
    file: async (request) => (await storage.match(request)) ?? fetch(request),
    has: (other) => isBuildHere(other, storage),
    async dropAllBut(versions) {
      for (const name of await storage.keys()) {
        if (name.startsWith(prefix) && !versions.has(name.slice(prefix.length))) {
          await storage.delete(name)
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
