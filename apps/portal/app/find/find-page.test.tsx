import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { searchKinds } from '@holdpoint/api'
import renderPage from '../entry.server.tsx'
import { shellTable } from '../shell/places.ts'
import { testBuild } from '../test-build.ts'
import { FindPage } from './find-page.tsx'
import type { FoundView } from './found-view.ts'
import { paletteGroups } from './palette-groups.ts'

// One of each kind, so that a kind which one of the two forgets is missed.

const badge = { label: 'Open', style: 'neutral' } as const
const one = (kind: string) => ({
  rows: [{ id: kind, to: `/${kind}/1`, name: `The ${kind}`, detail: `Number of ${kind}`, badge }],
  hasMore: false,
})
const form = { id: 'f', version: 1, isLimitedAccess: false, title: 'The forms', iconUrl: '' }
const person = { id: 'p', name: 'The people', detail: 'Pump operator', email: null, isSSE: false }
const found: FoundView = {
  ...{ entries: one('entries'), reviews: one('reviews'), actions: one('actions') },
  ...{ messages: one('messages'), topics: one('topics'), files: one('files') },
  ...{ sheets: one('sheets'), hazards: one('hazards'), analyses: one('analyses') },
  ...{ lockouts: one('lockouts'), qualityReports: one('qualityReports') },
  ...{ equipment: one('equipment'), workOrders: one('workOrders') },
  qualifications: one('qualifications'),
  people: { rows: [person], hasMore: false },
  forms: { rows: [{ ...form, about: 'Equipment' }], hasMore: false },
}

async function drawn(searched: string): Promise<string> {
  const answer = { found, isNear: false, problem: null }
  const build = testBuild(renderPage, {
    root: {
      path: '',
      module: { default: () => <FindPage {...{ searched, answer }} kind={null} formKey="key" /> },
    },
  })
  const context = {
    ...{ nonce: 'abc', requestId: 'r', person: null },
    answerWith: async (text: string, init: ResponseInit) => new Response(text, init),
  } as unknown as AppLoadContext
  const handle = createRequestHandler(build, 'production')
  return (await handle(new Request('http://localhost:3000/'), context)).text()
}

test('the page without a script and the palette show the same rows under the same headings', async () => {
  const html = await drawn('qqzz')
  const inPage = Array.from(
    html.matchAll(/<h2>([^<]*)[\s\S]*?<\/section>/g),
    ([group, heading]) => [
      heading?.trim(),
      Array.from(group.matchAll(/<b>([^<]*)<\/b>(?:<small>([^<]*))?/g), ([, name, detail]) => [
        name,
        detail,
      ]),
    ],
  )
  const asked = { typed: 'qqzz', found, places: shellTable.groups, commands: [], recent: [] }
  const inPalette = paletteGroups(asked).map(({ name, rows }) => [
    name,
    rows.map((row) => [row.name, row.detail]),
  ])
  expect(inPage).toEqual(inPalette)
  expect(inPage).toHaveLength(searchKinds.length)
  // A press starts a form; records and people have a page of their own.
  for (const kind of searchKinds.filter((each) => each !== 'forms' && each !== 'people')) {
    expect(html).toContain(`href="/${kind}/1"`)
  }
  expect(html).toContain('href="/employees-and-permissions/p"')
})
