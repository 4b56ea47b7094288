import type { Lookups, PickerType } from '@holdpoint/forms'
import { stillOffered } from '../records/choices.ts'

/** One record that a picker offers. */
export type PickerOption = {
  readonly value: string
  readonly label: string
  /** What is written on it, where it has a label that can be scanned. */
  readonly code?: string
  /** Said beside the name, such as the number of a pad. */
  readonly detail?: string
  /** The district that the record belongs to; pickers offer their own district's first. */
  readonly district?: string
  /** It names what it named, and is offered where it is picked already. */
  readonly isRetired?: true | undefined
}

export type PickerOptions = Readonly<Record<PickerType, readonly PickerOption[]>>

/** The names behind codes, for the engine's formatter. */
export function lookupsOf(options: PickerOptions): Lookups {
  const names = (list: readonly PickerOption[]): Record<string, string> =>
    Object.fromEntries(list.map(({ value, label }) => [value, label]))
  return {
    district: names(options.district),
    businessUnit: names(options.businessUnit),
    crew: names(options.crew),
    customer: names(options.customer),
    pad: names(options.pad),
    equipment: names(options.equipment),
    person: names(options.person),
  }
}

/** What a picker offers: what is not retired, and its picked codes, known or not. */
export function withPicked(
  options: readonly PickerOption[],
  picked: readonly string[],
): readonly PickerOption[] {
  const known = new Set(options.map(({ value }) => value))
  const strangers = picked.filter((value) => value !== '' && !known.has(value))
  const offered = stillOffered(options, ({ value }) => picked.includes(value))
  return [...offered, ...strangers.map((value) => ({ value, label: value }))]
}

/** Splits options into those at hand (of the district, of none, or picked) and the others. */
export function byDistrict(
  options: readonly PickerOption[],
  district: string | null,
  picked: readonly string[],
): { near: readonly PickerOption[]; far: readonly PickerOption[] } {
  const isNear = (option: PickerOption) =>
    district === null ||
    option.district === undefined ||
    option.district === district ||
    picked.includes(option.value)
  const near = options.filter(isNear)
  return near.length === 0
    ? { near: options, far: [] }
    : { near, far: options.filter((option) => !isNear(option)) }
}
