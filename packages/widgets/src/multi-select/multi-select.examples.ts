import { type MultiSelectOption } from './multi-select.rules.ts'

/** A few options, All first. */
export const crews: readonly MultiSelectOption[] = [
  { value: '-1', label: 'All' },
  ...['Red', 'Blue', 'Green', 'Amber', 'Grey', 'Night', 'Øst', 'Wireline', 'Zulu'].map(
    (name, place) => ({ value: `c${place}`, label: `${name} crew`, hint: `Pad ${place + 1}` }),
  ),
]

/** As many as a multi-select takes. */
export const pads: readonly MultiSelectOption[] = Array.from({ length: 9999 }, (_, place) => ({
  value: `p${place + 1}`,
  label: `Pad ${place + 1}`,
  hint: ['Norway', 'Brazil', 'Gulf'][place % 3],
}))
