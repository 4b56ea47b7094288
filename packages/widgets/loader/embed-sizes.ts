import { gzipSync } from 'node:zlib'
import { type EmbedFile, buildLoader, buildModules } from './embed-build.ts'

/** What pages of other teams download, in bytes after gzip; each file is packed by itself. */
export type EmbedSizes = {
  readonly loader: number
  /** The loader, the modules of these tags, and the shared ones that they import. */
  readonly page: (...tags: readonly string[]) => number
  /** The same for a page with every tag there is. */
  readonly all: number
}

/** Builds the elements as the portal serves them and measures what pages fetch. */
export async function measureEmbed(): Promise<EmbedSizes> {
  const { files, imports } = await buildModules()
  const loader = packed(await buildLoader(files))
  const page = (...tags: readonly string[]): number => {
    const fetched = new Set<string>()
    const follow = (file: string) => {
      if (!fetched.has(file)) {
        fetched.add(file)
        imports.get(file)?.forEach(follow)
      }
    }
    tags.forEach((tag) => follow(`${tag.replace(/^hp-/, '')}.js`))
    return loader + [...fetched].reduce((sum, path) => sum + packed(fileAt(files, path)), 0)
  }
  return {
    loader,
    page,
    all: loader + files.reduce((sum, { contents }) => sum + packed(contents), 0),
  }
}

function fileAt(files: readonly EmbedFile[], path: string): Uint8Array {
  const file = files.find((candidate) => candidate.path === path)
  if (file === undefined) {
    throw new RangeError(`The elements have no ${path}.`)
  }
  return file.contents
}

function packed(contents: Uint8Array): number {
  return gzipSync(contents, { level: 9 }).byteLength
}
