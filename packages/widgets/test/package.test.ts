import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { version } from '../src/version.ts'

const published: Readonly<Record<string, unknown>> = manifest.publishConfig.exports
const styles = readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8')

const sources = readdirSync(new URL('../src', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).sort()

function builtFrom(source: string) {
  const stem = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return {
    import: { types: `${stem}.d.ts`, default: `${stem}.js` },
    require: { types: `${stem}.d.cts`, default: `${stem}.cjs` },
  }
}

describe('the package', () => {
  test('carries its version in the elements', () => {
    expect(version).toBe(manifest.version)
  })

  test.each(Object.entries(manifest.exports))('publishes %s as built from %s', (entry, source) => {
    const expected = source.endsWith('.ts')
      ? builtFrom(source)
      : source.replace('./src/', './dist/')
    expect(published[entry]).toEqual(expected)
  })

  test('publishes nothing besides, and forgets no widget', () => {
    expect(Object.keys(published)).toEqual(Object.keys(manifest.exports))
    const named = Object.values(manifest.exports).map((source) => source.replace('./src/', ''))
    const entry = /(^elements|index|\.element|\.register)\.ts$|\.css$/
    expect(named.filter((file) => file !== './package.json').sort()).toEqual(
      sources.filter((file) => entry.test(file)),
    )
  })

  test('puts every sheet into styles.css, the tokens first', () => {
    const imported = Array.from(styles.matchAll(/@import '\.\/(.+)';/g), ([, file]) => file)
    expect(imported[0]).toBe('tokens.css')
    expect(imported.toSorted()).toEqual(
      sources.filter((file) => file.endsWith('.css') && file !== 'styles.css'),
    )
  })
})
