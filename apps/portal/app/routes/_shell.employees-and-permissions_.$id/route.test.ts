import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEmail } from '@holdpoint/server'
import { actionsPlaces } from '../../actions/actions.place.ts'
import { paths, type PersonTab } from '../../paths.ts'
import { reviewsPlaces } from '../../reviews/reviews.place.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

type Role = Parameters<typeof demoEmail>[0]

let world: TestPage
let admin: TestPerson
let employee: TestPerson
let colleague: TestPerson
let reviewer: TestPerson
let employeeId: string
let colleagueId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
  colleague = await world.signedIn('colleague')
  reviewer = await world.signedIn('reviewer')
  employeeId = await idOf('employee')
  colleagueId = await idOf('colleague')
}, 120_000)
afterAll(() => world.entry.close())

async function idOf(role: Role) {
  const { data } = content(await admin.client.people.search({ search: demoEmail(role) }))
  return data[0]?.personId ?? ''
}

async function profile(looking: TestPerson, id: string, tab?: PersonTab | 'nonsense') {
  const at = `${paths.employee(id)}${tab === undefined ? '' : `?tab=${tab}`}`
  return loader({ ...(await world.arriving(looking, at)), params: { id } })
}

async function partsAt(looking: TestPerson, tab: PersonTab, id = employeeId) {
  const { parts } = await profile(looking, id, tab)
  return parts
}

async function led(loading: Promise<unknown>) {
  const thrown: unknown = await loading.catch((one: unknown) => one)
  return thrown instanceof Response ? thrown.headers.get('Location') : null
}

const addressed = (address: string) => new URL(address, 'http://portal').searchParams
const ofWork = ['overview', 'forms', 'actions', 'jobs']

test('a colleague sees who somebody is, and neither account nor rights', async () => {
  const page = await profile(colleague, employeeId)
  expect(page).toMatchObject({
    tabs: [...ofWork, 'recognition'],
    person: { email: demoEmail('employee'), hired: expect.any(String) as string },
    ...{ account: null, rights: null, parts: [], above: { to: paths.search() } },
  })
  const closed = await profile(colleague, employeeId, 'permissions')
  expect(closed).toMatchObject({ shown: 'overview', rights: null })
  const notOwn = await profile(colleague, employeeId, 'acknowledgements')
  expect(notOwn).toMatchObject({ shown: 'overview', parts: [] })
  expect((await profile(colleague, employeeId, 'nonsense')).shown).toBe('overview')
})

test('the card names district and manager, and leads to the manager', async () => {
  const detail = content(await admin.client.people.get({ userId: employeeId }))
  const { person } = await profile(colleague, employeeId)
  expect(person).toMatchObject({
    district: expect.any(String) as string,
    manager: {
      name: detail.manager?.fullName,
      to: paths.employee(detail.manager?.personId ?? ''),
    },
  })
})

test('oneself sees one’s own rights to read, and no account', async () => {
  const page = await profile(employee, employeeId)
  expect(page.tabs).toEqual([
    ...ofWork,
    ...['training', 'acknowledgements', 'recognition', 'permissions'],
  ])
  expect(page.account).toBeNull()
  const { rights, person } = await profile(employee, employeeId, 'permissions')
  expect(rights).toMatchObject({ changeTo: null, isOwnToKeep: false })
  expect(person).toBeNull()
})

test('who keeps accounts and rights sees both, each on its tab', async () => {
  const page = await profile(admin, employeeId)
  expect(page.tabs).toEqual([...ofWork, 'training', 'recognition', 'permissions'])
  expect(page.account).toMatchObject({ email: demoEmail('employee'), state: 'active' })
  expect(page.rights).toBeNull()
  const { rights, account } = await profile(admin, employeeId, 'permissions')
  expect(rights?.changeTo).toBe(paths.personRights(employeeId))
  expect(account).toBeNull()
})

test('forms are those that may be read, and lead to all of them', async () => {
  const [own] = await partsAt(employee, 'forms')
  expect(own?.rows).toHaveLength(10)
  expect(own?.rows[0]?.to).toMatch(/^\/my-form\/fill-out\//)
  expect(own?.all).toMatch(/^\/my-forms\?section=completed/)
  const [every] = await partsAt(reviewer, 'forms')
  const read = reviewsPlaces.read(addressed(every?.all ?? ''))
  expect(read.said).toMatchObject({ section: 'all', filter: { submitters: [employeeId] } })
  const [few] = await partsAt(colleague, 'forms')
  const fewIds = new Set(few?.rows.map(({ id }) => id))
  const isOpen = async (id: string) => {
    const answer = await colleague.client.reviewForms.information({ myFormId: id })
    return answer.status === 200
  }
  const open = await Promise.all([...fewIds].map(isOpen))
  expect(open).not.toContain(false)
  const closed = await Promise.all((own?.rows ?? []).map(({ id }) => isOpen(id)))
  const hidden = (own?.rows ?? []).filter((_, at) => closed[at] === false)
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.filter(({ id }) => fewIds.has(id))).toEqual([])
})

test('actions and jobs are those of the person alone', async () => {
  const [actions] = await partsAt(employee, 'actions')
  expect(actions?.rows.length).toBeGreaterThan(0)
  const details = await Promise.all(
    (actions?.rows ?? []).map(async ({ id: actionId }) =>
      content(await employee.client.actions.get({ actionId })),
    ),
  )
  for (const { assignees } of details) {
    expect(assignees.map(({ personId }) => personId)).toContain(employeeId)
  }
  const read = actionsPlaces.read(addressed(actions?.all ?? ''))
  expect(read.said.filter.assignees).toEqual([employeeId])
  const jobs = await partsAt(employee, 'jobs')
  expect(jobs.map(({ name }) => name)).toEqual(['analyses', 'lockouts'])
  expect(jobs[0]?.rows.length).toBeGreaterThan(0)
})

test('oneself sees what one is asked to acknowledge, and how far one is', async () => {
  const [files, sheets] = await partsAt(employee, 'acknowledgements')
  expect([files?.name, sheets?.name]).toEqual(['files', 'sheets'])
  const rows = [...(files?.rows ?? []), ...(sheets?.rows ?? [])]
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ badge }) => badge !== undefined)).toBe(true)
})

test('kudos are told to those who may read the form', async () => {
  const [own] = await partsAt(employee, 'forms')
  const opened = await Promise.all(
    (own?.rows ?? []).map(async ({ id: myFormId }) => ({
      myFormId,
      isOpen: (await colleague.client.reviewForms.information({ myFormId })).status === 200,
    })),
  )
  const myFormId = opened.find(({ isOpen }) => !isOpen)?.myFormId ?? ''
  content(await reviewer.client.myForms.giveKudos({ myFormId, category: 'Mentoring' }))
  const [kudos] = content(await employee.client.myForms.kudos({ myFormId }))
  const ids = async (looking: TestPerson) =>
    (await partsAt(looking, 'recognition')).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(await ids(employee)).toContain(kudos?.id)
  expect(await ids(reviewer)).toContain(kudos?.id)
  expect(await ids(colleague)).not.toContain(kudos?.id)
})

test('nobody is there for an id of nobody', async () => {
  for (const looking of [colleague, admin]) {
    expect(await led(profile(looking, 'nobody'))).toBe(paths.noAccess('person'))
  }
})

test('the link to an account at the company is shown to who keeps accounts, and removed by a form', async () => {
  const { kysely } = world.entry.database
  const person = await kysely
    .selectFrom('people')
    .select('shard_key')
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('sign_in_identities')
    .values({
      ...{
        shard_key: person.shard_key,
        person_id: employeeId,
        subject: 's',
        linked_at: new Date(),
      },
      issuer: 'https://login.company.example/staff',
    })
    .execute()
  const links = async () => (await profile(admin, employeeId)).account?.providerLinks
  expect(await links()).toMatchObject([{ provider: 'login.company.example/staff' }])
  const body = new URLSearchParams({ intent: 'unlink', [formKeyField]: 'unlinks' })
  const post = async (looking: TestPerson) => {
    const arrived = await world.arriving(looking, paths.employee(employeeId), {
      ...{ method: 'POST', body },
    })
    return await action({ ...arrived, params: { id: employeeId } })
  }
  await post(colleague)
  expect(await links()).toHaveLength(1)
  expect(((await post(admin)) as Response).headers.get('Location')).toBe(paths.employee(employeeId))
  expect(await links()).toEqual([])
  employee = await world.signedIn('employee')
})

async function posted(person: TestPerson, id: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ [formKeyField]: `contact-${(keys += 1)}`, ...fields })
  const arrived = await world.arriving(person, paths.employee(id), { method: 'POST', body })
  return action({ ...arrived, params: { id } }).catch((thrown: unknown) => thrown)
}
let keys = 0

test('whom to call is said by oneself, and shown to whoever may look once they ask', async () => {
  const own = await profile(employee, employeeId)
  expect(own).toMatchObject({ hasContact: true, contact: { call: null, mayEdit: true } })
  const start = { name: 'Jo Reed', relation: 'Sister', phone: '907 555 0134' }
  const save = { intent: 'saveContact', rowVersion: String(own.contact?.rowVersion) }
  const wrong = await posted(employee, employeeId, { ...save, ...start, phone: 'home' })
  expect(wrong).toMatchObject({
    data: { lastResult: { error: { phone: [expect.stringContaining('phone number')] } } },
  })
  expect(await posted(employee, employeeId, { ...save, ...start })).toBeInstanceOf(Response)
  expect((await profile(employee, employeeId)).contact).toMatchObject({
    ...{ start, call: { href: 'tel:9075550134' } },
  })

  expect(await profile(admin, employeeId)).toMatchObject({ hasContact: true, contact: null })
  const look = { intent: 'lookAtContact' }
  const shown = { contact: { start, mayEdit: true } }
  expect(await posted(admin, employeeId, look)).toMatchObject(shown)
  // A page that is loaded anew posts the same again, and is no reason to say that nobody is named.
  const again = { ...look, [formKeyField]: 'looked-at-twice' }
  expect(await posted(admin, employeeId, again)).toMatchObject(shown)
  expect(await posted(admin, employeeId, again)).toMatchObject(shown)

  expect(await profile(colleague, employeeId)).toMatchObject({ hasContact: false, contact: null })
  const refused = await posted(colleague, employeeId, look)
  expect((refused as Response).headers.get('Location')).toBe(paths.noAccess('person'))
})

test('who has left is there for who keeps their account alone', async () => {
  const { account, waiting } = await profile(admin, colleagueId)
  const body = new URLSearchParams({
    ...{ intent: 'deactivate', rowVersion: String(account?.rowVersion), [formKeyField]: 'leaves' },
  })
  const arrived = await world.arriving(admin, paths.employee(colleagueId), { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id: colleagueId } })
  expect((answer as Response).headers.get('Location')).toBe(paths.employee(colleagueId))
  expect(await led(profile(employee, colleagueId))).toBe(paths.noAccess('person'))
  const left = await profile(admin, colleagueId)
  expect(left).toMatchObject({
    account: { state: 'left' },
    person: { email: demoEmail('colleague') },
  })
  expect(left.waiting?.works).toEqual(waiting?.works)
})

test('what waits for somebody is said to whoever keeps their account, with the lists that have it', async () => {
  expect((await profile(reviewer, employeeId)).waiting).toBeNull()
  expect((await profile(admin, employeeId, 'permissions')).waiting).toBeNull()
  const { waiting } = await profile(admin, employeeId)
  const detail = content(await admin.client.people.get({ userId: employeeId }))
  expect(waiting?.manager).toBe(detail.manager?.fullName)
  const toDo = waiting?.works.find(({ name }) => name === 'action_to_do')
  expect(toDo).toMatchObject({ goesOn: true })
  const { filter, section } = actionsPlaces.read(addressed(toDo?.to ?? '')).said
  expect(section).toBe('all')
  const listed = async ({ client }: TestPerson) => {
    const asked = {
      ...({ section: 'all', startDate: 'none' } as const),
      ...{ assignees: [...(filter.assignees ?? [])], status: [...(filter.statuses ?? [])] },
    }
    return content(await client.actions.list(asked)).totalRecords
  }
  // An action on a form of limited access is counted, and listed to its own people alone.
  expect(await listed(employee)).toBeGreaterThanOrEqual(toDo?.count ?? 0)
  expect(await listed(admin)).toBeGreaterThan(0)
})
