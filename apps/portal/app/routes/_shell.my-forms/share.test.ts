import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content, openTestPage, type TestPage, type TestPerson } from './test-page.ts'

let world: TestPage
let employee: TestPerson
let shared: string
let draft: string
let marked: Record<'manager' | 'approver', string>

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  marked = { manager: await idOf('manager'), approver: await idOf('approver') }
  shared = await entryOf('completed', ['complete'])
  draft = await entryOf('ongoing', [])
}, 120_000)
afterAll(() => world.entry.close())

/** An entry that neither of the two, nor the colleague, finds on a list yet, be it as its signer. */
async function entryOf(section: 'completed' | 'ongoing', status: string[]): Promise<string> {
  const readers = await world.entry.database.kysely
    .selectFrom('my_form_readers')
    .select('id')
    .where('person_id', 'in', [...Object.values(marked), await idOf('colleague')])
    .execute()
  const read = new Set(readers.map(({ id }) => id))
  for (let pOffset = 0; pOffset < 120; pOffset += 10) {
    const { data } = content(await employee.client.myForms.list({ section, status, pOffset }))
    const [entry] = data.filter(({ id }) => !read.has(id))
    if (entry !== undefined) {
      return entry.id
    }
  }
  throw new Error(`Each entry of ${section} is open to one of them.`)
}

async function idOf(role: 'manager' | 'approver' | 'colleague'): Promise<string> {
  const person = await world.signedIn(role)
  return content(await person.client.auth.session({})).user.personId
}

function address(id: string, more = ''): string {
  return `/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${id}${more}`
}

async function panelOf(person: TestPerson, at: string) {
  const { page } = await world.load(person, at)
  if (page?.dialog?.kind !== 'share') {
    throw new Error('The dialog is not open.')
  }
  return page.dialog.panel
}

async function share(person: TestPerson, id: string, people: string[]) {
  const { page } = await world.load(person, '/my-forms?selectedFilterId=none')
  const formKey = page?.filters.formKey ?? ''
  const fields = [
    ['intent', 'share'],
    ['formKey', formKey],
    ['id', id],
    ...people.map((personId) => ['personIds', personId]),
  ]
  return world.post(person, address(id), fields)
}

describe('the share dialog', () => {
  test('of an entry that is not open leads to the no-access page', async () => {
    for (const id of [shared, 'no-such-entry']) {
      const { to } = await world.load(await world.signedIn('colleague'), address(id))
      expect(to).toBe('/no-access?type=share')
    }
  })

  test('of a draft says why, and shares nothing', async () => {
    const { refusal } = await panelOf(employee, address(draft))
    expect(refusal).toBe('A form can be shared once it is in review or completed.')
    expect(await share(employee, draft, [marked.manager])).toMatchObject({ said: refusal })
  })

  test('finds by name, keeps who is picked in the address, and says who is not here', async () => {
    const people = `&people=${marked.manager},no-such-person,${marked.approver}`
    const panel = await panelOf(employee, address(shared, `${people}&words=manager@holdpoint`))
    expect(panel.picked.map(({ personId }) => personId)).toEqual([marked.manager, marked.approver])
    expect(panel.missing).toBe(1)
    expect(panel.refusal).toBeNull()
    const found = panel.found.map(({ personId }) => personId)
    expect(found).toContain(marked.manager)
    expect((await panelOf(employee, address(shared, '&words=nobody+at+all'))).found).toEqual([])
  })
})

describe('sharing', () => {
  test('asks for somebody to share with', async () => {
    expect(await share(employee, shared, [])).toMatchObject({
      said: 'Please choose at least one person.',
    })
  })

  test('refuses somebody twice, and people who are not here', async () => {
    expect(await share(employee, shared, [marked.manager, marked.manager])).toMatchObject({
      said: 'Selected user already added in share list.',
    })
    expect(await share(employee, shared, ['no-such-person'])).toMatchObject({
      said: 'Some of the people chosen are not employees here, or no longer.',
    })
  })

  test('leads away where the entry is not there, or not open to who shares it', async () => {
    for (const id of [shared, 'no-such-entry']) {
      const { to } = await share(await world.signedIn('colleague'), id, [marked.manager])
      expect(to).toBe('/no-access?type=share')
    }
  })

  test('tells who has it now and who had it before; the receiver finds it', async () => {
    const manager = await world.signedIn('manager')
    const found = async () => {
      const { page } = await world.load(
        manager,
        '/my-forms?section=signature&selectedStartDate=none&selectedFilterId=none',
      )
      return page?.totalRecords ?? 0
    }
    const before = await found()
    const first = await share(employee, shared, [marked.manager])
    expect(first.to).toBe('/my-forms?section=completed&selectedFilterId=none')
    expect(first.toast).toMatchObject({ tone: 'success' })
    expect(first.toast?.text).toMatch(/^Shared with [^.]+\.$/)
    expect(await found()).toBe(before + 1)

    const again = await share(employee, shared, [marked.manager, marked.approver])
    expect(again.toast?.text).toMatch(/^Shared with [^.]+\. [^.]+ had it already\.$/)
    const third = await share(employee, shared, [marked.manager])
    expect(third.toast).toMatchObject({ tone: 'info' })
    expect(third.toast?.text).toMatch(/^[^.]+ had it already\.$/)

    const told = await world.entry.database.kysely
      .selectFrom('outbox')
      .select('person_ids')
      .where('record_id', '=', shared)
      .where('kind', '=', 'form_shared')
      .orderBy('id')
      .execute()
    expect(told.flatMap(({ person_ids }) => person_ids)).toEqual([marked.manager, marked.approver])
    const { page } = await world.load(manager, address(shared))
    expect(page?.dialog?.kind).toBe('share')
  })
})
