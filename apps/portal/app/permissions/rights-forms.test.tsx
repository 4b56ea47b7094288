import { expect, test } from 'vitest'
import type { EditAgain } from '../records/edit-again.ts'
import { drawnPart } from '../test-drawn-part.tsx'
import { GroupForm } from './group-form.tsx'
import { GroupPeople } from './group-people.tsx'
import type { ChangedAnswer, LookedAgain } from './group-deeds.ts'
import type { KeyArea } from './key-areas.tsx'
import { PersonRightsForm } from './person-rights-form.tsx'

const areas: readonly KeyArea[] = [
  {
    ...{ name: 'topics', label: 'Topics', says: '1 of 2' },
    rights: [
      { key: 'create_topics', label: 'Open topics', why: 'From Keepers' },
      { key: 'delete_all_topics', label: 'Delete any topic', why: '' },
    ],
  },
  {
    ...{ name: 'notify', label: 'Rules', says: '0 of 1' },
    rights: [{ key: 'edit_notify', label: 'Write rules', why: '' }],
  },
]

/** The tick of a name and a value, as it is sent. */
const ticked = (html: string, name: string, value: string) =>
  new RegExp(`name="${name}"[^>]* checked=""[^>]* value="${value}"`).test(html) ||
  new RegExp(`name="${name}" value="${value}" checked=""`).test(html)

const again = (initialValue: Record<string, string | string[]>, error = {}): EditAgain => ({
  lastResult: { status: 'error', initialValue, error },
  ...{ found: null, known: {} },
})

const person = {
  start: { groupIds: ['g-1'], grants: [], denies: ['create_topics'], had: 'g-1;;create_topics' },
  groups: [['g-1', 'Keepers'] as const],
  ...{ areas, formKey: 'key', backTo: '/back' },
}

test('a part of which something is given or denied alone is open, the others are folded', async () => {
  const html = await drawnPart(() => <PersonRightsForm page={person} />)
  expect(html.match(/<details[^>]*>/g)?.map((fold) => fold.includes('open'))).toEqual([true, false])
  expect(ticked(html, 'denies', 'create_topics')).toBe(true)
  expect(ticked(html, 'grants', 'create_topics')).toBe(false)
  expect(ticked(html, 'groupIds', 'g-1')).toBe(true)
  expect(html).toContain('From Keepers')
})

test('rights that were refused come back ticked, under the sentence that refused them', async () => {
  const refused = again(
    { groupIds: '', grants: ['edit_notify', ''], denies: '', had: 'g-1;;create_topics' },
    { '': ['You can only give permissions that you hold yourself.'] },
  )
  const html = await drawnPart(() => <PersonRightsForm page={person} />, refused)
  expect(html).toContain('You can only give permissions that you hold yourself.')
  expect(ticked(html, 'grants', 'edit_notify')).toBe(true)
  expect(ticked(html, 'denies', 'create_topics')).toBe(false)
  expect(ticked(html, 'groupIds', 'g-1')).toBe(false)
  expect(html).toContain('name="had" value="g-1;;create_topics"')
})

test('a group without a right opens all parts, and says so above them', async () => {
  const page = {
    start: { name: 'Keepers', permissions: [] },
    ...{ areas, formKey: 'key', backTo: '/back' },
  }
  const sentence = 'Atleast one permission is required.'
  const html = await drawnPart(
    () => <GroupForm page={page} />,
    again({ name: 'Keepers', permissions: '' }, { permissions: [sentence] }),
  )
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2)
  expect(html.indexOf(sentence)).toBeLessThan(html.indexOf('<details'))
})

const several = {
  ...{ groupId: 'g-1', name: 'Keepers', formKey: 'key', offered: [] },
  start: { deed: 'add' as const, userIds: [] },
}
const lines = [{ who: 'Ada Moss', gained: ['Open topics'], lost: [] }]
const drawnSeveral = (answer: object) =>
  drawnPart(() => <GroupPeople page={several} search={() => Promise.resolve([])} />, answer)

test('what several people would gain stands in the form, with them still ticked', async () => {
  const looked: LookedAgain = {
    lastResult: { initialValue: { deed: 'remove', userIds: ['', 'p-1'] } },
    ...{ found: null, known: { userIds: [{ id: 'p-1', name: 'Ada Moss', detail: null }] } },
    looked: { lines, undo: null, isLasting: true },
  }
  const html = await drawnSeveral(looked)
  expect(html).toContain('Gain: Open topics.')
  expect(html).toContain('somebody who does must put them back')
  expect(html).toMatch(/<option value="remove" selected=""/)
  expect(ticked(html, 'userIds', 'p-1')).toBe(true)
})

test('what was changed takes the place of the form, with the way back', async () => {
  const changed: ChangedAnswer = {
    changed: { lines, undo: '[{"userIds":["p-1"]}]', isLasting: false },
  }
  const html = await drawnSeveral(changed)
  expect(html).toContain('What has changed')
  expect(html).toContain('value="[{&quot;userIds&quot;:[&quot;p-1&quot;]}]"')
  expect(html).not.toContain('value="apply"')
})
