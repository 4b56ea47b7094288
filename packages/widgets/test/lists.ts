import { readFileSync } from 'node:fs'
import { type WidgetFiles, sheetsIn, widgetFiles } from '../widget-files.ts'

// What lists every widget is derived from the folders: the entries of the package, the two files
// that import them all, and the sheet.

type Entry = { name: string; source: string; published: unknown }

function module(stem: string, typesStem = stem) {
  return {
    import: { types: `./dist/${typesStem}.d.ts`, default: `./dist/${stem}.js` },
    require: { types: `./dist/${typesStem}.d.cts`, default: `./dist/${stem}.cjs` },
  }
}

const stemOf = (file: string) => file.replace(/\.tsx?$/, '')

function entriesOf({ name, parts, sheet, element }: WidgetFiles): Entry[] {
  return [
    ...parts.map((file) => ({
      name: stemOf(file).endsWith('/index') ? `./${name}` : `./${name}/${partName(file)}`,
      source: `./src/${file}`,
      published: module(stemOf(file)),
    })),
    ...(element
      ? [
          {
            name: `./${name}/element`,
            source: `./src/${element}`,
            published: module(`elements/${name}.element`, stemOf(element)),
          },
        ]
      : []),
    ...(sheet
      ? [{ name: `./${name}.css`, source: `./src/${sheet}`, published: `./dist/${name}.css` }]
      : []),
  ]
}

/** `date-range/index.popover.ts` is the entry `date-range/popover`. */
function partName(file: string): string {
  return stemOf(file).split('/index.')[1] ?? ''
}

/** The entries of the package: from source in the workspace, from `dist` when published. */
export function entries(): readonly Entry[] {
  const widgets = widgetFiles()
  return [
    { name: '.', source: './src/index.ts', published: module('index') },
    ...widgets.flatMap(entriesOf),
    {
      name: './elements',
      source: './src/elements.ts',
      published: module('elements/index', 'elements'),
    },
    ...widgets.flatMap(({ name, register }) =>
      register
        ? [
            {
              name: `./elements/${name}`,
              source: `./src/${register}`,
              published: module(`elements/${name}`, stemOf(register)),
            },
          ]
        : [],
    ),
    { name: './jsx', source: './src/jsx.ts', published: module('jsx') },
    { name: './vue', source: './src/vue.ts', published: module('vue') },
    {
      name: './custom-elements.json',
      source: './custom-elements.json',
      published: './custom-elements.json',
    },
    { name: './tokens.css', source: './src/tokens.css', published: './dist/tokens.css' },
    { name: './styles.css', source: './src/styles.css', published: './dist/styles.css' },
    { name: './package.json', source: './package.json', published: './package.json' },
  ]
}

/** `src/index.ts`: every part and type of every widget. */
export function indexFile(): string {
  const lines = widgetFiles().flatMap(({ parts }) =>
    parts.map((file) => `export * from './${file}'`),
  )
  return `${lines.join('\n')}\n`
}

/** `src/elements.ts`: every register, and the types of the data of tags. */
export function elementsFile(): string {
  const lines = widgetFiles().flatMap(({ register }) =>
    register ? [`import './${register}'`] : [],
  )
  return [...lines, '', "export type * from './tag-data.ts'", ''].join('\n')
}

/** `src/tag-classes.ts`: the class of every tag, for the typings of frameworks. */
export function tagClassesFile(): string {
  const tags = widgetFiles().flatMap(({ element, register }) => {
    if (element === undefined || register === undefined) {
      return []
    }
    const text = readFileSync(new URL(`../src/${register}`, import.meta.url), 'utf8')
    const [, tag = '', name = ''] = /^define\('(hp-[\w-]+)', (\w+)\)/m.exec(text) ?? []
    return [{ tag, name, element }]
  })
  return [
    ...tags.map(({ name, element }) => `import { type ${name} } from './${element}'`),
    '',
    '/** The class of each tag. */',
    'export interface TagClasses {',
    ...tags.map(({ tag, name }) => `  '${tag}': typeof ${name}`),
    '}',
    '',
  ].join('\n')
}

/** `src/styles.css`: the tokens, what widgets share, then each widget. */
export function stylesFile(): string {
  const sheets = [
    'tokens.css',
    ...sheetsIn('internals'),
    ...widgetFiles().flatMap(({ name }) => sheetsIn(name)),
  ]
  return `${sheets.map((file) => `@import './${file}';`).join('\n')}\n`
}
