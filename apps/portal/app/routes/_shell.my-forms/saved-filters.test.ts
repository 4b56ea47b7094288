import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { myFormsFilter, quickWindow, type SavedFilter } from '@holdpoint/api'
import { content, openTestPage, type TestPage, type TestPerson } from './test-page.ts'

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())
beforeEach(async () => {
  await world.entry.database.kysely.deleteFrom('saved_filters').execute()
})

const completed = '/my-forms?section=completed'
const dialog = `${completed}&dialog=saved-filters`
const kudos = { ...myFormsFilter.plain, isKudos: true }

async function kept(
  title: string,
  filter: Parameters<typeof myFormsFilter.savedOf>[0],
  isDefault = false,
): Promise<SavedFilter> {
  const filterValues = myFormsFilter.savedOf(filter)
  const filterObject = [{ title, isDefault, type: 'myform' as const, filterValues }]
  const [saved] = content(await employee.client.savedFilters.save({ filterObject }))
  if (saved === undefined) {
    throw new Error('Nothing was saved.')
  }
  return saved
}

async function all(): Promise<SavedFilter[]> {
  return content(await employee.client.savedFilters.list({ type: 'myform' }))
}

/** The dialog and the form key of one of its forms: a filter's, else that of a new one. */
async function opened(address = dialog, id?: string) {
  const { page } = await world.load(employee, address)
  if (page?.dialog?.kind !== 'saved-filters') {
    throw new Error('The dialog is not open.')
  }
  const { panel } = page.dialog
  const row = panel.filters.find((filter) => filter.id === id)
  return { panel, formKey: row?.formKey ?? panel.formKey }
}

async function post(
  intent: string,
  { address = dialog, ...fields }: Record<string, string> & { address?: string },
) {
  const { formKey } = await opened(address, fields['id'])
  return world.post(employee, address, { intent, formKey, ...fields })
}

describe('saving the filter of now', () => {
  test('asks for a title', async () => {
    expect(await post('saveFilter', { title: '  ' })).toMatchObject({ said: 'Please enter title.' })
    expect(await all()).toEqual([])
  })

  test('refuses a title that one has already', async () => {
    await kept('Night shift', kudos)
    expect(await post('saveFilter', { title: 'night SHIFT' })).toMatchObject({
      said: 'You have a filter with this title already.',
    })
  })

  test('refuses days that make no range', async () => {
    const address = `${dialog}&selectedStartDate=2026-03-05&selectedEndDate=2026-03-01`
    const { said } = await post('saveFilter', { address, title: 'Backwards' })
    expect(said).toMatch(/end/i)
    expect(await all()).toEqual([])
  })

  test('keeps it, shows the list as that filter and says so', async () => {
    const address = `${dialog}&isKudosSelected=true&selectedCrewOptions=F-01,F-02&searchValue=walk`
    const { to, toast } = await post('saveFilter', { address, title: 'Praised', isDefault: 'true' })
    const [saved] = await all()
    expect(saved).toMatchObject({ title: 'Praised', isDefault: true })
    expect(saved?.filterValues).toMatchObject({
      isKudos: true,
      crewIds: ['F-01', 'F-02'],
      dateRange: 30,
    })
    expect(toast?.text).toBe('Filter saved.')
    const query = new URL(to ?? '', 'http://portal').searchParams
    expect(Object.fromEntries(query)).toEqual({
      section: 'completed',
      searchValue: 'walk',
      selectedCrewOptions: 'F-01,F-02',
      isKudosSelected: 'true',
      selectedFilterId: saved?.id,
    })
  })

  test('keeps the last seven days as days, not as dates', async () => {
    const { startDate, endDate } = quickWindow(7, new Date(), 'America/Chicago')
    const address = `${dialog}&selectedStartDate=${startDate}&selectedEndDate=${endDate}`
    await post('saveFilter', { address, title: 'Week' })
    const [saved] = await all()
    expect(saved?.filterValues).toMatchObject({ dateRange: 7, startDate: null, endDate: null })
  })

  test('keeps a range without a beginning', async () => {
    const address = `${dialog}&selectedStartDate=none&selectedEndDate=2026-01-31`
    await post('saveFilter', { address, title: 'Old' })
    expect((await all())[0]?.filterValues).toMatchObject({
      startDate: '1900-01-01',
      endDate: '2026-01-31',
    })
  })

  test('keeps a filter that is too long for an address, and shows it', async () => {
    const ids = Array.from({ length: 300 }, (_, place) => `01JA${String(place).padStart(22, '0')}`)
    const { to } = await world.load(employee, `${dialog}&selectedPadNameOptions=${ids.join()}`)
    expect(to).toMatch(/filter=/)
    const saved = await post('saveFilter', { address: to ?? '', title: 'Many' })
    expect((await all())[0]?.filterValues).toMatchObject({ padIds: ids })
    expect(saved.to?.length).toBeLessThan(300)
    expect(saved.to).toMatch(/filter=.*selectedFilterId=/)
    const { panel } = await opened()
    expect(panel.filters[0]?.to.length).toBeLessThan(300)
    const applied = await world.load(employee, panel.filters[0]?.to ?? '')
    expect(applied.to).toBe(saved.to)
  })
})

describe('a saved filter', () => {
  test('is listed by title, with the way to what it shows and the mark of the default one', async () => {
    await kept('Week', { ...myFormsFilter.plain, window: { kind: 'days', days: 7 } })
    const praised = await kept('Praised', kudos, true)
    const { panel } = await opened(`${dialog}&selectedFilterId=none`)
    const { startDate, endDate } = quickWindow(7, new Date(), 'America/Chicago')
    expect(panel.filters).toMatchObject([
      { title: 'Praised', isDefault: true },
      { title: 'Week', isDefault: false },
    ])
    expect(panel.filters[0]?.to).toBe(
      `${completed}&isKudosSelected=true&selectedFilterId=${praised.id}`,
    )
    expect(panel.filters[1]?.to).toContain(
      `selectedStartDate=${startDate}&selectedEndDate=${endDate}`,
    )
  })

  test('takes another title and keeps what it holds', async () => {
    const { id } = await kept('Praised', kudos)
    const { to, toast } = await post('editFilter', { id, title: 'Kudos', rowVersion: '1' })
    expect(toast?.text).toBe('Filter saved.')
    expect(to).toBe(dialog)
    expect(await all()).toMatchObject([{ id, title: 'Kudos', filterValues: { isKudos: true } }])
  })

  test('takes what is shown now and keeps its title', async () => {
    const { id } = await kept('Mine', kudos, true)
    const address = `${dialog}&elevatedSelected=true`
    const { to } = await post('updateFilter', { address, id, rowVersion: '1' })
    expect(to).toBe(`${completed}&elevatedSelected=true&selectedFilterId=${id}`)
    expect(await all()).toMatchObject([
      { id, title: 'Mine', isDefault: true, filterValues: { isKudos: false, elevated: true } },
    ])
  })

  test('becomes the default one in the place of another, and stops being it', async () => {
    const before = await kept('Before', kudos, true)
    const { id } = await kept('After', kudos)
    const set = await post('defaultFilter', {
      address: `${dialog}&selectedFilterId=none`,
      id,
      rowVersion: '1',
      isDefault: 'true',
    })
    expect(set.toast?.text).toBe("'After' is the default filter now.")
    expect(await all()).toMatchObject([
      { id, isDefault: true },
      { id: before.id, isDefault: false },
    ])
    const address = `${dialog}&selectedFilterId=none`
    await post('defaultFilter', { address, id, rowVersion: '2', isDefault: 'false' })
    expect((await all()).some(({ isDefault }) => isDefault)).toBe(false)
  })

  test.each(['editFilter', 'updateFilter', 'defaultFilter', 'deleteFilter'])(
    'that was changed somewhere else is not changed by %s, which says so',
    async (intent) => {
      const { id } = await kept('Mine', kudos)
      await post('editFilter', { id, title: 'Mine', rowVersion: '1' })
      const { said } = await post(intent, { id, title: 'Ours', rowVersion: '1', isDefault: 'true' })
      expect(said).toMatch(/changed somewhere else/)
      expect(await all()).toMatchObject([{ title: 'Mine', isDefault: false, rowVersion: 2 }])
    },
  )

  test.each(['editFilter', 'updateFilter', 'defaultFilter', 'deleteFilter'])(
    'that is gone is said to be by %s',
    async (intent) => {
      const { said } = await post(intent, { id: 'no-such-filter', title: 'Ours' })
      expect(said).toBe('That saved filter is not there any more.')
    },
  )

  test('is deleted, and the list that showed it keeps what it shows', async () => {
    const { id } = await kept('Praised', kudos)
    const address = `${dialog}&isKudosSelected=true&selectedFilterId=${id}`
    const { to, toast } = await post('deleteFilter', { address, id, rowVersion: '1' })
    expect(toast?.text).toBe('Filter deleted.')
    expect(to).toContain('isKudosSelected=true&selectedFilterId=none')
    expect(await all()).toEqual([])
  })
})

describe('the default filter', () => {
  test('leads nobody anywhere who has none', async () => {
    await kept('Praised', kudos)
    expect(await world.load(employee, completed)).toMatchObject({ to: null })
  })

  test('applies to an address that carries no filter; tab, order and dialog stay', async () => {
    const { id } = await kept('Praised', kudos, true)
    const asked = `${dialog}&sortField=form_name&sortDirection=desc&page=3`
    const { to } = await world.load(employee, asked)
    const query = new URL(to ?? '', 'http://portal').searchParams
    expect(Object.fromEntries(query)).toEqual({
      section: 'completed',
      sortField: 'form_name',
      sortDirection: 'desc',
      isKudosSelected: 'true',
      selectedFilterId: id,
      dialog: 'saved-filters',
    })
    expect((await world.load(employee, to ?? '')).page?.said.filter.isKudos).toBe(true)
  })

  test.each([
    'selectedFilterId=none',
    'searchValue=walk',
    'elevatedSelected=true',
    'selectedStartDate=none',
    'selectedScore=20-80',
  ])('stays away where the address says %s', async (said) => {
    await kept('Praised', kudos, true)
    expect(await world.load(employee, `${completed}&${said}`)).toMatchObject({ to: null })
  })

  test('counts its last days anew', async () => {
    await kept('Week', { ...myFormsFilter.plain, window: { kind: 'days', days: 7 } }, true)
    const { startDate, endDate } = quickWindow(7, new Date(), 'America/Chicago')
    const { to } = await world.load(employee, completed)
    expect(to).toContain(`selectedStartDate=${startDate}&selectedEndDate=${endDate}`)
  })

  test('that narrows nothing leads no further than to its name', async () => {
    const { id } = await kept('Plain', myFormsFilter.plain, true)
    const { to } = await world.load(employee, completed)
    expect(to).toBe(`${completed}&selectedFilterId=${id}`)
    expect(await world.load(employee, to ?? '')).toMatchObject({ to: null })
  })

  test('leaves statuses behind that the tab does not know', async () => {
    const { id } = await kept('Rejected', { ...myFormsFilter.plain, statuses: ['reject'] }, true)
    const { to } = await world.load(employee, '/my-forms?section=ongoing')
    expect(to).toBe(`/my-forms?section=ongoing&selectedFilterId=${id}`)
    expect(await world.load(employee, to ?? '')).toMatchObject({ to: null })
  })
})

describe('an address that names a saved filter', () => {
  test('without its filter leads to the whole address', async () => {
    const { id } = await kept('Praised', kudos)
    const { to } = await world.load(employee, `${completed}&selectedFilterId=${id}&searchValue=a`)
    expect(to).toBe(`${completed}&searchValue=a&isKudosSelected=true&selectedFilterId=${id}`)
  })

  test('beside a filter of its own shows that one', async () => {
    const { id } = await kept('Praised', kudos)
    const address = `${completed}&elevatedSelected=true&selectedFilterId=${id}`
    const { page } = await world.load(employee, address)
    expect(page?.said.filter).toMatchObject({ isKudos: false, isElevated: true })
    expect(page?.filterNote).toBeNull()
  })

  test('that is gone, or somebody else’s, shows the rest and says so', async () => {
    const { id } = await kept('Praised', kudos)
    const colleague = await world.signedIn('colleague')
    const address = `${completed}&elevatedSelected=true&selectedFilterId=${id}`
    const { page } = await world.load(colleague, address)
    expect(page?.said.filter.isElevated).toBe(true)
    expect(page?.filterNote).toBe('That saved filter is not there any more.')
  })
})

describe('a saved filter that names what is not there any more', () => {
  const gone = {
    ...myFormsFilter.plain,
    districts: ['PER', 'GONE'],
    crews: ['F-01', 'F-99'],
    formIds: ['no-such-form'],
    pads: ['Blue Mesa 12'],
    businessUnits: ['no-unit'],
  }

  test('shows the rest and says what was left out', async () => {
    const { id } = await kept('Old', gone)
    const { to } = await world.load(employee, `${completed}&selectedFilterId=${id}`)
    const { page } = await world.load(employee, to ?? '')
    expect(page?.said.filter).toMatchObject({
      districts: ['PER'],
      crews: ['F-01'],
      formIds: [],
      businessUnits: [],
      pads: ['Blue Mesa 12'],
    })
    expect(page?.filterNote).toBe(
      '4 choices of this filter are not there any more and were left out: District GONE, ' +
        'Business unit no-unit, Crew F-99 and 1 more.',
    )
    expect(page?.filters.kindCount).toBe(3)
  })

  test('says nothing where everything is there', async () => {
    const { id } = await kept('New', {
      ...myFormsFilter.plain,
      districts: ['PER'],
      countries: ['Canada'],
    })
    const { to } = await world.load(employee, `${completed}&selectedFilterId=${id}`)
    expect((await world.load(employee, to ?? '')).page?.filterNote).toBeNull()
  })

  test('is updated without what was left out', async () => {
    const { id } = await kept('Old', gone)
    const { to } = await world.load(employee, `${dialog}&selectedFilterId=${id}`)
    await post('updateFilter', { address: to ?? '', id, rowVersion: '1' })
    expect((await all())[0]?.filterValues).toMatchObject({ districtIds: ['PER'], formIds: [] })
  })

  test('too long for an address stays short without it', async () => {
    const crews = Array.from({ length: 1200 }, (_, place) => `F-${place + 1000}`)
    const { id } = await kept('Long', { ...gone, crews, isKudos: true })
    const { to } = await world.load(employee, `${completed}&selectedFilterId=${id}`)
    expect(to).toMatch(/filter=/)
    const { page } = await world.load(employee, to ?? '')
    expect(page?.said.filter).toMatchObject({ crews: [], isKudos: true, districts: ['PER'] })
    expect(page?.said.keptFilter).toBeNull()
  })
})
