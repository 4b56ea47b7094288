import { describe, expect, test } from 'vitest'
import { offlineWords as words } from '../offline.words.ts'
import type { KeptPage } from './page-index.ts'
import { plainPage } from './plain-page.ts'

const parts = {
  style: 'body{margin:0}',
  nonce: 'N',
  hasUnsent: false,
  beginAt: null,
  timeZone: 'America/Chicago',
  now: new Date('2026-11-21T19:00:00Z'),
}
const form: KeptPage = {
  id: 'r',
  address: '/my-form/fill-out/1?tab=3',
  kind: 'form',
  title: 'Walk <b>around</b> "7"',
  at: Date.UTC(2026, 10, 20, 22, 42),
  version: 'v1',
}

describe('the page that stands in for one that is not kept', () => {
  test('says so, and leads to what is kept, in plain words', () => {
    const html = plainPage([form], parts)
    expect(html).toContain(words.notKept)
    expect(html).toContain(
      '<a href="/my-form/fill-out/1?tab=3">Walk &lt;b&gt;around&lt;/b&gt; &quot;7&quot; <small>seen 20 Nov, 16:42</small></a>',
    )
    expect(html).not.toContain('<script')
  })

  test('says that there is nothing', () => {
    expect(plainPage([], parts)).toContain(words.nothingKept)
  })

  test('says that what was answered and not sent is safe, where something waits', () => {
    expect(plainPage([], { ...parts, hasUnsent: true })).toContain(words.answersWait)
    expect(plainPage([], parts)).not.toContain(words.answersWait)
  })

  test('leads to what can be begun here, where something can', () => {
    const html = plainPage([], { ...parts, beginAt: '/my-forms/unsent?begin=1' })
    expect(html).toContain(
      `<a class="again" href="/my-forms/unsent?begin=1">${words.beginHere}</a>`,
    )
    expect(plainPage([], parts)).not.toContain(words.beginHere)
  })

  test('says that the device is locked, and names nothing', () => {
    const html = plainPage(null, parts)
    expect(html).toContain(words.deviceLocked)
    expect(html).not.toContain('<ul')
    expect(html).not.toContain(words.nothingKept)
  })
})
