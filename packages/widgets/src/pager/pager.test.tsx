import { type AnchorHTMLAttributes } from 'react'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Pager, pagingOf } from './index.ts'

function shown(page: number, pageCount: number): string {
  const { steps } = pagingOf({ offset: (page - 1) * 10, total: pageCount * 10, pageSize: 10 })
  return steps.map((step) => (step.kind === 'gap' ? '…' : step.page)).join(' ')
}

describe('the row of pages', () => {
  test.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 129, '1 2 3 4 5 … 129'],
    [4, 129, '1 2 3 4 5 … 129'],
    [5, 129, '1 … 4 5 6 … 129'],
    [126, 129, '1 … 125 126 127 128 129'],
    [129, 129, '1 … 125 126 127 128 129'],
  ])('of page %i of %i is %s', (page, pageCount, expected) => {
    expect(shown(page, pageCount)).toBe(expected)
  })

  test('never has more than seven places', () => {
    for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const places = shown(page, pageCount).split(' ')
        expect(places.length).toBeLessThanOrEqual(7)
        expect(places).toContain(String(page))
      }
    }
  })
})

describe('pagingOf', () => {
  test.each([
    [0, 0, { page: 1, pageCount: 1, first: 0, last: 0, previous: undefined, next: undefined }],
    [0, 24, { page: 1, pageCount: 3, first: 1, last: 10, previous: undefined, next: 10 }],
    [20, 24, { page: 3, pageCount: 3, first: 21, last: 24, previous: 10, next: undefined }],
    [15, 24, { page: 2, first: 16, last: 24, previous: 0, next: 20 }],
    [90, 24, { page: undefined, first: 0, last: 0, previous: 20, next: undefined }],
    [Number.NaN, -5, { page: 1, pageCount: 1, first: 0, last: 0 }],
  ])('of offset %d in %d rows', (offset, total, expected) => {
    expect(pagingOf({ offset, total, pageSize: 10 })).toMatchObject(expected)
  })
})

describe('Pager', () => {
  const hrefOf = (offset: number) => `/my-forms?offset=${offset}`

  test('is a landmark of real links on the server, ten rows a page', () => {
    const html = markup(<Pager.Root offset={10} total={1284} hrefOf={hrefOf} />)
    expect(html).toContain('<nav aria-label="Pages" class="hp-pager">')
    expect(html).toContain('<b>11-20</b> of 1,284')
    expect(html).toMatch(/href="\/my-forms\?offset=0"[^>]*aria-label="Previous page"/)
    expect(html).toContain('href="/my-forms?offset=1280"')
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  })

  test('writes numbers as the locale does', () => {
    expect(markup(<Pager.Root offset={10} total={1284} hrefOf={hrefOf} locale="de" />)).toContain(
      '<b>11-20</b> of 1.284',
    )
  })

  test('reads a locale that a server wrote its own way, and shows numbers for one that is none', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const rows = (locale: string) =>
      markup(<Pager.Root offset={10} total={1284} hrefOf={hrefOf} locale={locale} />)
    expect(rows('de_DE')).toContain('<b>11-20</b> of 1.284')
    expect(rows('no such pager')).toContain('<b>11-20</b> of 1,284')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test('leads nowhere by an address that would run a script', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const html = markup(<Pager.Root offset={0} total={24} hrefOf={() => 'javascript:alert(1)'} />)
    expect(html).not.toContain('javascript')
    expect(html).not.toContain('href=')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test('takes words and links of the caller', () => {
    const html = markup(
      <Pager.Root offset={0} total={24} hrefOf={hrefOf} aria-label="Seiten">
        <Pager.Range words="{rows} von {total}" />
        <Pager.Page page={2} asChild>
          <a href="/my-forms?page=2" className="router-link">
            two
          </a>
        </Pager.Page>
      </Pager.Root>,
    )
    expect(html).toContain('aria-label="Seiten"')
    expect(html).toContain('<b>1-10</b> von 24')
    expect(html).toContain('href="/my-forms?page=2"')
    expect(html).toMatch(/class="hp-pager-page router-link"[^>]*>two<\/a>/)
  })

  test("draws its links by the caller's own, and says how many rows the caller shows", () => {
    const Way = ({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
      <a {...rest} data-to={href}>
        {children}
      </a>
    )
    const html = markup(
      <Pager.Root offset={10} shown={4} total={1284} hrefOf={hrefOf} Link={Way} />,
    )
    expect(html).toContain('<b>11-14</b> of 1,284')
    expect(html).toMatch(/rel="next"[^>]*data-to="\/my-forms\?offset=20"/)
    expect(html).not.toContain('href=')
  })

  test('refuses a part outside its root, in a sentence', () => {
    expect(() => markup(<Pager.Range />)).toThrow('Pager.Range stands outside Pager.Root')
  })
})

describe('the element on a server', () => {
  test('may be imported and registered there, and does nothing', async () => {
    await expect(import('./pager.register.ts')).resolves.toBeDefined()
  })
})
