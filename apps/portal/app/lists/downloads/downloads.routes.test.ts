import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem, sentences, type Client } from '@holdpoint/api'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { loader as excelLoader } from '../../routes/_shell.my-forms_.excel/route.tsx'
import { loader as answersLoader } from '../../routes/_shell.my-forms_.answers/route.ts'
import { loader as reviewedLoader } from '../../routes/_shell.review-form_.answers/route.ts'
import { loader as pdfLoader } from '../../routes/_shell.$place.pdf.$id/route.tsx'
import { takeToast } from '../../session/flash.server.ts'

let entry: TestEntry
let employee: Person
let colleague: Person

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
  employee = await signedIn('employee')
  colleague = await signedIn('colleague')
}, 120_000)
afterAll(() => entry.close())

type Person = { token: string; client: Client }

async function signedIn(role: 'employee' | 'colleague'): Promise<Person> {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
  const nobody = await entry.parts.api.callerOf(undefined, origin)
  const reply = await nobody
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  if (reply.status !== 200) {
    throw new Error('The demo person could not sign in.')
  }
  const caller = await entry.parts.api.callerOf(reply.content.accessToken, origin)
  return { token: reply.content.accessToken, client: caller.client('America/Chicago') }
}

interface Asking {
  who?: Person | undefined
  accept?: string
}

/** Sends a request through the real entry and hands what comes out to the route itself. */
async function ask(path: string, { who = employee, accept = 'text/html' }: Asking = {}) {
  const headers = new Headers({
    Cookie: `hp=${who.token}`,
    'Sec-Fetch-Site': 'same-origin',
    Accept: accept,
  })
  await entry.send(path, { headers })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error(`${path} did not arrive at the page.`)
  }
  const context = seen.context as AppLoadContext
  const [, place, id] = /^\/([^/]+)\/pdf\/([^?]+)/.exec(path) ?? []
  const where = { request: seen.request, context, params: id === undefined ? {} : { place, id } }
  const answer = await loaderOf(path)(where)
  return { answer, context }
}

/** The route that an address is of. */
function loaderOf(path: string) {
  if (path.includes('/pdf/')) {
    return pdfLoader
  }
  if (path.startsWith('/review-form/')) {
    return reviewedLoader
  }
  return path.startsWith('/my-forms/answers') ? answersLoader : excelLoader
}

/** What a browser without a script makes of it: where it goes, and what is said there. */
async function followed(path: string, asking: Asking = {}) {
  const { answer, context } = await ask(path, asking)
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost', { headers: { Cookie: cookie } })
  const { toast } = await takeToast(context, next)
  return { to: answer.headers.get('Location') ?? '', tone: toast?.tone, text: toast?.text }
}

/** What a script is told. */
async function told(path: string, asking: Asking = {}): Promise<unknown> {
  const { answer } = await ask(path, { ...asking, accept: 'application/json' })
  return answer.json()
}

async function ownEntry({ client }: Person): Promise<string> {
  const list = await client.myForms.list({ section: 'completed', startDate: 'none' })
  const id = list.status === 200 ? list.content.data[0]?.id : undefined
  if (id === undefined) {
    throw new Error('The demo world has no entry of this person.')
  }
  return id
}

/** What the address of a file names, without its stamp. */
function fileQuery(url: string): Record<string, string> {
  const { expires, signature, ...asked } = Object.fromEntries(
    new URL(url, 'http://localhost').searchParams,
  )
  expect([expires, signature].every((part) => part !== undefined && part !== '')).toBe(true)
  return asked
}

describe('the PDF of an entry', () => {
  test('is nobody’s without a session, who comes back to the page after signing in', async () => {
    const stranger = { who: { token: 'nobody', client: employee.client } }
    const path = '/my-forms/pdf/01J?to=%2Fmy-forms%3Fsection%3Dcompleted'
    const login = '/login?to=%2Fmy-forms%3Fsection%3Dcompleted'
    expect((await followed(path, stranger)).to).toBe(login)
    expect(await told(path, stranger)).toEqual({ kind: 'elsewhere', to: login })
  })

  test('leads to the no-access page for a foreign entry and a missing one alike', async () => {
    const { client } = colleague
    const forms = await client.forms.search({ search: 'Walkaround' })
    const formId = forms.status === 200 ? forms.content[0]?.id : undefined
    const started = await client.myForms.start({ formId: formId ?? '' })
    const foreign = started.status === 200 ? started.content.id : ''
    for (const id of [foreign, 'nothing-here']) {
      expect((await followed(`/my-forms/pdf/${id}`)).to).toBe('/no-access?type=my_forms')
      expect(await told(`/my-forms/pdf/${id}`)).toEqual({
        kind: 'elsewhere',
        to: '/no-access?type=my_forms',
      })
    }
  })

  test('is led to by its short-lived address', async () => {
    const id = await ownEntry(employee)
    const { to } = await followed(`/my-forms/pdf/${id}`)
    expect(to).toMatch(/^\/api\/v1\/my-form-pdf-file\?/)
    expect(fileQuery(to)).toEqual({ myFormId: id })
    expect(await told(`/my-forms/pdf/${id}`)).toMatchObject({
      kind: 'ready',
      url: expect.stringMatching(/^\/api\/v1\/my-form-pdf-file\?/),
      fileName: expect.stringMatching(/\.pdf$/),
    })
  })
})

describe('the PDF of another record', () => {
  test.each(['jsa', 'loto', 'sqr'])(
    'of %s leads to its no-access page, or to itself',
    async (place) => {
      expect((await followed(`/${place}/pdf/none`)).to).toBe(`/no-access?type=${place}`)
    },
  )

  test('is led to by its short-lived address', async () => {
    const list = await employee.client.jsa.list({ section: 'all' })
    const jsaId = list.status === 200 ? (list.content.data[0]?.jsaId ?? '') : ''
    const { to } = await followed(`/jsa/pdf/${jsaId}`)
    expect(to).toMatch(/^\/api\/v1\/jsa-pdf-file\?/)
    expect(fileQuery(to)).toEqual({ jsaId })
  })

  test('is there for no other kind of record', async () => {
    await expect(ask('/topics/pdf/none')).rejects.toMatchObject({ init: { status: 404 } })
  })
})

describe('the answers of a form as a workbook', () => {
  const oneForm = expect.stringContaining('Choose one form in the filters first')

  test('are asked for once the filters name one form, and else it is said', async () => {
    for (const filters of ['', '&selectedFormIds=one,two']) {
      const path = `/my-forms/answers?section=completed${filters}`
      const said = await followed(path)
      expect(said).toMatchObject({ tone: 'error', text: oneForm })
      expect(said.to).toMatch(/^\/my-forms\?/)
      expect(await told(path)).toMatchObject({ kind: 'failed', text: oneForm })
    }
  })

  test('are led to by their short-lived address, of My Forms and of the reviews', async () => {
    const forms = await employee.client.forms.search({ search: 'Walkaround' })
    const formId = forms.status === 200 ? (forms.content[0]?.id ?? '') : ''
    const { to } = await followed(`/my-forms/answers?section=completed&selectedFormIds=${formId}`)
    expect(to).toMatch(/^\/api\/v1\/my-form-answers-file\?/)
    expect(fileQuery(to)).toMatchObject({ section: 'completed', formIds: formId })
    const reviewed = await followed(`/review-form/answers?section=all&selectedFormIds=${formId}`)
    expect(reviewed.to).toMatch(/^\/api\/v1\/review-form-answers-file\?/)
  })
})

describe('the list as a workbook', () => {
  test('is asked for with the tab, the order, the search and the filters of its address', async () => {
    const { to } = await followed(
      '/my-forms/excel?section=completed&searchValue=walk&sortField=form_name&sortDirection=desc' +
        '&selectedCrewOptions=F-01,F-02&selectedScore=20-80&selectedStatus=complete' +
        '&elevatedSelected=true&selectedStartDate=2025-01-05&selectedEndDate=2025-02-06&page=3',
    )
    expect(to).toMatch(/^\/api\/v1\/my-form-excel-file\?/)
    expect(fileQuery(to)).toMatchObject({
      section: 'completed',
      search: 'walk',
      orderBy: 'form_name',
      orderByAsc: '0',
      crews: 'F-01,F-02',
      score: '20-80',
      status: 'complete',
      startDate: '2025-01-05',
      endDate: '2025-02-06',
    })
    expect(fileQuery(to)).not.toHaveProperty('pOffset')
  })

  test('is asked for by the name of a filter that is kept', async () => {
    const kept = await employee.client.myForms.keepFilter({ crews: 'F-01' })
    const filter = kept.status === 200 ? kept.content.filter : ''
    const { to } = await followed(`/my-forms/excel?section=completed&filter=${filter}`)
    expect(fileQuery(to)).toMatchObject({ section: 'completed', filter })
    expect(fileQuery(to)).not.toHaveProperty('crews')
  })

  test('says on the list that a filter is not kept any more', async () => {
    const path = '/my-forms/excel?section=completed&filter=nothing'
    expect(await followed(path)).toEqual({
      to: '/my-forms?section=completed&selectedFilterId=none',
      tone: 'warning',
      text: problem('unknown_filter').message,
    })
    expect(await told(path)).toEqual({
      kind: 'elsewhere',
      to: '/my-forms?section=completed&selectedFilterId=none',
    })
  })

  test('leads back to the list with its sentence when it fails', async () => {
    const broken = await openTestEntry({ world: 'demo' })
    const whole = entry
    entry = broken
    const person = await signedIn('employee')
    const path = '/my-forms/excel?section=completed&searchValue=walk'
    await ask(path, { who: person })
    await broken.database.kysely.schema.dropTable('my_form_answers').cascade().execute()
    await broken.database.kysely.schema.dropTable('my_forms').cascade().execute()
    expect(await followed(path, { who: person })).toEqual({
      to: '/my-forms?section=completed&searchValue=walk',
      tone: 'error',
      text: sentences.downloads.failed,
    })
    expect(await told(path, { who: person })).toEqual({
      kind: 'failed',
      text: sentences.downloads.failed,
      isWorthRetrying: true,
    })
    entry = whole
    await broken.close()
  }, 120_000)
})
