import { gzipSync } from 'node:zlib'

/** What stays outside a bundle: the page has it already. */
export const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/**
 * What a page downloads for a piece of code: one minified production file, gzipped (level 9), with
 * React left out. esbuild is handed in, so that both the campaign and a package's test can measure
 * with the copy that they have.
 *
 * @param {typeof import('esbuild').build} build
 * @param {{ contents: string, resolveDir: string, plugins?: import('esbuild').Plugin[] }} piece
 *   `contents` is a module's text that exports the piece, `resolveDir` where its imports start.
 * @returns {Promise<number>} bytes
 */
export async function gzippedBytes(build, { contents, resolveDir, plugins = [] }) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    outdir: resolveDir,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    plugins,
    logLevel: 'silent',
  })
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'))
  if (scripts.length !== 1) {
    throw new Error(`Expected one file, not ${scripts.length}, from: ${contents}`)
  }
  return gzipSync(scripts[0].contents, { level: 9 }).length
}
