import { describe, expect, test } from 'vitest'
import { specificationCalls } from '../test/specification-calls.ts'
import { sectionOf, specification } from '../test/specification.ts'
import { catalogue, allCalls, type NamedCall } from './catalogue.ts'
import { areaDescriptions } from './openapi/introduction.ts'
import { policies } from './policy.ts'

describe('the catalogue', () => {
  test('has a card for every call that the specification names', () => {
    const known = new Set<string>(allCalls().map(({ name }) => name))
    const missing = Object.entries(specificationCalls).filter(
      ([, names]) => names.length === 0 || names.some((name) => !known.has(name)),
    )
    expect(missing).toEqual([])
  })

  test.skipIf(specification === undefined)('knows each row of the My Forms table', () => {
    const rows = [
      ...sectionOf(specification ?? '', 7).matchAll(/^\| ((?:GET|POST|DELETE) [^|]+) \|/gm),
    ]
    const phrases = Object.keys(specificationCalls)
    const unknown = rows
      .map(([, row]) => row ?? '')
      .filter((row) => !phrases.some((phrase) => phrase.startsWith(row)))
    expect(rows.length).toBeGreaterThan(15)
    expect(unknown).toEqual([])
  })

  test('holds 160 calls or more', () => {
    expect(allCalls().length).toBeGreaterThanOrEqual(160)
  })

  test('names each call once, as area and verb, under one method and path', () => {
    const names = allCalls().map(({ name }) => name)
    const doors = allCalls().map(({ method, path }) => `${method} ${path}`)
    expect(repeated(names)).toEqual([])
    expect(repeated(doors)).toEqual([])
    expect(names.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual([])
  })

  test('names each call after the place where the client has it', () => {
    const places = Object.entries(catalogue).flatMap(([area, calls]) =>
      Object.entries<NamedCall>(calls).map(([verb, card]) => [`${area}.${verb}`, card.name]),
    )
    expect(places.filter(([place, name]) => place !== name)).toEqual([])
  })

  test('spells paths in small letters with hyphens', () => {
    const odd = allCalls().filter(({ path }) => !/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(path))
    expect(odd.map(({ path }) => path)).toEqual([])
  })

  test('has a policy for each call and none for others', () => {
    expect(Object.keys(policies).sort()).toEqual(
      allCalls()
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('says of each call in a sentence what it does, and where that stands', () => {
    for (const { name, summary, source } of allCalls()) {
      expect(summary, name).toMatch(/^[A-Z].*\.$/)
      expect(source, name).toMatch(/spec \d|decision \d{4}/)
    }
  })

  test('says what each area is about', () => {
    const silent = Object.keys(catalogue).filter((area) => areaDescriptions[area] === undefined)
    expect(silent).toEqual([])
    expect(Object.keys(areaDescriptions).filter((area) => !Object.hasOwn(catalogue, area))).toEqual(
      [],
    )
  })

  test('takes a row version on writing calls only', () => {
    const reading = allCalls().filter((card) => card.takesRowVersion && card.method === 'GET')
    expect(reading.map(({ name }) => name)).toEqual([])
  })
})

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
