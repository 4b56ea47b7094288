import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { version } from '../src/version.ts'
import { elementsFile, entries, indexFile, stylesFile, tagClassesFile } from './lists.ts'

const place = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

// A new widget is a new folder: UPDATE_LISTS=1 writes the lists that name it.
const isUpdate = process.env['UPDATE_LISTS'] === '1'

function expectFile(file: string, text: string) {
  if (isUpdate) {
    writeFileSync(place(file), text)
  }
  expect(readFileSync(place(file), 'utf8')).toBe(text)
}

const exported = Object.fromEntries(entries().map(({ name, source }) => [name, source]))
const published = Object.fromEntries(entries().map(({ name, published }) => [name, published]))

describe('the package', () => {
  test('carries its version in the elements', () => {
    expect(version).toBe(manifest.version)
  })

  test('has an entry for each widget, from source here and from dist when published', () => {
    const complete = {
      ...manifest,
      exports: exported,
      publishConfig: { ...manifest.publishConfig, exports: published },
    }
    expectFile('package.json', `${JSON.stringify(complete, null, 2)}\n`)
  })

  test('lists every widget in index.ts', () => {
    expectFile('src/index.ts', indexFile())
  })

  test('registers every element in elements.ts', () => {
    expectFile('src/elements.ts', elementsFile())
  })

  test('names the class of every tag in tag-classes.ts', () => {
    expectFile('src/tag-classes.ts', tagClassesFile())
  })

  test('puts every sheet into styles.css, the tokens first', () => {
    expectFile('src/styles.css', stylesFile())
    const written = readdirSync(place('src'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.css') && file !== 'styles.css')
    const imported = stylesFile().matchAll(/'\.\/(.+)'/g)
    expect([...imported].map(([, file]) => file).sort()).toEqual(written.sort())
  })
})
