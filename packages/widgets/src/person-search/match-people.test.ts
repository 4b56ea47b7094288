import { person as apiPerson } from '@holdpoint/api'
import { describe, expect, test } from 'vitest'
import { matcherOf } from './match-people.ts'

// What the call answers, given as it is: that this compiles is part of the test.
const answered = apiPerson.array().parse(
  [
    ['1', 'Émile Novák', 'e.novak@holdpoint.example'],
    ['2', 'Ada Quill', 'quill@holdpoint.example'],
    ['3', 'Bo Smith', null],
  ].map(([personId, fullName, employeeEmail]) => ({
    personId,
    fullName,
    firstName: '',
    lastName: '',
    employeeTitle: null,
    position: null,
    employeeEmail,
    hireDate: null,
    profileImage: null,
    isSSE: false,
  })),
)

const idsOf = (words: string) =>
  matcherOf(answered)
    .match(words)
    .map(({ personId }) => personId)

describe('matcherOf', () => {
  test.each([
    ['a name', 'quill', ['2']],
    ['capitals', 'QUILL', ['2']],
    ['no accents where there are some', 'novak emile', ['1']],
    ['accents where there are none', 'adá', ['2']],
    ['an address', 'e.novak@', ['1']],
    ['a word of each', 'ada holdpoint', ['2']],
    ['a word that is in nobody', 'ada smith', []],
    ['blanks only', '  ', ['1', '2', '3']],
  ])('finds by %s', (_, words, ids) => {
    expect(idsOf(words)).toEqual(ids)
  })

  test('gives the list itself back when nothing is asked', () => {
    expect(matcherOf(answered).match('')).toBe(answered)
  })

  test('finds the same when some was read before', () => {
    const many = Array.from({ length: 5000 }, (_, place) => ({
      personId: String(place),
      fullName: `Person ${place}`,
    }))
    const matcher = matcherOf(many)
    expect([matcher.readSome(), matcher.readSome(), matcher.readSome()]).toEqual([
      true,
      true,
      false,
    ])
    expect(matcher.match('4999')).toEqual([many[4999]])
    expect(matcherOf(many).match('4999')).toEqual([many[4999]])
  })
})
