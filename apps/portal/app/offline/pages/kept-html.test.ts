import { describe, expect, test } from 'vitest'
import { copyForOf, escaped, imagesOf, markKept, titleOf, versionOf } from './kept-html.ts'

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

  test('tells whose copy it may be as it is, by its root element alone', () => {
    expect(copyForOf('<!doctype html><html lang="en" data-copy-for="p-1"><head>')).toBe('p-1')
    expect(copyForOf('<!doctype html><html lang="en"><p data-copy-for="p-1">')).toBeUndefined()
  })

  test('names the photos that it shows, as they are asked for', () => {
    const address = '/api/v1/my-form-answer-image?myFormId=e1&amp;uploadId=u1'
    const html = `<a href="${address}"><img alt="Photo 1" src="${address}" width="96"></a><img src="/x.png">`
    expect(imagesOf(html)).toEqual(['/api/v1/my-form-answer-image?myFormId=e1&uploadId=u1'])
  })
})
