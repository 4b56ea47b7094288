import { type BuildOptions, type Metafile, type Plugin, build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import {
  drawsInEveryDocument,
  smallReact,
  straightToWords,
  tokenDefaultsOnly,
} from './elements-plugins.ts'
import { leanCalendar } from './lean-calendar.ts'
import { leanRadix } from './lean-radix.ts'

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url))

/** Preact does in the elements what React does in the parts, for a tenth of the weight. */
export const preactForReact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** Reads `x.css?inline` as minified text. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ esbuild, onLoad, onResolve, resolve }) {
    onResolve({ filter: /\.css\?inline$/ }, async ({ path: asked, resolveDir }) => {
      const { path, errors } = await resolve(asked.replace(/\?inline$/, ''), {
        resolveDir,
        kind: 'import-statement',
      })
      return { path: `${path}?inline`, namespace: 'inline-css', errors }
    })
    onLoad({ filter: /\?inline$/, namespace: 'inline-css' }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '')
      const { outputFiles } = await esbuild.build({
        entryPoints: [file],
        bundle: true,
        minify: true,
        target: ['chrome123', 'firefox125', 'safari17.5'],
        write: false,
      })
      return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text', watchFiles: [file] }
    })
  },
}

/** What every bundle for a browser has in common. Aliases are looked up from this package. */
export const browserBundle = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [inlineCss],
  logLevel: 'warning',
} as const satisfies BuildOptions

/** What every bundle of elements has in common: Preact in place of React, the libraries made lean. */
export const elementsBundle = {
  ...browserBundle,
  alias: { ...preactForReact },
  plugins: [
    tokenDefaultsOnly,
    inlineCss,
    straightToWords,
    smallReact,
    drawsInEveryDocument,
    leanCalendar,
    leanRadix,
  ],
} as const satisfies BuildOptions

/** What to build, by the name of the file that comes out: `{ elements: 'elements.ts' }`. */
export type ElementEntries = Readonly<Record<string, string>>

/**
 * Bundles registers of elements with everything inside, Preact in place of React. Entries that are
 * built together share their common parts.
 */
export async function buildElements(
  entries: ElementEntries,
  options: BuildOptions = {},
): Promise<{ files: readonly { path: string; contents: Uint8Array }[]; metafile: Metafile }> {
  const { outputFiles = [], metafile } = await build({
    ...elementsBundle,
    outdir: fileURLToPath(new URL('dist', import.meta.url)),
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, source(file)]),
    ),
    write: false,
    ...options,
    metafile: true,
  })
  return { files: outputFiles, metafile }
}
