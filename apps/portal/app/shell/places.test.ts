import { policies } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { foundGroups } from './found-groups.ts'
import { firstPlaces, isWithin, railLength, shownGroups, waitingIn } from './place-groups.ts'
import {
  categoryKeepers,
  fillPlace,
  formKeepers,
  formTypeKeepers,
  hazardReaders,
  keysForPlaces,
  opening,
  lotoTemplateReaders,
  rightsKeepers,
  scheduleKeepers,
  shellTable,
  teamKey,
} from './places.ts'
import { madeUpTable, madeUpWaiting } from './test-places.ts'

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name)
const railed = ({ groups }: typeof shellTable) =>
  groups.filter(({ isSetUp }) => isSetUp !== true).flatMap(({ places }) => places)

describe.each([
  ['the portal', shellTable],
  ['the made-up portal', madeUpTable],
])('the table of %s', (_, table) => {
  const places = table.groups.flatMap((group) => group.places)

  test('has at most 15 places in the rail, and no letter, address or icon twice', () => {
    expect(railed(table).length).toBeLessThanOrEqual(15)
    for (const part of ['key', 'to', 'name', 'Icon'] as const) {
      expect(new Set(places.map((place) => place[part])).size, part).toBe(places.length)
    }
    expect(places.map(({ key }) => key)).not.toContain(fillPlace.key)
  })

  test('has at most two places on each side of Fill', () => {
    expect(places.filter(({ bar }) => bar === 'left').length).toBeLessThanOrEqual(2)
    expect(places.filter(({ bar }) => bar === 'right').length).toBeLessThanOrEqual(1)
  })

  test('has its groups in order', () => {
    const order = ['Do', 'Check', 'Safety', 'Know', 'Company', 'Set up']
    const names = table.groups.map(({ name }) => name)
    expect(names).toEqual(order.filter((name) => names.some((one) => one === name)))
  })

  test('every place covers its own address', () => {
    for (const place of places.filter(({ name }) => name !== 'People and rights')) {
      expect(isWithin(place, place.to), place.name).toBe(true)
    }
  })
})

test.each([
  ['/my-form/fill-out/1', ['My Forms']],
  ['/review-form/review-form-question/1', ['Reviews']],
  ['/reports/view/library.stop-work', ['Reports']],
  ['/settings/api-keys/new', ['Settings']],
  ['/settings/webhooks/01J9ZK/edit', ['Settings']],
  ['/manage-form-type/edit', ['Settings']],
  ['/manage-forms/edit', ['Settings']],
  ['/form-schedules/edit', ['Settings']],
  ['/inquiries/edit', ['Settings']],
  ['/sqr/view/1', ['Quality reports']],
  ['/sqr/settings', ['Quality reports']],
  ['/categories', ['Settings']],
  ['/employees-and-permissions/groups', ['People']],
  ['/training/qualifications', ['People']],
  ['/pending-approvals', ['Approvals']],
  ['/', ['Home']],
  ['/no-access', []],
])('%s lies in %j', (path, names) => {
  expect(namesOf(railed(shellTable).filter((place) => isWithin(place, path)))).toEqual(names)
})

describe('what a person sees', () => {
  test.each([
    ['jsa.masterHazards', hazardReaders],
    ['loto.templates', lotoTemplateReaders],
    ['formTypes.list', formTypeKeepers],
    ['manageForms.list', formKeepers],
    ['permissions.listGroups', rightsKeepers],
  ] as const)('the keys of a place are those of %s', (call, keys) => {
    expect(keys.toSorted()).toEqual(policies[call].keys.toSorted())
  })

  test('categories are a place of whoever may do something with some of them', () => {
    const rules = [policies['categories.save'], policies['categories.remove']]
    const keys = rules.flatMap(({ record }) => record.ties.flatMap(({ keys: ofTie }) => ofTie))
    expect(categoryKeepers.toSorted()).toEqual([...new Set<string>(keys)].sort())
  })

  test('form schedules are a place of whoever may begin one', () => {
    const { ties } = policies['formSchedules.save'].record
    const toBegin = ties.find(({ tie }) => tie === 'signer')?.keys ?? []
    expect(scheduleKeepers.toSorted()).toEqual(toBegin.toSorted())
    expect(ties).toContainEqual({ tie: 'team', keys: [] })
    const shown = (hasTeam: boolean) =>
      keysForPlaces(opening({ permissions: [], hasTeam })).includes(teamKey)
    expect([shown(true), shown(false)]).toEqual([true, false])
  })

  test('a place with keys is seen by whoever holds one of them', () => {
    const seen = (held: string[]) =>
      namesOf(shownGroups(madeUpTable.groups, held).flatMap(({ places }) => places))
    expect(seen([])).not.toContain('Reviews')
    expect(seen(['access_all_submissions'])).toContain('Reviews')
    expect(seen(['access_all_submissions'])).not.toContain('Approvals')
    expect(seen([])).toContain('LOTO')
  })

  test('a page learns of the keys that places ask for, and of no others', () => {
    expect(keysForPlaces(['admin', 'elevate_forms'], madeUpTable)).toEqual(['admin'])
    expect(keysForPlaces(['elevate_forms'])).toEqual([])
  })
})

describe('where there is less room', () => {
  test('six places stay beside More, in their order', () => {
    const six = ['Home', 'My Forms', 'Actions', 'Reviews', 'JSA', 'LOTO']
    expect(namesOf(firstPlaces(railed(madeUpTable)))).toEqual(six)
  })

  test('whoever may not see one of the six keeps another', () => {
    const places = railed(madeUpTable).filter(({ name }) => name !== 'Reviews')
    const six = ['Home', 'My Forms', 'Actions', 'Approvals', 'JSA', 'LOTO']
    expect(namesOf(firstPlaces(places))).toEqual(six)
  })

  test('seven places need no More', () => {
    expect(firstPlaces(railed(madeUpTable).slice(0, 7))).toHaveLength(7)
    expect(firstPlaces(railed(madeUpTable).slice(0, 8))).toHaveLength(6)
    expect([2, 7, 8, 11, 12, 15].map(railLength)).toEqual([
      ...['short', 'short', 'middle', 'middle', 'long', 'long'],
    ])
  })
})

test('a search finds places by their name and by their group, whatever the case', () => {
  const found = (words: string) =>
    namesOf(foundGroups(madeUpTable.groups, words).flatMap(({ places }) => places))
  expect(found('sds')).toEqual(['Files and SDS'])
  expect(found('safety')).toEqual(['JSA', 'LOTO', 'SQR'])
  expect(found('set LOTO')).toEqual(['LOTO templates'])
  // By another name of the field as well.
  expect(found('lockout tagout')).toEqual(['LOTO', 'LOTO templates'])
  expect(found('JHA')).toEqual(['JSA'])
  expect(found('  ')).toHaveLength(25)
  expect(found('nowhere')).toEqual([])
})

test('what waits in a group is the sum of its places', () => {
  const [know] = madeUpTable.groups.filter(({ name }) => name === 'Know')
  expect(waitingIn(know?.places ?? [], madeUpWaiting)).toBe(5)
})
