import type { Choice } from './edit-again.ts'
import { titleBeside } from './title-beside.ts'

/** The ids in what a field holds: one, several, or a text with commas. */
export function idsIn(value: unknown): string[] {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value]
  return held.flatMap((one) => (typeof one === 'string' ? one.split(',') : [])).filter(Boolean)
}

/** Somebody, as a field offers them. */
export function choiceOf(person: {
  personId: string
  fullName: string
  employeeTitle?: string | null | undefined
  contractorOf?: string | null | undefined
}): Choice {
  const { personId, fullName } = person
  return { id: personId, name: fullName, detail: titleBeside(person) }
}

/** Each of them once, as it was named last. */
export function eachOnce(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}

/** Words of the vocabulary as a choice of one or of several offers them. */
export const options = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => [value, labels[value]] as const)

/** What of some master data may be chosen: what is not retired, and what is chosen already. */
export function stillOffered<One extends { isRetired?: true | undefined }>(
  list: readonly One[],
  isChosen: (one: One) => boolean = () => false,
): One[] {
  return list.filter((one) => one.isRetired !== true || isChosen(one))
}

/** Oneself, and whoever is chosen already: whoever writes a record is often whom it names. */
export function oneselfAnd(
  me: { personId: string; name: string } | undefined,
  chosen: Choice | null,
): Choice[] {
  const self = me === undefined ? [] : [{ id: me.personId, name: me.name, detail: null }]
  return eachOnce([...self, ...(chosen === null ? [] : [chosen])])
}
