import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { entries } from './lists.ts'

// Projects of somebody else, with the package in them as it would be published.

export const run = promisify(execFile)
const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Packs the package once for all workers of a run, since two of them would build into one folder;
 * answers the tarball.
 */
export async function pack(): Promise<string> {
  const folder = fileURLToPath(new URL(`../../../out/packed/${process.ppid}`, import.meta.url))
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
  if (isFirst) {
    const args = ['--yes', 'pnpm@10.34.9', 'pack', '--pack-destination', folder]
    await run('npx', args, { cwd: root })
    writeFileSync(join(folder, 'done'), '')
  }
  while (!existsSync(join(folder, 'done'))) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}

/** What a package manager would put beside the package: each by what this workspace calls it. */
export type Beside = Readonly<Record<string, string>>

/** The packages of a React project. */
export const react18: Beside = {
  react: 'react',
  'react-dom': 'react-dom',
  '@types/react': '@types/react',
  '@types/react-dom': '@types/react-dom',
}

/** The same of the next release. */
export const react19: Beside = {
  react: 'react-19',
  'react-dom': 'react-dom-19',
  '@types/react': 'types-react-19',
  '@types/react-dom': 'types-react-dom-19',
}

/** Makes a project with the package installed, and answers the package's folder. */
export async function makeProject(
  folder: string,
  tarball: string,
  beside: Beside,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const home = join(folder, 'node_modules/@holdpoint/widgets')
  mkdirSync(home, { recursive: true })
  await run('tar', ['xzf', tarball, '-C', home, '--strip-components', '1'])
  const own = Object.fromEntries(Object.keys(manifest.dependencies).map((name) => [name, name]))
  const all = { ...own, ...beside }
  for (const [name, here] of Object.entries(all)) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, 'node_modules', here), place)
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return home
}

/** The blocks of code of a document, by their language, as they stand. */
export function blocksOf(file: string, language: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return Array.from(
    text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm),
    ([, kind, code = '']) => [kind, code] as const,
  ).flatMap(([kind, code]) => (kind === language ? [code] : []))
}

/** The links of a document that lead nowhere from where it lies. */
export function deadLinksOf(file: string): readonly string[] {
  const links = Array.from(
    readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g),
    ([, to = '']) => to,
  )
  return links.filter((to) => {
    const [path = '', anchor = ''] = to.split('#')
    if (/^https?:/.test(to)) {
      return false
    }
    const target = path === '' ? file : join(dirname(file), path)
    return !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor))
  })
}

function anchorsOf(file: string): readonly string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

const documents = ['README.md', 'docs/coming-from-radix.md', 'docs/embedding.md']

/** The blocks of all documents in one language, as files of a project. */
export function examples(language: string, suffix = language): Record<string, string> {
  const blocks = documents.flatMap((file) => blocksOf(`${root}${file}`, language))
  return Object.fromEntries(blocks.map((code, at) => [`src/example${at}.${suffix}`, code]))
}

/** What a strict project asks of its compiler. */
export const strict = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  noEmit: true,
  types: [] as string[],
}

function namesOfEntries(): readonly string[] {
  return entries()
    .map(({ name }) => name)
    .filter((name) => !/\.(css|json)$/.test(name))
}

/** Every entry that is wanted, named by an import of a module. */
export function everyEntry(isWanted: (name: string) => boolean): string {
  return namesOfEntries()
    .filter(isWanted)
    .map((name) => `import '@holdpoint/widgets${name.slice(1)}'\n`)
    .join('')
}

const drawn =
  "console.log(renderToStaticMarkup(createElement(EmptyMessage.Root, null, createElement(EmptyMessage.Message, null, 'No form found.'))))"
const loaded = (how: (name: string) => string) =>
  namesOfEntries()
    .map((name) => how(`'@holdpoint/widgets${name.slice(1)}'`))
    .join('\n')

/** Scripts that load every entry in Node and draw one part, as ES modules and as CommonJS. */
export const nodeScripts: Readonly<Record<string, string>> = {
  'all.mjs': `${loaded((name) => `await import(${name})`)}
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyMessage } from '@holdpoint/widgets'
${drawn}`,
  'all.cjs': `${loaded((name) => `require(${name})`)}
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')
const { EmptyMessage } = require('@holdpoint/widgets')
${drawn}`,
}
