import { defineConfig } from 'tsup'
import { buildCompanions } from './build-companions.ts'
import { inlineCss } from './elements-build.ts'
import { buildTypes } from './types-build.ts'
import { widgetFiles } from './widget-files.ts'

const widgets = widgetFiles()
const named = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]))

const parts = ['index.ts', ...widgets.flatMap((widget) => widget.parts), 'jsx.ts', 'vue.ts']
const elements = [
  'elements.ts',
  ...widgets.flatMap(({ element, register }) =>
    [element, register].filter((file) => file !== undefined),
  ),
]

// The React parts, with React and the calendar left to the page. The elements, which bring all that
// they need, and the types are built beside them. No source maps: the parts are not minified.
export default defineConfig({
  entry: named(parts),
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  banner: { js: "'use client';" },
  esbuildPlugins: [inlineCss],
  onSuccess: async () => {
    buildTypes([...parts, ...elements])
    await buildCompanions()
  },
})
