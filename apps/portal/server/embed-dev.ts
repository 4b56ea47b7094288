import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEmbedFiles } from './embed-files.mjs'
import type { EmbedSource } from './embed.ts'
import { serveFiles, staticFile } from './static-files.ts'

const widgets = fileURLToPath(new URL('../../../packages/widgets/', import.meta.url))

/** The tags from source: built when they are first asked for, and again after a change. */
export function openDevEmbed(): EmbedSource {
  let known: { changedAt: number; made: ReturnType<typeof make> } | undefined

  async function current() {
    const changedAt = lastChange()
    if (known?.changedAt !== changedAt) {
      known = { changedAt, made: make() }
      // A slip in the source fails the requests that want it, and the next change is tried.
      known.made.catch(() => undefined)
    }
    return await known.made
  }

  return {
    serve: async (request) => (await current()).serve(request),
    release: async () => (await current()).release,
  }
}

async function make() {
  const { files, ...release } = await buildEmbedFiles()
  const served = files.map(({ path, contents }) => {
    const address = `/embed/${path}`
    return [
      address,
      // The same address may hold something else a moment later.
      staticFile(address, { identity: Uint8Array.from(contents) }, 'no-cache'),
    ] as const
  })
  return { serve: serveFiles(new Map(served)), release }
}

function lastChange(): number {
  const files = ['src', 'loader'].flatMap((folder) =>
    readdirSync(join(widgets, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(widgets, folder, name),
    ),
  )
  return Math.max(...files.map((file) => statSync(file).mtimeMs))
}
