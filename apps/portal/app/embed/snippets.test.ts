import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { languages, readChoice } from './embed-choice.ts'
import { snippetsOf } from './snippets.ts'
import { card, people } from './test-widgets.ts'

const origin = 'https://holdpoint.example'
const release = { version: '1.2.3', integrity: 'sha384-abc' }

function snippets(query: string) {
  const choice = readChoice(new URLSearchParams(query), [card, people])
  if (choice === undefined) {
    throw new Error('There is no widget.')
  }
  return snippetsOf(choice, release, origin)
}

const hostile = `</script>"'\`\${x}{y}<b>&\\`
const hostileQuery = `widget=hp-card&hp-card.heading=${encodeURIComponent(hostile)}`

describe('what a page of another site writes', () => {
  test('names the portal as people reach it, the newest release or this one with its hash', () => {
    expect(snippets('').head).toBe(
      '<script\n  type="module"\n  src="https://holdpoint.example/embed/v1/elements.js"\n></script>',
    )
    const pinned = snippets('policy=pinned').head
    expect(pinned).toContain('src="https://holdpoint.example/embed/1.2.3/elements.js"')
    expect(pinned).toContain('integrity="sha384-abc"')
    expect(pinned).toContain('crossorigin="anonymous"')
  })

  test('holds only what differs from the defaults', () => {
    expect(snippets('').code).toBe('<hp-card></hp-card>')
    expect(
      snippets('widget=hp-card&hp-card.heading=Hi&hp-card.open=true&hp-card.size=3').code,
    ).toBe('<hp-card heading="Hi" open></hp-card>')
    expect(snippets('widget=hp-card&hp-card.heading=Hi&hp-card.open=true').attributes).toEqual({
      heading: 'Hi',
      open: '',
    })
  })

  test('keeps hostile words inside their quotes', async () => {
    expect(snippets(hostileQuery).code).toBe(
      `<hp-card heading="&lt;/script>&quot;'\`\${x}{y}&lt;b>&amp;\\"></hp-card>`,
    )
    const { code } = await transform(snippets(`${hostileQuery}&language=js`).code)
    const element: { heading?: string } = {}
    const fake = {
      createElement: () => element,
      querySelector: () => ({ append: () => undefined }),
    }
    new Function('document', code)(fake)
    expect(element.heading).toBe(hostile)
  })

  test.each(['hp-card', 'hp-people'])('is code that parses, for %s', async (tag) => {
    const words = encodeURIComponent(hostile)
    const query = `widget=${tag}&key=k-1&hp-card.heading=${words}&hp-people.label=${words}`
    await transform(snippets(`${query}&language=js`).code)
    await transform(snippets(`${query}&language=react`).code, { loader: 'jsx' })
    const [, vue = ''] = /<script setup>\n([\s\S]*)<\/script>/.exec(
      snippets(`${query}&language=vue`).code,
    ) ?? ['', '']
    await transform(vue)
  })

  test('with a key the tag gets the address, the place of the key and a way to a token', () => {
    for (const language of languages) {
      const { code, csp } = snippets(`widget=hp-people&key=k-1&language=${language}`)
      expect(code).toContain(origin)
      expect(code).toContain('hpk_…')
      expect(code).toContain("fetch('/holdpoint-token')")
      expect(csp).toBe(`script-src 'self' ${origin}; connect-src 'self' ${origin}`)
    }
  })

  test('without one the page hands its data in and talks to nobody', () => {
    for (const language of languages) {
      const { code, csp } = snippets(`widget=hp-people&language=${language}`)
      expect(code).toContain('The people to choose from.')
      expect(code).not.toMatch(/hpk_|getToken|holdpoint-token/i)
      expect(csp).toBe(`script-src 'self' ${origin}`)
    }
  })

  test('every language listens to the events', () => {
    for (const language of languages) {
      expect(snippets(`widget=hp-people&language=${language}`).code).toContain('hp-change')
    }
  })
})
