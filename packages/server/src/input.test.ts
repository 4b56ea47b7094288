import { describe, expect, test } from 'vitest'
import { catalogue } from '@holdpoint/api'
import { ProblemError } from './fail.ts'
import { parseInput } from './input.ts'

const { fill, list, start } = catalogue.myForms

function refusalOf(work: () => unknown): { name: string; message: string; fields: unknown } {
  try {
    work()
  } catch (error) {
    if (error instanceof ProblemError) {
      const { name, message, fields } = error.problem
      return { name, message, fields }
    }
    throw error
  }
  throw new Error('Nothing was refused.')
}

const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)])

describe('parseInput', () => {
  test('gives defaults and drops what the card does not declare', () => {
    const parsed = parseInput(start, { formId: 'f', personId: 'p-admin', status: 'complete' })
    expect(parsed).toEqual({ formId: 'f' })
  })

  test('names each field that is wrong, twenty at most', () => {
    const refusal = refusalOf(() => parseInput(list, { pOffset: -1, orderBy: 'drop' }))
    expect(refusal).toMatchObject({
      name: 'invalid_input',
      fields: [{ path: 'pOffset' }, { path: 'orderBy' }],
    })
    const changes = Array.from({ length: 400 }, () => ({ key: '' }))
    const many = refusalOf(() => parseInput(fill, { myFormId: 'f', changes }))
    expect(many.fields).toHaveLength(20)
  })

  test('says the one thing that is wrong at once, in a sentence', () => {
    const messageOf = (raw: unknown) => refusalOf(() => parseInput(start, raw)).message
    expect(messageOf({})).toBe('This is required.')
    expect(messageOf({ formId: 5 })).toBe('This is not of the kind we take.')
    const { saveComment } = catalogue.myForms
    const empty = refusalOf(() => parseInput(saveComment, { myFormId: 'f', comment: ' ' }))
    expect(empty.message).toBe('Please enter comment.')
    const two = refusalOf(() => parseInput(saveComment, { comment: ' ' }))
    expect(two.message).toBe('Some of what was sent is not valid.')
    const odd = refusalOf(() => parseInput(list, { orderBy: 'drop' }))
    expect(odd.message).toBe('This takes one of: date, form_name, form_type, form_status.')
  })

  test('says what is wrong with a value in the form that it has', () => {
    const { save } = catalogue.savedFilters
    const fieldsOf = (filterObject: unknown) =>
      refusalOf(() => parseInput(save, { filterObject })).fields
    const blank = [{ type: 'myform', filterValues: {}, title: ' ' }]
    const missing = [{ path: 'filterObject.0.title', message: 'Please enter title.' }]
    expect(fieldsOf(blank)).toEqual(missing)
    expect(fieldsOf(JSON.stringify(blank))).toEqual(missing)
    expect(fieldsOf([{ ...blank[0], title: 5 }])).toEqual(missing)
    expect(fieldsOf('[{')).toEqual([{ path: 'filterObject', message: 'This is not JSON.' }])
    expect(fieldsOf(5)).toMatchObject([{ path: 'filterObject' }])
    const ids = Array.from({ length: 10_000 }, () => 'f')
    const tooMany = [{ path: 'formIds', message: 'This takes at most 9999 entries.' }]
    const listed = (formIds: unknown) => refusalOf(() => parseInput(list, { formIds })).fields
    expect([listed(ids), listed(ids.join())]).toEqual([tooMany, tooMany])
  })

  test.each([
    ['a NUL in a value', { formId: 'f\0' }],
    ['a NUL in a name', { 'form\0Id': 'f' }],
    ['half a character', { formId: '\ud800' }],
    ['the other half', { formId: 'x\udc00y' }],
    ['a NUL deep inside', { formId: 'f', more: [{ a: ['\0'] }] }],
  ])('refuses %s', (_what, raw) => {
    expect(refusalOf(() => parseInput(start, raw)).message).toBe(
      'This text holds a character that cannot be kept.',
    )
  })

  test('names the field that holds what cannot be kept', () => {
    const fieldsOf = (raw: unknown) => refusalOf(() => parseInput(start, raw)).fields
    const message = 'This text holds a character that cannot be kept.'
    expect(fieldsOf({ formId: 'f', title: 'a\0' })).toEqual([{ path: 'title', message }])
    expect(fieldsOf({ steps: [{ title: 'a' }, { title: '\ud800' }] })).toEqual([
      { path: 'steps.1.title', message },
    ])
    expect(fieldsOf({ 'ti\0tle': 'a' })).toEqual([{ path: '', message }])
  })

  test('takes whole characters beyond the basic plane', () => {
    expect(parseInput(list, { search: '😀' })).toMatchObject({ search: '😀' })
  })

  test('refuses a nest deeper than any form, however deep', () => {
    let deep: unknown = 1
    for (let level = 0; level < 100_000; level += 1) {
      deep = [deep]
    }
    expect(refusalOf(() => parseInput(start, { formId: deep })).message).toMatch(/nested/)
    expect(refusalOf(() => parseInput(start, { formId: nest(41) })).message).toMatch(/nested/)
  })

  test('looks inside JSON that came as text', () => {
    const bySmuggling = (changes: string) =>
      refusalOf(() => parseInput(fill, { myFormId: 'f', changes })).message
    expect(bySmuggling('[{"key":"seen","value":"a\\u0000b"}]')).toMatch(/cannot be kept/)
    expect(bySmuggling('[{"key":"seen","value":"\\ud800"}]')).toMatch(/cannot be kept/)
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expect(bySmuggling(`[{"key":"seen","value":${nested}}]`)).toMatch(/nested/)
  })

  test.each([[null], [undefined], [1], ['text'], [[]]])('refuses %j as an input', (raw) => {
    expect(refusalOf(() => parseInput(start, raw)).name).toBe('invalid_input')
  })

  test('a name from the prototype is a name like any other', () => {
    const raw: unknown = JSON.parse('{"formId":"f","__proto__":{"isLimitedAccess":true}}')
    expect(parseInput(start, raw)).toEqual({ formId: 'f' })
  })
})
