import { describe, expect, test } from 'vitest'
import { allCalls, catalogue } from '../../catalogue.ts'
import { webhookEventOf, webhookEventTypes, webhookRecords } from './webhooks.vocabulary.ts'

describe('what webhooks tell', () => {
  test.each(Object.entries(webhookRecords))('%s is read by a call that there is', (_type, told) => {
    const [path, parameter] = told.read
    const card = allCalls().find((one) => one.method === 'GET' && one.path === path)
    expect(card?.input.safeParse({ [parameter]: 'an-id' }).success).toBe(true)
    expect(card?.input.safeParse({}).success).toBe(false)
  })

  test('is called by the kind of record and one word each', () => {
    expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length)
    for (const type of webhookEventTypes) {
      expect(type).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/)
    }
  })

  test.each([
    ['my_form', 'submit', 'my_form.submitted'],
    ['my_form', 'delete', 'my_form.deleted'],
    ['my_form', 'save', undefined],
    ['my_form', 'nothing', undefined],
    ['topic_question', 'close', undefined],
    ['webhook', 'create', undefined],
  ])('of %s, %s: %s', (recordType, action, type) => {
    expect(webhookEventOf({ recordType, action })).toBe(type)
  })
})

describe('the draft of a webhook', () => {
  const draft = { name: 'Intranet', url: 'https://intranet.example/in', events: 'action.raised' }
  const { input } = catalogue.webhooks.create

  test.each([
    'https://intranet.example',
    'https://intranet.example:8443/a/b?c=d',
    'http://localhost:9000/in',
    'http://127.0.0.1/in',
    ' https://intranet.example/in ',
  ])('takes %s', (url) => {
    expect(input.parse({ ...draft, url }).url).toBe(url.trim())
  })

  test.each([
    '',
    'intranet.example',
    'http://intranet.example/in',
    'ftp://intranet.example/in',
    'javascript:alert(1)',
    'https://me:secret@intranet.example/in',
    'https://intranet.example/in#part',
    'https://intranet.example/a b',
  ])('refuses %j with a sentence', (url) => {
    const { error } = input.safeParse({ ...draft, url })
    expect(error?.issues[0]).toMatchObject({ path: ['url'] })
    expect(error?.issues[0]?.message).toContain('Enter an address')
  })

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ events: '' }, 'events', 'Choose at least one event.'],
    [{ events: 'action.raised,action.eaten' }, 'events', 'One of these is not an event.'],
  ])('refuses %j', (part, path, message) => {
    const { error } = input.safeParse({ ...draft, ...part })
    expect(error?.issues[0]).toMatchObject({ path: [path], message })
  })

  test('keeps each event once', () => {
    const events = 'action.raised, action.raised,my_form.submitted'
    expect(input.parse({ ...draft, events }).events).toEqual(['action.raised', 'my_form.submitted'])
  })
})
