import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword, signIn, type DemoRole } from './portal.ts'

// What the pictures of My Forms show beyond the demo world, and who looks at it.

/** Words that a layout has to bear: nobody chose them to fit. */
export const long = {
  name: 'Quarterly Wellsite Walkaround and Pressure Zone Verification for Simultaneous Operations',
  place: 'Saskatchewan-Northwest-Territories Consolidated Gathering Pad 12-34-056-07W5',
  text: 'Hose ramps painted yellow at every crossing, and a second spotter where the lorries turn. '.repeat(
    6,
  ),
  word: 'Blowoutpreventeraccumulatorprechargepressureverificationsheet'.repeat(2),
} as const

/** The ids that an address of a state names in braces. */
export type World = Readonly<
  Record<
    'draft' | 'comment' | 'filter' | 'submitted' | 'done' | 'acted' | 'toSign' | 'signed',
    string
  >
>

type Listed = { id: string; isOwnSignPending: boolean; actionCount: number; formStatus: string }

/** Signs each person in once; a picture begins with what their browser then holds. */
export function people(browser: Browser) {
  type Held = Awaited<ReturnType<BrowserContext['storageState']>>
  const held = new Map<DemoRole, Promise<Held>>()
  const enter = async (role: DemoRole) => {
    const page = await browser.newPage()
    await signIn(page, role, '/settings/embed')
    const state = await page.context().storageState()
    await page.context().close()
    return state
  }
  return (role: DemoRole): Promise<Held> => {
    const known = held.get(role) ?? enter(role)
    held.set(role, known)
    return known
  }
}

/** Makes one call of the API as whoever is signed in on a page. */
export async function ask<Content>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
): Promise<Content> {
  const answer = await page.request.fetch(`/api/v1/${path}`, {
    method,
    headers: {
      Origin: new URL(page.url()).origin,
      'Sec-Fetch-Site': 'same-origin',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(data && { data }),
  })
  if (answer.status() !== 200) {
    throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
  }
  const { content }: { content: Content } = await answer.json()
  return content
}

async function listed(page: Page, query: string): Promise<Listed[]> {
  const list = `my-form?startDate=none&pLimit=100&${query}`
  return (await ask<{ data: Listed[] }>(page, 'GET', list)).data
}

function first(entries: readonly Listed[], isWanted: (entry: Listed) => boolean): string {
  const found = entries.find(isWanted)
  if (found === undefined) {
    throw new Error('The demo world has no such entry.')
  }
  return found.id
}

/** Starts the same form as an entry of the demo world. */
export async function startLike(page: Page, entry: string): Promise<string> {
  type Detail = { entry: { form: { id: string } } }
  const detail = await ask<Detail>(page, 'GET', `my-form-detail?myFormId=${entry}`)
  const formId = detail.entry.form.id
  return (await ask<{ id: string }>(page, 'POST', 'my-form', { formId })).id
}

const checks = (
  'entry_signs walkways lighting windsocks red_zone bleed_off restraints extinguishers ' +
  'fuel_trailer containment ppe sse toolbox'
).split(' ')

/** Gives somebody saved filters with long titles, and answers the one that is their default. */
async function savedFilter(page: Page): Promise<string> {
  type Kept = { id: string; isDefault: boolean }[]
  const before = await ask<Kept>(page, 'GET', 'saved-filters?type=myform')
  const filterObject = ['Praised on night shift', long.name, long.word.slice(0, 100)].map(
    (title, at) => {
      const filterValues = { isKudos: true, status: ['complete'] }
      return { title, type: 'myform', isDefault: at === 1, filterValues }
    },
  )
  const kept =
    before.length > 0 ? before : await ask<Kept>(page, 'POST', 'saved-filters', { filterObject })
  return kept.find(({ isDefault }) => isDefault)?.id ?? ''
}

/** What the rest of the pictures stand on. */
export async function makeWorld(employee: Page, manager: Page, colleague: Page): Promise<World> {
  const completed = await listed(employee, 'section=completed&status=complete&search=walkaround')
  const done = first(completed, () => true)
  const submitted = await startLike(employee, done)
  const note = long.text.slice(0, 400)
  const changes = [
    { key: 'shift', value: 'day' },
    ...checks.map((key) => ({ key, value: key === 'walkways' ? 'no' : 'yes', note })),
    { key: 'gas_reading', value: 3 },
    { key: 'best_practice', value: `${long.text}\n\n${long.word}` },
  ]
  await ask(employee, 'POST', 'my-form-fill', { myFormId: submitted, changes })
  const signature = { questionKey: 'inspector', kind: 'typed', name: 'Dario Quintanilla' }
  await ask(employee, 'POST', 'my-form-sign', {
    ...{ myFormId: submitted, password: demoPassword },
    ...signature,
  })
  await ask(employee, 'POST', 'my-form-submit', { myFormId: submitted })
  const draft = await startLike(employee, done)
  const say = (comment: string, privacyType: string) =>
    ask<{ id: string }>(employee, 'POST', 'my-form-comments', {
      ...{ myFormId: draft, comment, privacyType },
    })
  await say('The north gate sticks.', 'public')
  await say(long.word.slice(0, 100), 'private')
  const { id: comment } = await say(long.text.slice(0, 95), 'public')
  const all = await listed(employee, 'section=completed')
  const waiting = await listed(manager, 'section=signature')
  return {
    filter: await savedFilter(colleague),
    ...{ draft, comment, submitted, done },
    acted: first(all, ({ actionCount }) => actionCount > 1),
    toSign: first(waiting, ({ isOwnSignPending }) => isOwnSignPending),
    signed: first(waiting, ({ isOwnSignPending }) => !isOwnSignPending),
  }
}
