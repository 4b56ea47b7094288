import { expect, test } from 'vitest'
import { testForm } from '../test-form.ts'
import { movePlaceOf, movePlaces, newPlaceOf, newPlaces } from './places.ts'

test('a new question goes behind what is open, or to an end', () => {
  expect(newPlaces(testForm, 'worst')).toEqual([
    ['after:worst', 'Behind 2.1 Worst leak'],
    ['section:leaks', 'At the end of 2 Leaks'],
    ['section:string', 'At the end of 1 Iron'],
    ['form', 'At the end of the form'],
    ['header', 'At the end of the header'],
  ])
  expect(newPlaces(testForm, 'string')[0]).toEqual(['section:string', 'At the end of 1 Iron'])
  expect(newPlaces(testForm, null)[0]?.[0]).toBe('section:string')
})

test.each([
  ['after:worst', { after: 'worst' }],
  ['section:leaks', { section: 'leaks' }],
  ['header', 'header'],
  ['form', 'form'],
  ['', 'form'],
])('the place %s is read', (value, place) => {
  expect(newPlaceOf(value)).toEqual(place)
})

test('what is moved may go anywhere but to itself', () => {
  const groups = movePlaces(testForm, 'bands')
  expect(groups.map(({ label, options }) => [label, options.map(([value]) => value)])).toEqual([
    ['', ['first', 'after:string', 'after:leaks']],
    ['1 Iron', ['first:string', 'after:joints']],
    ['2 Leaks', ['first:leaks', 'after:worst']],
  ])
  // A section stands among sections, and a header question in the header.
  expect(movePlaces(testForm, 'leaks')).toMatchObject([
    {
      options: [
        ['first', 'First in the form'],
        ['after:string', 'Behind 1 Iron'],
      ],
    },
  ])
  expect(movePlaces(testForm, 'day')).toMatchObject([{ options: [['first', 'First in the form']] }])
})

test.each([
  ['first', { section: null, after: null }],
  ['first:leaks', { section: 'leaks', after: null }],
  ['after:worst', { section: 'leaks', after: 'worst' }],
  ['after:gone', null],
  ['', null],
])('the place %s is read for what is moved', (value, place) => {
  expect(movePlaceOf(testForm, value)).toEqual(place)
})
