import { expect, test } from 'vitest'
import { outlineOf } from '../../test/edits.ts'
import { draftDefinition, parseDefinition } from '../schema.ts'
import { newDefinition, type NewDefinition } from './new-definition.ts'

const made: NewDefinition = { key: 'rig_up', title: 'Rig-up', lang: 'en', hasHeader: false }

test('a new form can be saved before it asks anything', () => {
  const definition = newDefinition(made)
  expect(draftDefinition.safeParse(definition).success).toBe(true)
  expect(definition).toMatchObject({ version: 1, title: { en: 'Rig-up' }, items: [] })
})

test('with the usual header it can be published as it is, in any language', () => {
  const definition = newDefinition({ ...made, hasHeader: true, lang: 'es-MX' })
  expect(outlineOf(definition)).toBe('performed_at* district* business_unit* crew* customer* pad*')
  expect(parseDefinition(definition)).toMatchObject({ ok: true })
})

test('a form without a title is called something', () => {
  expect(newDefinition({ ...made, title: ' ' }).title).toEqual({ en: 'New form' })
})
