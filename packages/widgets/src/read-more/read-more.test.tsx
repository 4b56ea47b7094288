import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ReadMore } from './index.ts'

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

describe('ReadMore', () => {
  test('has all of a long text on the server, and details that need no script', () => {
    const text = 'valve '.repeat(60)
    const html = markup(<ReadMore.Root text={text} className="mine" lang="en" />)
    expect(html).toMatch(/^<div data-state="closed" lang="en" class="hp-read-more mine">/)
    expect(wordsOf(html)).toContain(`${text.slice(0, 299)}…${text.slice(299)}`)
    expect(html).toContain('<summary class="hp-read-more-toggle">')
    expect(html).not.toContain('<button')
  })

  test.each([
    [300, undefined],
    [100, 100],
  ])('leaves a text of %i characters whole', (count, length) => {
    const whole = markup(<ReadMore.Root text={'x'.repeat(count)} length={length} />)
    expect(whole).toContain('data-state="whole"')
    expect(whole).not.toContain('<details')
    const cut = markup(<ReadMore.Root text={'x'.repeat(count + 1)} length={length} />)
    expect(cut).toContain('<details')
  })

  test('never cuts through what reads as one character', () => {
    const html = markup(<ReadMore.Root text={`${'x'.repeat(8)}👩‍🚒👩‍🚒`} length={10} />)
    expect(html).toContain('>xxxxxxxx<span class="hp-read-more-dots">')
  })

  test('refuses a part outside its root, in a sentence', () => {
    expect(() => markup(<ReadMore.Text />)).toThrow('ReadMore.Text stands outside ReadMore.Root')
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./read-more.register.ts')).resolves.toBeDefined()
  })
})
