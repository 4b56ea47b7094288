import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'esbuild'

// What keeps the elements small. Modules that are built together are cut at files: a file that one tag
// wants a line of goes whole into what tags share, with all that any other tag wants of it.

const here = fileURLToPath(new URL('.', import.meta.url))
const named = /import \{([^}]*)\} from '@holdpoint\/api\/vocabulary'/g
const browserFloor = ['chrome123', 'firefox125', 'safari17.5']

/**
 * Takes each word of the vocabulary from the file that defines it. The list of all words would
 * bring every file of it to every tag that imports one.
 */
export const straightToWords: Plugin = {
  name: 'straight-to-words',
  setup({ onLoad, resolve }) {
    let homes: Promise<ReadonlyMap<string, string>> | undefined
    onLoad({ filter: /[\\/]widgets[\\/]src[\\/].+\.tsx?$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.match(named)) {
        return undefined
      }
      homes ??= resolve('@holdpoint/api/vocabulary', {
        resolveDir: here,
        kind: 'import-statement',
      }).then((list) => homesOf(list.path))
      const known = await homes
      return {
        contents: source.replace(named, (_, words: string) => straight(words, known)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

function straight(words: string, homes: ReadonlyMap<string, string>): string {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('type '))
    .map((word) => {
      const home = homes.get(word.split(' ')[0] ?? '')
      return `import { ${word} } from ${JSON.stringify(home ?? '@holdpoint/api/vocabulary')}`
    })
    .join(';')
}

/** The file of each word: what the list re-exports, one level deep. */
function homesOf(list: string): ReadonlyMap<string, string> {
  const files = Array.from(
    readFileSync(list, 'utf8').matchAll(/^export .+ from '(\..+)'$/gm),
    ([, file = '']) => fileURLToPath(new URL(file, `file://${list}`)),
  )
  return new Map(
    files.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm),
        ([, word = '']) => [word, file] as const,
      ),
    ),
  )
}

/**
 * The calendar imports React whole, as an object, and so would keep all of Preact's other face in
 * what every tag shares. It gets an object with the three things that it asks for.
 */
export const smallReact: Plugin = {
  name: 'small-react',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react$/ }, async ({ importer }) =>
      /[\\/]react-day-picker[\\/]/.test(importer)
        ? { path: 'react', namespace: 'small-react' }
        : undefined,
    )
    onLoad({ filter: /./, namespace: 'small-react' }, async () => ({
      contents: [
        "import { createElement, useEffect, useRef } from 'preact/compat'",
        "export * from 'preact/compat'",
        'export default { createElement, useEffect, useRef }',
      ].join('\n'),
      resolveDir: here,
    }))
  },
}

/**
 * A tag reads the defaults of the tokens, which the sheet's first block holds, and only of those that
 * a sheet of the widgets uses; themes stay in the sheet.
 */
export const tokenDefaultsOnly: Plugin = {
  name: 'token-defaults-only',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: /tokens\.css\?inline$/, namespace: 'inline-css' }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '')
      const { outputFiles } = await esbuild.build({
        entryPoints: [file],
        minify: true,
        target: browserFloor,
        write: false,
      })
      const [, block] = /\{(--hp-[^{}]*)\}/.exec(outputFiles[0]?.text ?? '') ?? []
      if (block === undefined) {
        throw new Error('tokens.css holds no block of tokens.')
      }
      return { contents: `:host{${usedOf(block, dirname(file))}}`, loader: 'text' }
    })
  },
}

/** The declarations of the tokens that the sheets name, and of those that these are made of. */
function usedOf(block: string, folder: string): string {
  const declared = new Map(
    block.split(';').map((declaration) => [declaration.split(':')[0] ?? '', declaration]),
  )
  const used = new Set<string>()
  const use = (css: string) => {
    for (const [name] of css.matchAll(/--hp-[\w-]+/g)) {
      if (!used.has(name)) {
        used.add(name)
        use(declared.get(name) ?? '')
      }
    }
  }
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !/^tokens\.|\.(test|spec|scenes)\./.test(name))
    .forEach((name) => use(readFileSync(join(folder, name), 'utf8')))
  return [...declared].flatMap(([name, text]) => (used.has(name) ? [text] : [])).join(';')
}

/**
 * Preact hands the parent node as the options of `createElementNS`, from which a browser with
 * scoped registries takes the parent's registry. In a tag that was moved into another document that
 * is the first document's, and the browser refuses.
 */
export const drawsInEveryDocument: Plugin = {
  name: 'draws-in-every-document',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const contents = source.replace(/(createElementNS\(\w,\w,(\w)\.is\?\2:)\w\)/, '$1void 0)')
      if (contents === source) {
        throw new Error('Preact makes its nodes in another way than this release of it did.')
      }
      return { contents, loader: 'js' }
    })
  },
}
