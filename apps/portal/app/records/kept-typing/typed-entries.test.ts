import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import type { TypedEntry } from '../../offline/typed-records.ts'
import { keepable, keyOf } from './typed-entries.ts'
import { typedPlace } from './typed-place.ts'

test('keeps what a person typed, without files, secrets and what the page adds', () => {
  const form = new FormData()
  const fields = {
    ...{ formKey: 'k', intent: 'save', __state__: '{}', rowVersion: '3', password: 'secret' },
    ...{
      photo: 'upload:u1',
      title: 'upload: the hose',
      description: 'One\r\ntwo',
      'steps[0].title': 'Stop',
    },
  }
  Object.entries(fields).forEach(([name, value]) => form.append(name, value))
  form.append('document', new File(['x'], 'plan.pdf'))
  expect(keepable(form, new Set(['password']))).toEqual([
    ['rowVersion', '3'],
    ['title', 'upload: the hose'],
    ['description', 'One\ntwo'],
    ['steps[0].title', 'Stop'],
  ])
})

test('two states are the same where the person said the same', () => {
  const said: TypedEntry[] = [
    ['rowVersion', '3'],
    ['assigneeIds', ''],
    ['assigneeIds', 'ann'],
    ['assigneeIds', 'ben'],
  ]
  const drawnAgain: TypedEntry[] = [
    ['rowVersion', '4'],
    ['found.assigneeIds', 'be'],
    ['assigneeIds', 'ben'],
    ['assigneeIds', 'ann'],
  ]
  expect(keyOf(drawnAgain)).toBe(keyOf(said))
  expect(keyOf([...said, ['title', 'x']])).not.toBe(keyOf(said))
})

test('a form is found by what its address is about, whatever list it was opened from', () => {
  const search = '?page=2&section=open&dialog=move&id=a1&event=cancel&to=%2Fhome'
  const place = typedPlace({ pathname: '/actions', search }, 'move')
  expect(place).toEqual({ address: '/actions?dialog=move&event=cancel&id=a1', formId: 'move' })
  expect(typedPlace({ pathname: '/jsa', search: '?page=2' }, 'jsa').address).toBe('/jsa')
})

test.each([
  [
    paths.masterLists({
      list: 'crews',
      search: 'ni',
      retired: 1,
      page: 2,
      dialog: 'edit',
      id: 'n1',
    }),
    paths.masterLists({ list: 'crews', dialog: 'edit', id: 'n1' }),
  ],
  [
    paths.pendingApprovals({
      kind: 'action',
      tick: 'all',
      approved: 'a1',
      dialog: 'reject',
      item: 'i',
    }),
    paths.pendingApprovals({ kind: 'action', dialog: 'reject', item: 'i' }),
  ],
  [
    paths.jsa('j1', { pane: 'crew', older: 2, dialog: 'move', event: 'submit' }),
    paths.jsa('j1', { dialog: 'move', event: 'submit' }),
  ],
  [
    `${paths.jsaList()}?selectedStatus=draft&selectedStartDate=none&view=cards&selectedAssets=a1`,
    paths.jsaList(),
  ],
])('a dialog at %s is found by what it asks about', (opened, about) => {
  const place = (address: string) => typedPlace(new URL(address, 'https://portal'), 'form')
  expect(place(opened)).toEqual(place(about))
})
