import type { SoughtPerson } from '@holdpoint/api'
import { peopleFound, peopleNamed } from '../records/people.server.ts'
import { words } from './filters/filters.words.ts'
import type { Choice } from './filters/lookups.ts'
import type { ChoiceSource } from './list-source.ts'

/** Choices that are all known; a value that is none of them is not there any more. */
export function knownChoices(choices: readonly Choice[]): ChoiceSource {
  return {
    named: (values) => Promise.resolve(choices.filter(({ value }) => values.includes(value))),
  }
}

/** The people of the organisation. */
export function personChoices(toChoice: (person: SoughtPerson) => Choice): ChoiceSource {
  return {
    named: async (ids, ask) => (await peopleNamed(ids, ask)).map(toChoice),
    gone: words.goneSomebody,
    found: async (search, ask) => (await peopleFound(search, ask)).map(toChoice),
  }
}
