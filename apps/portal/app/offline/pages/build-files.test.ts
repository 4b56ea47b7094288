import { expect, test } from 'vitest'
import { buildFiles } from './build-files.ts'

/** A browser's storage of files, as far as a build needs it; its network can fail. */
function browserStorage() {
  const kept = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  const network = { isThere: true }
  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, files)
    return {
      match: async (address: string) => files.get(address),
      put: async (address: string, file: Response) => void files.set(address, file),
      addAll: async (addresses: readonly string[]) => {
        if (!network.isThere) {
          throw new TypeError('Failed to fetch')
        }
        addresses.forEach((address) => files.set(address, new Response(address)))
        fetched.push(...addresses)
      },
    }
  }
  const storage = {
    open,
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
  } as unknown as CacheStorage
  return { storage, fetched, network, kept }
}

const build = { version: 'b1', assets: ['/a.js', '/b.css'], reader: [], style: '/b.css' }

test('the files of a build are fetched once', async () => {
  const { storage, fetched } = browserStorage()
  const files = buildFiles(build, storage)
  await files.fetchAll()
  await files.fetchAll()
  expect([fetched, await files.has('b1'), await files.has('b0')]).toEqual([
    build.assets,
    true,
    false,
  ])
})

test('what an install that was broken off has left counts as none, and is fetched again', async () => {
  const { storage, fetched } = browserStorage()
  await storage.open('holdpoint-build-b1')
  const files = buildFiles(build, storage)
  expect(await files.has('b1')).toBe(false)
  await files.fetchAll()
  expect([fetched, await files.has('b1')]).toEqual([build.assets, true])
})

test('a network that fails leaves nothing behind', async () => {
  const { storage, network, kept } = browserStorage()
  network.isThere = false
  await expect(buildFiles(build, storage).fetchAll()).rejects.toThrow('Failed to fetch')
  expect([...kept.keys()]).toEqual([])
})
