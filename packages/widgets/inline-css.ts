import { type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Reads `x.css?inline` as minified text, as Vite does for those who use the source. The path keeps
 * its suffix, or tsup's own reader of style files would take it first.
 */
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
        write: false,
      })
      return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text', watchFiles: [file] }
    })
  },
}
