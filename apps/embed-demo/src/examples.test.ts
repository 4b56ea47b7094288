import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readPageScript } from './bench/page-script.ts'
import { readReadme } from './readme.ts'

const folder = fileURLToPath(new URL('./examples/', import.meta.url))
const names = readdirSync(folder).filter((name) => readdirSync(`${folder}${name}`).length > 0)
const textOf = (name: string, file: string) => readFileSync(`${folder}${name}/${file}`, 'utf8')

describe.each(names)('the example %s', (name) => {
  test('is whole: as React, as a tag, in Vue, and in words', () => {
    expect(readReadme(textOf(name, 'README.md')).look).not.toEqual([])
    expect(textOf(name, 'react.tsx')).toContain('export function Example(')
    expect(textOf(name, 'vue.vue')).toContain('<template>')
    expect(textOf(name, 'element.html')).toMatch(/<hp-[a-z-]+/)
  })

  test('has a script that a page could hold', () => {
    if (existsSync(`${folder}${name}/element.js`)) {
      expect(readPageScript(textOf(name, 'element.js')).body).not.toBe('')
    }
  })
})

test('no two examples use one id, since the home page shows them all', () => {
  const ids = names.flatMap((name) =>
    Array.from(textOf(name, 'element.html').matchAll(/\sid="([^"]+)"/g), ([, id]) => id),
  )
  expect(ids).toEqual([...new Set(ids)])
})
