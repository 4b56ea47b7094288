import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browserBundle, buildElements } from '../elements-build.ts'
import { version } from '../src/version.ts'
import { overOneCore } from './embed-core.ts'
import { type WidgetFacts, readWidgetFacts } from './widget-facts.ts'

const room = fileURLToPath(new URL('..', import.meta.url))
const src = `${room}src/`

/** A file by its path below `/embed/`. */
export type EmbedFile = { readonly path: string; readonly contents: Uint8Array }

/** Everything that a portal serves to other teams' pages. */
export type EmbedBuild = {
  readonly version: string
  readonly files: readonly EmbedFile[]
  /** What the integrity attribute says for the one file that holds every element. */
  readonly integrity: string
  readonly widgets: readonly WidgetFacts[]
}

/** The registers of all tags, by the tag's name without `hp-`; paths from `src`. */
export function registers(): Readonly<Record<string, string>> {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.register.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`${src}${file}`, 'utf8').matchAll(/^define\('hp-([\w-]+)'/gm),
        ([, name = '']) => [name, file.replaceAll('\\', '/')] as const,
      ),
    )
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Builds the loader, the modules of the tags, the one file with all of them, and the sheets. */
export async function buildEmbed(): Promise<EmbedBuild> {
  const [{ files: modules }, whole, sheets, widgets] = await Promise.all([
    buildModules(),
    buildWhole(),
    buildSheets(),
    readWidgetFacts(),
  ])
  const released = [...modules, whole, ...sheets]
  const integrity = Object.fromEntries(
    released.map(({ path, contents }) => [path, integrityOf(contents)]),
  )
  const list = { path: 'integrity.json', contents: asBytes({ version, integrity }) }
  const loader = { path: 'v1/elements.js', contents: await buildLoader(modules) }
  return {
    version,
    files: [
      loader,
      ...[...released, list].map(({ path, contents }) => ({
        path: `${version}/${path}`,
        contents,
      })),
    ],
    integrity: integrity['elements.js'] ?? '',
    widgets,
  }
}

/** The loader that knows these modules. */
export async function buildLoader(modules: readonly EmbedFile[]): Promise<Uint8Array> {
  const mark = createHash('sha256')
  modules.forEach(({ contents }) => mark.update(contents))
  return only(
    await build({
      ...browserBundle,
      entryPoints: [`${room}loader/loader.ts`],
      define: {
        ...browserBundle.define,
        holdpointVersion: JSON.stringify(version),
        holdpointMark: JSON.stringify(mark.digest('base64url').slice(0, 6)),
        holdpointTags: JSON.stringify(Object.keys(registers())),
      },
      write: false,
    }),
  )
}

/** A module for each tag, and the one that they share; which file imports which others. */
export async function buildModules(): Promise<{
  files: readonly EmbedFile[]
  imports: ReadonlyMap<string, readonly string[]>
}> {
  const modules = await overOneCore(await buildElements(registers(), { splitting: true }))
  return {
    files: modules,
    imports: new Map(modules.map(({ path, imports }) => [path, imports])),
  }
}

/** Every tag in one file, which an integrity hash can cover. */
async function buildWhole(): Promise<EmbedFile> {
  const { files } = await buildElements(
    {},
    {
      stdin: {
        contents: Object.values(registers())
          .map((file) => `import './${file}'`)
          .join('\n'),
        resolveDir: src,
      },
    },
  )
  return { path: 'elements.js', contents: only({ outputFiles: files }) }
}

async function buildSheets(): Promise<readonly EmbedFile[]> {
  return Promise.all(
    ['tokens.css', 'styles.css'].map(async (path) => ({
      path,
      contents: only(
        await build({
          entryPoints: [`${src}${path}`],
          bundle: true,
          minify: true,
          write: false,
          logLevel: 'warning',
        }),
      ),
    })),
  )
}

function integrityOf(contents: Uint8Array): string {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`
}

function asBytes(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
}

function only(built: { outputFiles: readonly { contents: Uint8Array }[] }): Uint8Array {
  const [file, ...more] = built.outputFiles
  if (file === undefined || more.length > 0) {
    throw new Error(`One file was to come out, but ${built.outputFiles.length} did.`)
  }
  return file.contents
}
