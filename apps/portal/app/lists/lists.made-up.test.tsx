import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineFilter, defineList, flag, places, range } from '@holdpoint/api'
import {
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../routes/_shell.my-forms/test-page.ts'
import { takeToast } from '../session/flash.server.ts'
import { unpacked } from '../shell/packed.ts'
import { drawnPart } from '../test-drawn-part.tsx'
import { Eye } from '../ui/icons.ts'
import { listCall, listPage } from './list-call.server.ts'
import { answerList } from './list-intents.server.ts'
import { ListPage } from './list-page.tsx'
import { defineSource } from './list-source.ts'
import { defineView } from './list-view.tsx'
import { loadList } from './load-list.server.ts'
import { definePlace } from './place.ts'
import { menuItem } from './row-menu.tsx'

// A list that no module has: what the room of lists does with a declaration and its columns.

const gaugesFilter = defineFilter(
  {
    crews: places('crews', 'selectedCrewOptions', 'crewIds'),
    score: range('score', 'selectedScore', 'score', { low: 0, high: 100 }),
    isKudos: flag('isKudos', 'isKudosSelected', 'isKudos'),
  },
  { call: ['startDate', 'endDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

const gaugesList = defineList({
  // Filters are saved under a name that the API knows.
  name: 'myform',
  sections: ['mine', 'all'],
  orders: { name: 'asc', reading: 'desc' },
  filter: gaugesFilter,
  pageSize: 2,
  emptyText: 'No gauge at all',
  noAccess: 'gauges',
  follows: null,
})

const gaugesPlaces = definePlace(gaugesList, {
  path: '/gauges',
  names: { crews: ['Crew', 'crews'], score: 'Reading', isKudos: 'Praised' },
  recordName: 'Gauge',
  dayName: 'Read',
})

type Gauge = {
  id: string
  rowVersion: number
  name: string
  reading: number
  crew: string
  isMine: boolean
}

const gauges: readonly Gauge[] = [
  { id: 'g-1', rowVersion: 1, name: 'Casing', reading: 30, crew: 'F-01', isMine: true },
  { id: 'g-2', rowVersion: 1, name: 'Annulus', reading: 10, crew: 'F-01', isMine: true },
  { id: 'g-3', rowVersion: 1, name: 'Blender', reading: 20, crew: 'F-02', isMine: true },
  { id: 'g-4', rowVersion: 1, name: 'Derrick', reading: 40, crew: 'F-02', isMine: false },
]

const gaugesView = defineView({
  places: gaugesPlaces,
  words: {
    title: 'Gauges',
    tabs: { mine: 'Mine', all: 'All of them' },
    orders: { name: 'Name', reading: 'Reading' },
    searchPlaceholder: 'Search gauges',
    records: ['gauge', 'gauges'],
    show: 'Show gauges',
    only: 'Only gauges with',
  },
  columns: [
    { heads: [{ name: 'Name', order: 'name' }], cell: ({ name }: Gauge) => <b>{name}</b> },
    { heads: [{ name: 'Reading', order: 'reading' }], cell: ({ reading }) => `${reading} bar` },
  ],
  menu: ({ id }) => [menuItem(`/gauges/${id}`, Eye, 'Open')],
  menuName: ({ name }) => `More for ${name}`,
  begin: { name: 'Begin with one of ours', to: '/gauges/library' },
})

const gaugesSource = defineSource(gaugesView, {
  choices: {},
  load: ({ place }, reach) => {
    const asked = new Map(Object.entries({ ...listCall(place, reach), ...listPage(place) }))
    const crews = [asked.get('crews') ?? []].flat()
    const found = gauges
      .filter(({ isMine }) => asked.get('section') === 'all' || isMine)
      .filter(({ crew }) => crews.length === 0 || crews.includes(crew))
      .filter(({ name }) => name.toLowerCase().includes(String(asked.get('search'))))
      .sort((one, other) =>
        asked.get('orderBy') === 'name'
          ? one.name.localeCompare(other.name)
          : one.reading - other.reading,
      )
    const ordered = asked.get('orderByAsc') === 1 ? found : found.reverse()
    const offset = Number(asked.get('pOffset'))
    return Promise.resolve({
      rows: ordered.slice(offset, offset + Number(asked.get('pLimit'))),
      totalRecords: found.length,
      isTotalAbout: false,
      offset,
      instead: null,
    })
  },
})

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

async function load(path: string, cookie?: string) {
  const where = await world.arriving(employee, path)
  if (cookie !== undefined) {
    where.request.headers.set('Cookie', cookie)
  }
  return loadList(where, gaugesSource)
}

async function page(path: string) {
  return (await load(path)).data
}

async function namesAt(path: string) {
  return unpacked((await page(path)).rows).map(({ name }) => name)
}

async function drawn(path: string, change: { totalRecords?: number } = {}) {
  const data = { ...(await page(path)), ...change }
  return drawnPart(() => <ListPage view={gaugesView} data={data} />)
}

async function post(path: string, fields: Record<string, string>) {
  const where = await world.arriving(employee, path, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const answer = await answerList(where, gaugesSource)
  if (!(answer instanceof Response)) {
    throw new Error('The post was not led on.')
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost', { headers: { Cookie: cookie } })
  const { toast } = await takeToast(where.context, next)
  return { to: answer.headers.get('Location') ?? '', toast: toast?.text }
}

describe('a list that was made up', () => {
  test('pages, and shows its last page to whoever asks for one behind it', async () => {
    expect(await namesAt('/gauges?selectedFilterId=none')).toEqual(['Annulus', 'Blender'])
    expect(await namesAt('/gauges?selectedFilterId=none&page=2')).toEqual(['Casing'])
    const behind = '/gauges?selectedFilterId=none&page=9'
    expect(await namesAt(behind)).toEqual(['Casing'])
    expect(await page(behind)).toMatchObject({ said: { page: 2 }, offset: 2 })
  })

  test('sorts by each of its orders, both ways', async () => {
    const all = '/gauges?section=all&selectedFilterId=none'
    expect(await namesAt(all)).toEqual(['Annulus', 'Blender'])
    expect(await namesAt(`${all}&sortDirection=desc`)).toEqual(['Derrick', 'Casing'])
    expect(await namesAt(`${all}&sortField=reading`)).toEqual(['Derrick', 'Casing'])
    expect(await namesAt(`${all}&sortField=reading&sortDirection=asc`)).toEqual([
      'Annulus',
      'Blender',
    ])
  })

  test('filters and searches, and says by what', async () => {
    const path = '/gauges?section=all&selectedCrewOptions=F-02&selectedScore=20-80'
    expect(await namesAt(path)).toEqual(['Blender', 'Derrick'])
    expect(await namesAt('/gauges?section=all&searchValue=err')).toEqual(['Derrick'])
    const { filters } = await page(`${path}&isKudosSelected=true`)
    expect(filters.chips.map(({ label }) => label.replace(/^Crew: .+/, 'Crew'))).toEqual([
      'Crew',
      'Reading: 20–80',
      'Praised',
    ])
    expect(filters.chips[2]?.to).toBe(
      '/gauges?section=all&selectedCrewOptions=F-02&selectedScore=20-80&selectedFilterId=none',
    )
  })

  test('leaves out what cannot be read, and names it as it is called here', async () => {
    const cut = await page('/gauges?selectedCrewOptions=F-01,%00&page=2').catch(
      (one: unknown) => one,
    )
    expect((cut as Response).headers.get('Location')).toBe(
      '/gauges?selectedCrewOptions=F-01&page=2',
    )
  })

  test('filters by what its panel posts, which needs no script', async () => {
    const { dialog } = await page('/gauges?dialog=filters&selectedFilterId=none')
    expect(dialog).toMatchObject({ kind: 'filters', panel: { choices: {} } })
    const answer = await post('/gauges?section=all&dialog=filters', {
      intent: 'filter',
      then: 'show',
      dateRange: 'none',
      selectedCrewOptions: 'F-02',
      scoreLow: '0',
      scoreHigh: '50',
      isKudosSelected: 'on',
    })
    expect(answer.to).toBe(
      '/gauges?section=all&selectedCrewOptions=F-02&selectedScore=0-50&isKudosSelected=true&selectedFilterId=none',
    )
    const panel = await drawn('/gauges?dialog=filters&selectedCrewOptions=F-02')
    expect(panel).toContain('Show gauges')
    expect(panel).toContain('Praised')
  })

  test('saves a filter, shows it and deletes it', async () => {
    const { dialog } = await page('/gauges?dialog=saved-filters&isKudosSelected=true')
    const formKey = dialog?.kind === 'saved-filters' ? dialog.panel.formKey : ''
    const saved = await post('/gauges?section=all&isKudosSelected=true&dialog=saved-filters', {
      intent: 'saveFilter',
      formKey,
      title: 'Praised ones',
    })
    expect(saved.toast).toBe('Filter saved.')
    const id = new URL(saved.to, 'http://localhost').searchParams.get('selectedFilterId') ?? ''
    const whole = await page(`/gauges?section=all&selectedFilterId=${id}`).catch(
      (one: unknown) => one,
    )
    expect((whole as Response).headers.get('Location')).toBe(
      `/gauges?section=all&isKudosSelected=true&selectedFilterId=${id}`,
    )
    const list = await page('/gauges?dialog=saved-filters&isKudosSelected=true')
    const row =
      list.dialog?.kind === 'saved-filters'
        ? list.dialog.panel.filters.find((one) => one.id === id)
        : undefined
    const gone = await post('/gauges?dialog=saved-filters', {
      intent: 'deleteFilter',
      id,
      formKey: row?.formKey ?? '',
      rowVersion: String(row?.rowVersion),
    })
    expect(gone.toast).toBe('Filter deleted.')
  })

  test('remembers its tab', async () => {
    const { init } = await load('/gauges?section=all&selectedFilterId=none')
    const cookie = new Headers(init?.headers).get('Set-Cookie')?.split(';')[0]
    const again = await load('/gauges?selectedFilterId=none', cookie)
    expect(again.data.said.section).toBe('all')
  })

  test('counts one record as one', async () => {
    expect(await drawn('/gauges?section=all&searchValue=err')).toContain('>1 gauge<')
    expect(await drawn('/gauges?section=all')).toContain('>4 gauges<')
  })

  test('refuses what it does not know', async () => {
    expect(await post('/gauges?section=all', { intent: 'explode' })).toEqual({
      to: '/gauges?section=all',
      toast: 'This page does not know what was asked of it. Nothing was changed.',
    })
  })

  test('is drawn with its own words, columns and links', async () => {
    const html = await drawn('/gauges?selectedFilterId=none')
    for (const words of ['Gauges', 'All of them', 'Search gauges', '10 bar', 'More for Annulus']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('href="/gauges?section=mine&amp;selectedFilterId=none&amp;page=2"')
    expect(html).toMatch(/aria-sort="ascending"[^>]*>\s*<a[^>]*aria-label="Sort by name"/)
    expect(html).not.toContain('/my-forms')
    // What is sent without a script is what the address is read by.
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="searchValue"/)
    expect(await drawn('/gauges?searchValue=nothing')).toContain('No gauge at all')
  })

  test('says what else it begins with where there is nothing yet, not where nothing was found', async () => {
    const none = { totalRecords: 0 }
    expect(await drawn('/gauges?selectedFilterId=none', none)).toContain('href="/gauges/library"')
    expect(await drawn('/gauges?searchValue=nothing')).not.toContain('/gauges/library')
    expect(await drawn('/gauges?isKudosSelected=true', none)).not.toContain('/gauges/library')
  })
})
