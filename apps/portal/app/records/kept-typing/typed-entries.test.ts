import { expect, test } from 'vitest'
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
