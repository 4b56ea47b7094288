import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormSection } from '@holdpoint/api'
import type { GraphView } from '../../my-forms-graph/graph-view.ts'
import { takeToast } from '../../session/flash.server.ts'
import { action, loader } from './route.tsx'
import { openTestPage, pageAt, type TestPage, type TestPerson } from './test-page.ts'

let world: TestPage
let employee: TestPerson
let manager: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  manager = await world.signedIn('manager')
}, 120_000)
afterAll(() => world.entry.close())

async function pageOf(person: TestPerson, path: string) {
  return await pageAt(await world.arriving(person, path))
}

async function graphOf(person: TestPerson, path: string): Promise<GraphView> {
  const { instead: graph } = await pageOf(person, path)
  if (graph === null) {
    throw new Error(`${path} shows no graph.`)
  }
  return graph
}

/** Follows what the page says until it shows a list, and answers how many entries that has. */
async function totalOf(person: TestPerson, path: string): Promise<number> {
  for (let to = path, hop = 0; hop < 3; hop += 1) {
    const where = await world.arriving(person, to)
    const page = await loader(where).catch((thrown: unknown) => thrown)
    if (page instanceof Response) {
      to = page.headers.get('Location') ?? ''
      continue
    }
    const { instead: graph, totalRecords } = (page as Awaited<ReturnType<typeof loader>>).data
    expect(graph).toBeNull()
    return totalRecords
  }
  throw new Error(`${path} leads in circles.`)
}

async function post(person: TestPerson, path: string, fields: Record<string, string>) {
  const formKey = (await pageOf(manager, '/my-forms')).beside?.formKey ?? ''
  const body = new URLSearchParams({ formKey, ...fields })
  const where = await world.arriving(person, path, { method: 'POST', body })
  const answer: unknown = await action(where).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) {
    throw new Error('The action did not lead anywhere.')
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request(where.request.url, { headers: { Cookie: cookie } })
  const { toast } = await takeToast(where.context, next)
  return { to: answer.headers.get('Location'), tone: toast?.tone, text: toast?.text }
}

async function setDefault({ client }: TestPerson, isMyFormDashboardDefaultView: boolean) {
  const answer = await client.userSettings.save({ isMyFormDashboardDefaultView })
  expect(answer.status).toBe(200)
}

describe('the views', () => {
  test('without the permission are the list alone, whatever the address or a setting says', async () => {
    await setDefault(employee, true)
    for (const path of ['/my-forms?section=completed', '/my-forms?section=completed&view=graph']) {
      const page = await pageOf(employee, path)
      expect(page).toMatchObject({ beside: null, instead: null, said: { own: { view: null } } })
      expect(page.rows.length).toBeGreaterThan(0)
    }
  })

  test('with the permission are the list first, and the graph where the address says so', async () => {
    const list = await pageOf(manager, '/my-forms?section=completed')
    expect(list).toMatchObject({ beside: { shown: 'list', standing: 'list' }, instead: null })
    const graph = await pageOf(manager, '/my-forms?section=completed&view=graph')
    expect(graph).toMatchObject({ beside: { shown: 'graph', standing: 'list' }, rows: [] })
    expect(graph.totalRecords).toBe(list.totalRecords)
    expect(graph.instead?.totalRecords).toBe(list.totalRecords)
  })

  test('open as the default where the address says nothing', async () => {
    await setDefault(manager, true)
    const plain = await pageOf(manager, '/my-forms?section=completed')
    expect(plain).toMatchObject({ beside: { shown: 'graph', standing: 'graph' }, rows: [] })
    const list = await pageOf(manager, '/my-forms?section=completed&view=list')
    expect(list).toMatchObject({ beside: { shown: 'list', standing: 'graph' }, instead: null })
    expect(list.rows.length).toBeGreaterThan(0)
    await setDefault(manager, false)
  })
})

describe('setting the default view', () => {
  const address = '/my-forms?section=completed&isKudosSelected=true'
  const press = { intent: 'default-view', shown: 'list' }

  test('asks for a view when none that is known was chosen', async () => {
    const answer = await post(manager, address, { ...press, view: 'map' })
    expect(answer).toEqual({ to: address, tone: 'error', text: 'Please choose a view.' })
    expect((await pageOf(manager, '/my-forms')).beside?.standing).toBe('list')
  })

  test('keeps it, says so, and stays at what is shown', async () => {
    expect(await post(manager, address, { ...press, view: 'graph' })).toEqual({
      to: '/my-forms?section=completed&view=list&isKudosSelected=true',
      tone: 'success',
      text: 'My Forms now opens as a graph.',
    })
    expect((await pageOf(manager, '/my-forms')).beside?.standing).toBe('graph')
    const back = await post(manager, address, { ...press, view: 'list', shown: 'graph' })
    expect(back.to).toContain('view=graph')
    expect((await pageOf(manager, '/my-forms')).beside?.standing).toBe('list')
  })
})

const counts = ['time', 'status', 'type']

const filters: [FormSection, string][] = [
  ['completed', ''],
  ['completed', '&selectedStartDate=none'],
  ['completed', '&selectedStartDate=none&selectedScore=20-90&searchValue=i'],
  ['completed', '&selectedStartDate=none&selectedStatus=complete,in_reviews'],
  ['completed', '&selectedStartDate=none&selectedCrewOptions=F-01,W-01&selectedCountry=US'],
  ['completed', '&selectedStartDate=2020-01-01&selectedEndDate=2030-01-01'],
  ['ongoing', '&selectedStartDate=none'],
  ['signature', '&selectedStartDate=none'],
]

describe('the numbers of the graph', () => {
  test.each(filters)(
    'sum up to the list and lead to what they count: %s%s',
    async (section, filter) => {
      const path = `/my-forms?section=${section}${filter}`
      const total = await totalOf(manager, path)
      expect(total).toBeGreaterThan(0)
      const { totalRecords, figures } = await graphOf(manager, `${path}&view=graph`)
      expect(totalRecords).toBe(total)
      for (const { table } of figures.filter(({ id }) => counts.includes(id))) {
        const numbers = table.rows.flatMap(({ cells }) => cells)
        const sum = numbers.reduce((counted, { text }) => counted + Number(text), 0)
        expect(sum).toBe(total)
        for (const { text, to } of numbers) {
          expect(await totalOf(manager, to ?? '')).toBe(Number(text))
        }
      }
      for (const { table } of figures.filter(({ id }) => ['district', 'crew'].includes(id))) {
        for (const { cells, name } of table.rows) {
          const { text, to } = cells.at(-1) ?? { text: '', to: '' }
          const isAsked = !filter.includes('Crew') || ['F-01 Red', 'W-01 Red'].includes(name)
          const counted = await totalOf(manager, to ?? '')
          expect(counted).toBe(isAsked || name === 'Permian' ? Number(text) : total)
        }
      }
    },
  )

  test('lead from a filter that is kept under a hash, too', async () => {
    const ids = Array.from({ length: 300 }, (_, place) => `01JA${String(place).padStart(22, '0')}`)
    const kept = await manager.client.myForms.keepFilter({ crews: ['F-01', ...ids] })
    const hash = kept.status === 200 ? kept.content.filter : ''
    const path = `/my-forms?section=completed&filter=${hash}`
    const { totalRecords, figures } = await graphOf(manager, `${path}&view=graph`)
    expect(totalRecords).toBe(await totalOf(manager, path))
    const statuses = figures.find(({ id }) => id === 'status')?.table.rows ?? []
    expect(statuses.length).toBeGreaterThan(0)
    for (const { cells } of statuses) {
      const [{ text, to } = { text: '', to: '' }] = cells
      expect(to).toContain(`filter=${hash}`)
      expect(await totalOf(manager, to ?? '')).toBe(Number(text))
    }
  })

  test('are none where the list is empty', async () => {
    const path = '/my-forms?section=completed&view=graph&searchValue=nothing-has-this-name'
    expect(await graphOf(manager, path)).toEqual({ totalRecords: 0, figures: [], missing: [] })
  })
})
