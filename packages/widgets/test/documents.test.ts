import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { formatted } from '../../../tooling/formatted.ts'
import { manifestOf, referenceOf, tags } from './documents.ts'

const place = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const all = await tags()

async function expectDocument(file: string, text: string) {
  const tidy = await formatted(file, text)
  if (process.env['UPDATE_LISTS'] === '1') {
    writeFileSync(place(file), tidy)
  }
  expect(readFileSync(place(file), 'utf8')).toBe(tidy)
}

/** The parts and slots that a class draws, read from its source. */
function drawn(source: string, pattern: RegExp): string[] {
  const code = readFileSync(place(`src/${source}`), 'utf8')
  return Array.from(code.matchAll(pattern), ([, name = '']) => name)
}

describe('the documents of the tags', () => {
  test('are a manifest for editors', async () => {
    await expectDocument('custom-elements.json', manifestOf(all))
  })

  test('are a reference for people', async () => {
    await expectDocument('docs/tags.md', referenceOf(all))
  })
})

describe.each(all)('what is told of $about.tag', ({ name, about, element, source }) => {
  test('covers its settings, properties and events, a sentence each', () => {
    const register = readFileSync(place(`src/${name}/${name}.register.ts`), 'utf8')
    expect(register).toContain(`define('${about.tag}', ${element.name})`)
    expect(Object.keys(about.settings).sort()).toEqual(Object.keys(element.settings).sort())
    expect(Object.keys(about.data).sort()).toEqual(Object.keys(element.data).sort())
    expect(Object.keys(about.events).sort()).toEqual(Object.keys(element.events).sort())
    const { settings, data, events, methods, slots, parts } = about
    const sentences = [settings, data, events, methods, slots, parts].flatMap((group) =>
      Object.values(group),
    )
    expect([about.line, ...sentences].filter((words) => !/^[A-Z'`<-].*\.$/s.test(words))).toEqual(
      [],
    )
  })

  test('names every part that it draws, and only methods that it has', () => {
    const parts = drawn(source, /\bpart(?:=|: )["']([\w -]+)["']/g).flatMap((one) => one.split(' '))
    expect(parts.filter((part) => !Object.hasOwn(about.parts, part))).toEqual([])
    const methods = Object.keys(about.methods)
    expect(methods.filter((method) => !Reflect.has(element.prototype, method))).toEqual([])
  })
})
