import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { browserBundle, buildElements } from '../elements-build.ts'
import { theSeven } from '../loader/embed-core.ts'
import { measureEmbed } from '../loader/embed-sizes.ts'

// What a page downloads: one minified file, gzipped. React is left out of the parts, because the
// page has it; a tag brings all that it needs.

const src = fileURLToPath(new URL('../src/', import.meta.url))
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
const kB = 1024

type Peers = Readonly<Record<string, { bytes: number }>>

async function partsBytes(widgets: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    ...browserBundle,
    stdin: {
      contents: widgets.map((file) => `export * from './${file}.ts'`).join('\n'),
      resolveDir: src,
      loader: 'ts',
    },
    outfile: 'bundle.js',
    external: react,
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

const index = (widget: string) => `${widget}/index`

describe('the React parts, React left out', () => {
  test.each([
    ['dialog', 13],
    ['person-search', 32],
    ['share-dialog', 20],
    ['saved-filter-dialog', 20],
    ['search-box', 8],
    ['user-card', 8],
    ['processing-overlay', 8],
    ['empty-message', 8],
    ['date-range', 24.25],
    // Radix's popover brings floating-ui, 13 kB, with it.
    ['multi-select', 33],
  ])('%s stay under %s kB', async (widget, bound) => {
    expect(await partsBytes([index(widget)])).toBeLessThanOrEqual(bound * kB)
  })

  test('the date range in a popover stays under 52 kB', async () => {
    expect(await partsBytes(['date-range/index.popover'])).toBeLessThanOrEqual(52 * kB)
  })

  test('the seven of the specification together stay under 45 kB', async () => {
    expect(await partsBytes(theSeven.map(index))).toBeLessThanOrEqual(45 * kB)
  })
})

describe('beside its peers, as bench/peers/figures.json has them (npm run bench -- widgets)', () => {
  const { sizes }: { sizes: { peers: Readonly<Record<string, Peers>> } } = JSON.parse(
    readFileSync(new URL('../../../bench/peers/figures.json', import.meta.url), 'utf8'),
  )

  test('a person search is smaller than every one with styles and fields of its own', async () => {
    const own = await partsBytes([index('person-search')])
    const { 'person search': peers = {} } = sizes.peers
    const smaller = Object.keys(peers).filter((name) => (peers[name]?.bytes ?? 0) < own)
    // Those have less in them, and two of them need seconds for 10,000 people (docs/figures.md).
    expect(smaller.sort()).toEqual([
      'cmdk + Radix Popover',
      'downshift useCombobox',
      'react-select',
    ])
  })

  test.each([
    ['dialog with a person search', ['share-dialog']],
    ['dialog', ['dialog']],
    ['set of seven', theSeven],
  ])('a %s is smaller than every one of them', async (kind, widgets) => {
    const own = await partsBytes(widgets.map(index))
    const peers = Object.values(sizes.peers[kind] ?? {}).map(({ bytes }) => bytes)
    expect(peers.length).toBeGreaterThan(1)
    expect(own).toBeLessThan(Math.min(...peers))
  })
})

describe('the tags as a portal serves them, everything included', async () => {
  const sizes = await measureEmbed()

  test('the loader stays under 1 kB', () => {
    expect(sizes.loader).toBeLessThan(kB)
  })

  test.each([
    ['empty message, which needs no core', ['empty-message'], 6],
    ['user card', ['user-card'], 41.5],
    ['person search', ['person-search'], 42.5],
    ['seven of the specification', theSeven, 62],
  ])('a page with the %s fetches no more than %s kB', (_, widgets, bound) => {
    const tags = widgets.map((widget) => `hp-${widget}`)
    expect(sizes.page(...tags)).toBeLessThanOrEqual(bound * kB)
  })

  test.each([
    ['the seven of the specification', theSeven.map((name) => `${name}/${name}.register.ts`), 49],
    ['all of them', ['elements.ts'], 94],
  ])('the one file with %s stays under %s kB', async (_, modules, bound) => {
    const { files } = await buildElements(
      {},
      {
        stdin: {
          contents: modules.map((file) => `import './${file}'`).join('\n'),
          resolveDir: src,
        },
      },
    )
    expect(files).toHaveLength(1)
    expect(gzipSync(files[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(bound * kB)
  })
})
