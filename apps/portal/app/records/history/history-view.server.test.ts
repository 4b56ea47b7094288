import { expect, test } from 'vitest'
import { toEvents } from './history-view.server.ts'

const context = { timeZone: 'America/Chicago', now: () => new Date('2026-11-22T11:42:00Z') }

function changesOf(fields: Parameters<typeof toEvents>[0][number]['fields'], action = 'fill') {
  const event = { at: '2026-11-22T11:00:00Z', person: null, action, fields }
  return toEvents([event], { context, did: {}, first: 'start' })[0]?.changes
}

const answered = (label: string) => ({ label, from: null, to: null })

test('what is told by its name alone is one line, below what is told whole', () => {
  const shift = { label: 'Shift', from: 'Day', to: 'Night' }
  expect(changesOf([answered('Gloves'), shift, answered('Helmet'), 'Title'])).toEqual([
    { label: 'Shift', words: 'Day → Night' },
    { label: 'Gloves, Helmet, Title', words: null },
  ])
  expect(changesOf([shift])).toHaveLength(1)
})

test('what it began with is not told', () => {
  expect(changesOf([answered('Gloves')], 'start')).toEqual([])
})
