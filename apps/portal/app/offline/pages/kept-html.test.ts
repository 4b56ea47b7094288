import { describe, expect, test } from 'vitest'
import { escaped, markKept, titleOf, versionOf } from './kept-html.ts'

const html =
  '<!doctype html><html lang="en"><head><title>R&amp;D &lt;pad&gt; · Holdpoint</title><link rel="modulepreload" href="/assets/manifest-1a2b3c4d.js"/></head><body></body></html>'

describe('a page as it was kept', () => {
  test('says since when on its root element, and is otherwise the same', () => {
    const marked = markKept(html, Date.UTC(2026, 10, 21, 19, 0))
    expect(marked).toContain('<html data-kept-at="2026-11-21T19:00:00.000Z" lang="en">')
    expect(marked.replace(/ data-kept-at="[^"]*"/, '')).toBe(html)
  })

  test('names the build that it needs; another page names none', () => {
    expect(versionOf(html)).toBe('1a2b3c4d')
    expect(versionOf('<html><title>Sign in to this network</title></html>')).toBeUndefined()
  })

  test('is called by its title', () => {
    expect(titleOf(html)).toBe('R&D <pad>')
    expect(escaped(titleOf(html))).toBe('R&amp;D &lt;pad&gt;')
  })
})
