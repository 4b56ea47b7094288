import { type Metafile, type Plugin, build } from 'esbuild'
import { basename } from 'node:path'
import { browserBundle } from '../elements-build.ts'

/** Modules that share small files among them, as esbuild makes them. */
export type SplitModules = {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[]
  readonly metafile: Metafile
}

/** A file of the outcome, and which other one it imports. */
type Module = { readonly path: string; readonly contents: Uint8Array; readonly imports: string[] }

/** The tags of the specification, of which a page likely has several. */
export const theSeven = [
  'empty-message',
  'person-search',
  'processing-overlay',
  'saved-filter-dialog',
  'search-box',
  'share-dialog',
  'user-card',
]

const output = { ...browserBundle, plugins: [], outdir: 'out', write: false } as const

/**
 * Puts what modules share into one file, so that a page asks for its tags and for that: what three
 * of them share, or two of the seven. A tag that draws without Preact stays whole: it would need
 * next to nothing of what the others share.
 */
export async function overOneCore({ files, metafile }: SplitModules): Promise<readonly Module[]> {
  const split = readSplit(metafile)
  const texts = new Map(
    files.map(({ path, contents }) => [basename(path), new TextDecoder().decode(contents)]),
  )
  const shared = coreOf(split)
  const core = await buildCore(split, shared, texts)
  const modules = [...split].filter(([, { isEntry }]) => isEntry)
  return [
    core,
    ...(await Promise.all(
      modules.map(async ([path]) => {
        const isWhole = !drawsWithPreact(split, path)
        const { outputFiles } = await build({
          ...output,
          entryPoints: [path],
          plugins: [...(isWhole ? [] : [fromCore(split, shared, core.path)]), fromTexts(texts)],
        })
        const contents = outputFiles[0]?.contents ?? new Uint8Array()
        return { path, contents, imports: isWhole ? [] : [core.path] }
      }),
    )),
  ]
}

type SplitModule = { isEntry: boolean; imports: string[]; exports: string[]; hasPreact: boolean }
type Split = ReadonlyMap<string, SplitModule>

function readSplit({ outputs }: Metafile): Split {
  return new Map(
    Object.entries(outputs).map(([path, { entryPoint, imports, exports, inputs }]) => [
      basename(path),
      {
        isEntry: entryPoint !== undefined,
        imports: imports.map((one) => basename(one.path)),
        exports,
        hasPreact: Object.keys(inputs).some((input) => input.includes('/preact/')),
      },
    ]),
  )
}

/** The small files that go into the one. What a file of it imports is shared by as many. */
function coreOf(split: Split): readonly string[] {
  const entries = [...split].filter(([, { isEntry }]) => isEntry)
  const reached = entries.map(([path]) => ({ path, files: reachedFrom(split, path) }))
  return [...split.keys()].filter((file) => {
    const users = reached.filter(({ path, files }) => path !== file && files.has(file))
    const ofSeven = users.filter(({ path }) => theSeven.includes(path.replace('.js', '')))
    return users.length > 2 || ofSeven.length > 1
  })
}

function reachedFrom(split: Split, path: string, reached = new Set<string>()): Set<string> {
  if (!reached.has(path)) {
    reached.add(path)
    split.get(path)?.imports.forEach((one) => reachedFrom(split, one, reached))
  }
  return reached
}

function drawsWithPreact(split: Split, path: string): boolean {
  const { imports = [], hasPreact = false } = split.get(path) ?? {}
  return hasPreact || imports.some((one) => drawsWithPreact(split, one))
}

/** Two small files may give different things the same short name. */
const nameInCore = (split: Split, path: string, name: string) =>
  `${name}${[...split.keys()].indexOf(path)}`

async function buildCore(
  split: Split,
  shared: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<Module> {
  const lines = shared.flatMap((path) => [
    `import './${path}'`,
    ...(split.get(path)?.exports ?? []).map(
      (name) => `export { ${name} as ${nameInCore(split, path, name)} } from './${path}'`,
    ),
  ])
  const { outputFiles } = await build({
    ...output,
    stdin: { contents: lines.join('\n') },
    entryNames: 'shared-[hash]',
    plugins: [fromTexts(texts)],
  })
  const { path = '', contents = new Uint8Array() } = outputFiles[0] ?? {}
  return { path: basename(path), contents, imports: [] }
}

function fromTexts(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'from-texts',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ path }) => ({ path: basename(path), namespace: 'text' }))
      onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
        contents: texts.get(path) ?? '',
      }))
    },
  }
}

function fromCore(split: Split, shared: readonly string[], core: string): Plugin {
  const isShared = (path: string) => shared.includes(basename(path))
  return {
    name: 'from-core',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ path, namespace }) =>
        namespace === 'core'
          ? { path, external: true }
          : isShared(path)
            ? { path: basename(path), namespace: 'core' }
            : undefined,
      )
      onLoad({ filter: /./, namespace: 'core' }, ({ path }) => {
        const exports = split.get(path)?.exports ?? []
        const names = exports.map((name) => `${nameInCore(split, path, name)} as ${name}`)
        return { contents: `export { ${names.join(', ')} } from './${core}'` }
      })
    },
  }
}
