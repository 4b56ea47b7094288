import type { FormDefinition } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { createFillerStore } from './filler-store.ts'

const definition: FormDefinition = {
  ...{ schema: 1, key: 'visit', version: 1, title: { en: 'Visit' }, languages: ['en'] },
  items: [
    {
      ...{ key: 'people', type: 'section', title: { en: 'People' } },
      repeat: { label: { en: 'Person' }, min: 0, max: 3 },
      items: [
        { key: 'name', type: 'text', label: { en: 'Name' } },
        { key: 'day', type: 'date', label: { en: 'Day' }, default: { op: 'today' } },
      ],
    },
  ],
}
const stored = {
  'people-list': { value: ['1', '2'], rev: 2 },
  'name-1': { value: 'Ana', rev: 1 },
  'name-2': { value: 'Bo', rev: 1 },
  'name-3': { value: 'Cy', rev: 4 },
}
const storeOf = (answers = {}) =>
  createFillerStore(
    { id: null, title: 'Visit', definition, answers, today: '2026-11-28', lang: 'en' },
    undefined,
  )

test('what is asked of one more is known once there is one, and where to go on', () => {
  const store = storeOf()
  expect([...store.questions.keys()]).toEqual(['people-list'])
  expect(store.actions.changeInstances({ do: 'add', section: 'people' })).toBe('name-1')
  expect([...store.questions.keys()]).toEqual(['people-list', 'name-1', 'day-1'])
  expect(store.answers(store.read())).toMatchObject({
    'people-list': { value: ['1'] },
    'day-1': { value: '2026-11-28' },
  })
})

test('what is typed in one that is removed stays, and is there when it is put back', () => {
  const store = storeOf(stored)
  const name = { key: 'name-2', type: 'text', label: { en: 'Name' } } as const
  store.actions.edit(name, { raw: ['Bob'] }, 'pause')
  const remove = { do: 'remove', section: 'people', instance: '2' } as const
  expect(store.actions.changeInstances(remove)).toBe('people-list')
  expect(store.answers(store.read())['people-list']?.value).toEqual(['1'])
  expect(store.actions.changeInstances({ ...remove, do: 'putBack' })).toBe('name-2')
  expect(store.answers(store.read())).toMatchObject({
    'people-list': { value: ['1', '2'] },
    'name-2': { value: 'Bob' },
  })
})

test('a number that was another’s is not given again, though that one is not shown', () => {
  const store = storeOf(stored)
  expect(store.actions.changeInstances({ do: 'add', section: 'people' })).toBe('name-4')
  const add = store.actions.changeInstances({ do: 'add', section: 'people' })
  expect(add).toBe('name-4')
  expect(store.answers(store.read())['people-list']?.value).toEqual(['1', '2', '4'])
})

test('news of one that was added elsewhere bring its questions along', () => {
  const store = storeOf(stored)
  store.takeNews({
    'people-list': { value: ['1', '2', '3'], rev: 3 },
    'name-3': { value: 'Cyd', rev: 5 },
  })
  expect(store.questions.has('name-3')).toBe(true)
  expect(store.answers(store.read())['name-3']).toMatchObject({ value: 'Cyd' })
})
