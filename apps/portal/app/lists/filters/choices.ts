import type { Person } from '@holdpoint/api'
import type { Choice } from './lookups.ts'

/** Words of the vocabulary as choices. */
export function labelled<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): Choice[] {
  return names.map((value) => ({ value, label: labels[value] }))
}

/** Somebody as they can be chosen. */
export function personChoice({ personId, fullName, employeeTitle }: Person): Choice {
  return { value: personId, label: fullName, hint: employeeTitle ?? undefined }
}
