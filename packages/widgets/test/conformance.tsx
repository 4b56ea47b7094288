import { type ComponentType, type HTMLAttributes } from 'react'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

type Part = ComponentType<HTMLAttributes<HTMLElement> & { asChild?: boolean | undefined }>

/** The promises that each part of each widget keeps, as far as a server can see them. */
export function describeConformance(name: string, Part: Part, tag: string, className: string) {
  describe(name, () => {
    test('renders one node of its own, with its class', () => {
      const html = markup(<Part>words</Part>)
      expect(html).toMatch(new RegExp(`^<${tag}[^>]* class="${className}"[^>]*>words</${tag}>$`))
    })

    test('passes props on, data attributes and style among them', () => {
      const html = markup(
        <Part id="own" data-crew="red" aria-label="named" style={{ color: 'red' }} />,
      )
      for (const attribute of ['id="own"', 'data-crew="red"', 'aria-label="named"', 'color:red']) {
        expect(html).toContain(attribute)
      }
    })

    test("adds the caller's class to its own", () => {
      expect(markup(<Part className="mine" />)).toContain(`class="${className} mine"`)
    })

    test('renders the only child instead of its own node, with asChild', () => {
      const html = markup(
        <Part asChild className="mine" title="from part" lang="en">
          <section className="own" lang="nb">
            words
          </section>
        </Part>,
      )
      expect(html).toMatch(/^<section[^>]*>words<\/section>$/)
      expect(html).toContain(`class="${className} mine own"`)
      expect(html).toContain('title="from part"')
      expect(html).toContain('lang="nb"')
    })

    test('refuses asChild without exactly one element, in a sentence', () => {
      expect(() => markup(<Part asChild>only words</Part>)).toThrow(
        'exactly one React element as its child',
      )
    })
  })
}
