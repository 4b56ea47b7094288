import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FilterControlProps } from '../lists/filters/filter-control.ts'
import { controls } from './training.controls.tsx'
import { trainingPlaces } from './training.place.ts'

const expired = trainingPlaces.plain.filteredBy({ states: ['expired'] })

function statesOf(place: typeof expired): string {
  const States = controls['states']
  const chosen = place.said.filter.states
  const given: unknown = { place, name: 'states', chosen, changed: () => {} }
  return States === undefined
    ? ''
    : renderToStaticMarkup(<States {...(given as FilterControlProps)} />)
}

test('a state is asked for on the tab that has several, and left behind on the way to the other', () => {
  expect(statesOf(expired)).toContain('Expires soon')
  const renewed = expired.section('renewed')
  expect(renewed.said.filter.states).toEqual([])
  expect(statesOf(renewed)).toBe('')
})

test('one that an address names on the other tab can be taken off', () => {
  const asked = trainingPlaces.read(new URLSearchParams('section=renewed&selectedStates=expired'))
  const drawn = statesOf(asked)
  expect(drawn).toContain('value="expired"')
  expect(drawn).not.toContain('value="valid"')
})
