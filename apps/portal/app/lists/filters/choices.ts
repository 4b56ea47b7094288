import type { SoughtPerson } from '@holdpoint/api'
import { titleBeside } from '../../records/title-beside.ts'
import type { Choice } from './lookups.ts'

/** Words of the vocabulary as choices. */
export function labelled<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): Choice[] {
  return names.map((value) => ({ value, label: labels[value] }))
}

/** Somebody as they can be chosen. */
export function personChoice(person: SoughtPerson): Choice {
  const { personId, fullName } = person
  return { value: personId, label: fullName, hint: titleBeside(person) ?? undefined }
}

/** Those of some choices that hold the words that are searched for. */
export function holding(choices: readonly Choice[], words: string): Choice[] {
  const sought = words.trim().toLowerCase()
  return choices.filter(({ label }) => label.toLowerCase().includes(sought))
}
