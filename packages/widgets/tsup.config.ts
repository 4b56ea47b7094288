import { defineConfig } from 'tsup'
import { inlineCss } from './inline-css.ts'
import manifest from './package.json' with { type: 'json' }

const sources = Object.values(manifest.exports).filter((file) => file.startsWith('./src/'))

export default defineConfig({
  entry: sources,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: sources.filter((file) => file.endsWith('.ts')) },
  clean: true,
  sourcemap: true,
  esbuildPlugins: [inlineCss],
})
