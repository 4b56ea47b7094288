import { expect, test } from 'vitest'
import { followUpsOf, openedBy } from './follow-ups.ts'
import type { FormDefinition, Rule } from './types.ts'

const isNo = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'no'] })
const label = { en: 'Question' }
const definition: FormDefinition = {
  schema: 1,
  languages: ['en'],
  key: 'follow',
  version: 1,
  title: { en: 'Follow-ups' },
  items: [
    { key: 'tidy', type: 'yesNo', label },
    { key: 'why', type: 'text', label, visible: isNo('tidy') },
    {
      key: 'who',
      type: 'text',
      label,
      required: { op: 'answered', args: [{ op: 'answer', key: 'why' }] },
    },
    {
      key: 'repair',
      type: 'section',
      title: { en: 'Repair' },
      visible: isNo('barrier'),
      items: [{ key: 'part', type: 'text', label }],
    },
    { key: 'barrier', type: 'yesNo', label, on: [{ when: isNo('hose'), do: 'requireNote' }] },
    { key: 'hose', type: 'yesNo', label },
    { key: 'loop', type: 'text', label, visible: isNo('loop') },
    { key: 'load', type: 'integer', label },
    {
      key: 'share',
      type: 'calc',
      label,
      calc: { op: 'div', args: [{ op: 'answer', key: 'load' }, 200] },
    },
    {
      key: 'plan',
      type: 'text',
      label,
      visible: { op: 'gt', args: [{ op: 'answer', key: 'share' }, 1] },
    },
  ],
}

test.each([
  ['what shows by it, and what is demanded by that in turn', ['tidy'], ['why', 'who']],
  ['the questions of a section that shows by it', ['barrier'], ['part']],
  ['what needs a note by it, and so on', ['hose'], ['barrier', 'part']],
  ['nothing of what depends on itself alone', ['loop'], []],
  ['nothing of what is not there', ['nowhere'], []],
])('an answer leads to %s', (_, keys, followUps) => {
  expect([...followUpsOf(definition, keys)]).toEqual(followUps)
})

test.each([
  ['what they lead to', ['tidy'], ['tidy', 'why', 'who']],
  ['what a calculated one is calculated from', ['share'], ['share', 'load', 'plan']],
  ['not what shows them', ['why'], ['why', 'who']],
])('what is handed back opens %s', (_, keys, opened) => {
  expect([...openedBy(definition, keys)]).toEqual(opened)
})
