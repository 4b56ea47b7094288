import { type WordMatcher, wordMatcher } from '../internals/word-matcher.ts'
import { type Person } from '../person.ts'

/** What of a person is searched: name and address, by the rule of the call. */
export function searchedOf({ fullName, employeeEmail }: Person): string {
  return `${fullName} ${employeeEmail ?? ''}`
}

/** Makes a search in a list of people. */
export function matcherOf(people: readonly Person[]): WordMatcher<Person> {
  return wordMatcher(people, searchedOf)
}
