import { describe, expect, test } from 'vitest'
import { readIntent, writeIntent, type Intent } from './intent.ts'

const intents: Intent[] = [
  { kind: 'stay' },
  { kind: 'next' },
  { kind: 'back' },
  { kind: 'exit' },
  { kind: 'submit' },
  { kind: 'go', part: '_1' },
  { kind: 'question', key: 'ppe' },
  { kind: 'removePhoto', key: 'ppe', uploadId: '01J9' },
  { kind: 'markPhoto', key: 'ppe', uploadId: '01J9' },
  { kind: 'draw', key: 'scene' },
  { kind: 'signAgain', key: 'inspector' },
  { kind: 'takeTheirs', key: 'ppe' },
  { kind: 'instances', change: { do: 'add', section: 'people' } },
  { kind: 'instances', change: { do: 'remove', section: 'people', instance: '2' } },
  { kind: 'instances', change: { do: 'putBack', section: 'people', instance: '12' } },
  { kind: 'attach' },
  { kind: 'subForms' },
  { kind: 'addSubForm', formId: '01J9' },
  { kind: 'entry', id: '01J9' },
  { kind: 'parent', id: '01J9' },
]

describe('intent', () => {
  test.each(intents.map((intent) => [intent]))('%j comes back as it was written', (intent) => {
    expect(readIntent(writeIntent(intent))).toEqual(intent)
  })

  test.each(['', 'destroy', 'Submit'])('%j only saves', (value) => {
    expect(readIntent(value)).toEqual({ kind: 'stay' })
  })
})
