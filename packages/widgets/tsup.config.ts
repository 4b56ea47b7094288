import { defineConfig } from 'tsup'
import { buildCompanions } from './build-companions.ts'
import { inlineCss } from './elements-build.ts'
import { widgetFiles } from './widget-files.ts'

const widgets = widgetFiles()
const named = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]))

const parts = named(['index.ts', ...widgets.flatMap((widget) => widget.parts)])
const elements = named([
  'elements.ts',
  ...widgets.flatMap(({ element, register }) =>
    [element, register].filter((file) => file !== undefined),
  ),
])

// Found by path and not as a library, types of the contract are written out where they are used.
const compilerOptions = { baseUrl: '.', paths: { '@holdpoint/api/*': ['../api/src/*.ts'] } }

// The React parts, with React and the calendar left to the page. The elements, which bring all that
// they need, are built beside them; their types are told in a pass of their own, which takes half the
// memory of one for all.
export default defineConfig([
  {
    entry: parts,
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: { entry: parts, compilerOptions },
    clean: true,
    sourcemap: true,
    banner: { js: "'use client';" },
    esbuildPlugins: [inlineCss],
    onSuccess: buildCompanions,
  },
  {
    entry: elements,
    format: ['esm', 'cjs'],
    dts: { only: true, entry: elements, compilerOptions },
  },
])
