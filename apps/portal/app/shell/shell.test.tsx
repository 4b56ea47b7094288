import { describe, expect, test } from 'vitest'
import type { FrameHandle } from './frame.tsx'
import { drawnShell } from './test-shell.tsx'
import { madeUpTable } from './test-places.ts'

// What the server draws; what the style sheet makes of it is looked at in a browser (shell.spec.ts).

/** The markup without what is for the eyes alone. */
async function shell(options?: Parameters<typeof drawnShell>[0]): Promise<string> {
  const html = await drawnShell(options)
  return html.replace(/<!--.*?-->| class="[^"]*"|<svg.*?<\/svg>/g, '')
}

function links(html: string, start: string, end: string): string[] {
  const from = html.indexOf(start)
  const part = html.slice(from, html.indexOf(end, from))
  return [...part.matchAll(/<a [^>]*>([^<]+)/g)].map(([, name = '']) => name)
}

const rail = (html: string) => links(html, '<aside', '</aside>')
const bar = (html: string) => links(html.slice(html.indexOf('</main>')), '<nav', '</nav>')
const page = (html: string) => links(html, '<main', '</main>')

describe('with every module', () => {
  test('the rail holds fifteen places in five groups, and More', async () => {
    const html = await shell()
    const railed = madeUpTable.groups.filter(({ isSetUp }) => !isSetUp)
    expect(rail(html)).toEqual([
      ...railed.flatMap(({ places }) => places.map(({ name }) => name)),
      'More',
    ])
    expect(rail(html)).toHaveLength(16)
  })

  test('a place says how many wait, and a group that folds says how many in all', async () => {
    const html = await shell()
    expect(html).toContain('>Reviews<span>14<span> waiting')
    expect(html).toContain('popovertarget="places-know">Know<span>5<span> waiting')
    expect(html).not.toMatch(/>(?:LOTO|Home|Company)<span/)
  })

  test('the place of the page is marked, on its row and on the row of its group', async () => {
    const html = await shell()
    expect(html).toContain('aria-current="page" href="/made-up/people-and-rights">')
    expect(html).toContain('aria-current="true" popovertarget="places-company">')
    expect(html.match(/aria-current="page"/g)).toHaveLength(3) // the rail, the crumbs, the tabs
  })

  test('the bar of a phone has Home, My Forms, Fill, Actions and More, and never a sixth', async () => {
    expect(bar(await shell())).toEqual(['Home', 'My Forms', 'Fill', 'Actions', 'More'])
  })

  test('All places has all twenty-five and one’s own profile, and its search narrows them', async () => {
    const all = page(await shell({ at: '/places' }))
    expect(all).toHaveLength(25 + 1)
    expect(all.at(-1)).toBe('My profile')
    const found = page(await shell({ at: '/places?words=loto' }))
    expect(found).toEqual(['LOTO', 'LOTO templates', 'My profile'])
    expect(await shell({ at: '/places?words=nowhere' })).toContain('No place has “nowhere”')
  })

  test('search and news stand in the head where they lead somewhere', async () => {
    const html = await shell()
    expect(html).toContain('href="/made-up/find"')
    expect(html).toContain('Notifications</span><span>4<')
    const without = await shell({ table: { ...madeUpTable, head: {} } })
    expect(without).not.toContain('Find or go to')
    expect(without).not.toContain('Notifications')
  })
})

test('without rights neither the places nor the name of their group is there', async () => {
  const html = await shell({ permissions: [] })
  const shown = rail(html)
  expect(shown).not.toContain('Reviews')
  expect(html).not.toContain('>Check<')
  expect(html).not.toContain('>Set up<')
  expect(shown).toEqual(expect.arrayContaining(['JSA', 'Settings', 'More']))
})

test('crumbs name the pages above, and a phone’s way back names where it leads', async () => {
  const html = await shell()
  const crumbs = links(html, '<nav aria-label="You are here"', '</nav>')
  expect(crumbs).toEqual(['Company', 'People and rights', 'Crews'])
  expect(html).toContain('<a aria-label="Back to Crews" href="/made-up/people/crews">')
})

test('a record keeps the head and the bar of a phone, and a form that is filled stands alone', async () => {
  const around = async (handle: FrameHandle) => {
    const html = await shell({ handle })
    return {
      hasHead: html.includes('<header>'),
      bar: html.slice(html.indexOf('</main>')).includes('<nav'),
    }
  }
  expect(await around({ frame: 'record' })).toEqual({ hasHead: true, bar: true })
  expect(await around({ frame: 'form' })).toEqual({ hasHead: false, bar: false })
  // What was loaded decides, where a page is both.
  const either: FrameHandle<{ kind: string }> = {
    frame: (page) => (page?.kind === 'fill' ? 'form' : 'record'),
  }
  expect(await around(either)).toEqual({ hasHead: true, bar: true })
})
