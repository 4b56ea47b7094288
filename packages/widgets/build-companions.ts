import { build } from 'esbuild'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserBundle, buildElements } from './elements-build.ts'
import { type WidgetFiles, widgetFiles } from './widget-files.ts'

const src = fileURLToPath(new URL('src/', import.meta.url))
const dist = fileURLToPath(new URL('dist/', import.meta.url))

/** Builds what stands beside the React parts in `dist`: the elements and the sheets. */
export async function buildCompanions(): Promise<void> {
  await Promise.all([elementModules('esm'), elementModules('cjs'), sheets()])
}

/** The elements: as modules they share chunks; as CommonJS each file is whole. */
async function elementModules(format: 'esm' | 'cjs'): Promise<void> {
  const entries = Object.fromEntries([
    ['index', 'elements.ts'],
    ...widgetFiles().flatMap(({ name, element, register }) => [
      ...(register ? [[name, register]] : []),
      ...(element ? [[`${name}.element`, element]] : []),
    ]),
  ])
  const { files } = await buildElements(entries, {
    format,
    outdir: `${dist}elements`,
    splitting: format === 'esm',
    ...(format === 'cjs' ? { outExtension: { '.js': '.cjs' } } : {}),
  })
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
}

/** The sheet of each widget, with those of the parts that it is made of, and the two of all. */
async function sheets(): Promise<void> {
  await Promise.all([
    sheet('tokens', ['tokens.css']),
    sheet('styles', ['styles.css']),
    ...widgetFiles().map(async (widget) =>
      widget.sheet ? sheet(widget.name, await sheetsOf(widget)) : undefined,
    ),
  ])
}

/** A module that a widget is made of brings the sheet beside it. */
async function sheetsOf({ parts }: WidgetFiles): Promise<readonly string[]> {
  const { metafile } = await build({
    ...browserBundle,
    entryPoints: parts.map((file) => `${src}${file}`),
    outdir: dist,
    packages: 'external',
    alias: {},
    absWorkingDir: src,
    metafile: true,
    write: false,
  })
  const beside = Object.keys(metafile.inputs)
    .map((file) => file.replace(/\.tsx?$/, '.css'))
    .filter((file) => existsSync(`${src}${file}`))
  return ['internals/controls.css', ...beside]
}

async function sheet(name: string, files: readonly string[]): Promise<void> {
  await build({
    stdin: {
      contents: files.map((file) => `@import './${file}';`).join('\n'),
      resolveDir: src,
      loader: 'css',
    },
    outfile: `${dist}${name}.css`,
    bundle: true,
    allowOverwrite: true,
  })
}
