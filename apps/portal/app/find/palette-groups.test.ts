import { describe, expect, test } from 'vitest'
import { shellTable } from '../shell/places.ts'
import type { FoundView } from './found-view.ts'
import { paletteGroups } from './palette-groups.ts'

const none = { rows: [], hasMore: false }
const nothing: FoundView = {
  ...{ forms: none, entries: none, reviews: none, actions: none },
  ...{ messages: none, people: none, topics: none },
  ...{ files: none, sheets: none, hazards: none, analyses: none, lockouts: none },
  ...{ qualityReports: none, equipment: none, workOrders: none, qualifications: none },
}
const cancel = { name: 'Cancel', to: '/actions/a1?dialog=move&event=cancel' }
const recent = { to: '/actions/a7', name: 'Change the whip', detail: 'ACT-26-00007' }

function drawn(offered: Partial<Parameters<typeof paletteGroups>[0]>) {
  const groups = paletteGroups({
    ...{ typed: '', found: undefined, places: shellTable.groups, commands: [cancel] },
    ...{ recent: [recent], ...offered },
  })
  return groups.map(({ name, rows }) => [name, rows.map((row) => row.name)])
}

describe('the rows of the palette', () => {
  test('are the open record’s moves, what is recent and all places before anything is typed', () => {
    expect(drawn({})).toEqual([
      ['This record', ['Cancel']],
      ['Recent', ['Change the whip']],
      [
        'Places',
        [
          ...['Home', 'My Forms', 'Actions', 'Messages', 'Reviews', 'Approvals', 'JSA'],
          ...['LOTO', 'Quality reports'],
          ...['Topics', 'Files', 'Safety data sheets', 'People', 'Reports'],
          ...[
            'Settings',
            'Hazards',
            'LOTO templates',
            'Manage forms',
            'Form schedules',
            'Form types',
          ],
          ...['Inquiries', 'Categories', 'Training and skills', 'Rights'],
          'Fill Form',
        ],
      ],
    ])
  })

  test('are at once what has the words among them, and the rest when it is found', () => {
    expect(drawn({ typed: ' forms ' })).toEqual([['Places', ['My Forms', 'Manage forms']]])
    const person = { id: 'p1', name: 'Ann Forms', detail: '', email: null, isSSE: true }
    const found = { ...nothing, people: { rows: [person], hasMore: true } }
    expect(drawn({ typed: 'forms', found })).toEqual([
      ['Places', ['My Forms', 'Manage forms']],
      ['People', ['Ann Forms']],
    ])
  })

  test('lead to the page of somebody', () => {
    const person = { id: 'p1', name: 'Ann Forms', detail: '', email: null, isSSE: false }
    const people = { rows: [person], hasMore: false }
    const [group] = paletteGroups({
      ...{ typed: 'ann', found: { ...nothing, people }, places: [], commands: [], recent: [] },
    })
    expect(group?.rows[0]?.to).toBe('/employees-and-permissions/p1')
  })

  test('lead to the fill menu, which starts a form by a press', () => {
    const form = { id: 'f1', version: 1, isLimitedAccess: false, title: 'Iron & hoses' }
    const forms = { rows: [{ ...form, iconUrl: '', about: 'Equipment' }], hasMore: false }
    const [group] = paletteGroups({
      ...{ typed: 'iron', found: { ...nothing, forms }, places: [], commands: [], recent: [] },
    })
    expect(group?.rows[0]?.to).toBe('/my-forms?dialog=fill&words=Iron+%26+hoses')
  })
})
