import { textOf } from '../text.ts'
import type { FormDefinition, Text } from '../types.ts'
import { compareWords } from './compare-words.ts'

/** A field that differs, as people read it; null where there was, or is, nothing. */
export type FieldChange = {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** What is compared, with the form that it is part of and the language it is told in. */
export type Seen<Kind> = {
  readonly one: Kind
  readonly definition: FormDefinition
  readonly lang: string
  /** The names of groups and forms by their ids, where whoever compares knows them. */
  readonly names: ReadonlyMap<string, string>
  /** Whether keys and values are told with their labels, where the labels alone read alike. */
  readonly isExact?: boolean
}

/** How one field of a kind is compared. */
export type Field<Kind> = (before: Seen<Kind>, after: Seen<Kind>) => FieldChange[]

/** A field that is told as a whole; `tell` says nothing, as null, of what is as good as absent. */
export function field<Kind, Value>(
  name: string,
  valueOf: (one: Kind) => Value | undefined,
  tell: (value: Value, seen: Seen<NoInfer<Kind>>) => string | null,
): Field<Kind> {
  return (before, after) =>
    changeTold(name, [valueOf(before.one), before], [valueOf(after.one), after], tell)
}

type Told<Value, Kind> = readonly [value: Value | undefined, seen: Seen<Kind>]

/**
 * A change of a value that is told as a whole: in labels, with keys and values where the labels read
 * alike, and else as it is written. So nothing that differs is passed over.
 */
export function changeTold<Value, Kind>(
  name: string,
  before: Told<Value, Kind>,
  after: Told<Value, Kind>,
  tell: (value: Value, seen: Seen<NoInfer<Kind>>) => string | null,
): FieldChange[] {
  const [written, rewritten] = [inOrder(withoutOff(before[0])), inOrder(withoutOff(after[0]))]
  if (written === rewritten) {
    return []
  }
  const told = ([value, seen]: Told<Value, Kind>, isExact: boolean): string | null =>
    value === undefined ? null : tell(value, { ...seen, isExact })
  for (const isExact of [false, true]) {
    const changes = change(name, told(before, isExact), told(after, isExact))
    if (changes.length > 0) {
      return changes
    }
  }
  return told(after, false) === null ? [] : change(name, written ?? null, rewritten ?? null)
}

/** A label with the key or value that tells it from others of the same label, where that is asked. */
export function labelled(label: string, id: string, { isExact }: Seen<unknown>): string {
  return isExact === true && label !== id ? compareWords.exactly(label, id) : label
}

/** A text, told in each language in which it differs. */
export function textField<Kind>(
  name: string,
  textIn: (one: Kind) => Text | undefined,
): Field<Kind> {
  return (before, after) => {
    const [from, to] = [textIn(before.one) ?? {}, textIn(after.one) ?? {}]
    const tags = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return tags.flatMap((tag) => {
      const field = tags.length === 1 ? name : compareWords.inLanguage(name, tag)
      return change(field, inTag(from, tag), inTag(to, tag))
    })
  }
}

/** A field that is there or not. */
export function flagField<Kind>(
  name: string,
  isOn: (one: Kind) => boolean | undefined,
): Field<Kind> {
  return (before, after) =>
    change(name, yesOrNo(isOn(before.one) === true), yesOrNo(isOn(after.one) === true))
}

/** A text in all languages of its form, for lists of which the languages are not told apart. */
export function allOf(text: Text, { definition, lang }: Seen<unknown>): string {
  const told = definition.languages.flatMap((tag) => inTag(text, tag) ?? [])
  return told.length > 1 ? told.join(' / ') : textOf(text, lang)
}

/** A change of a field, if it reads differently. */
export function change(field: string, from: string | null, to: string | null): FieldChange[] {
  return from === to ? [] : [{ field, from, to }]
}

/** Whether two pieces of JSON say the same, whatever order their fields are in. */
export function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other)
}

// What is off is as good as absent.
function withoutOff(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutOff)
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const entries = Object.entries(value).filter(([, part]) => part !== false)
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutOff(part)]))
}

function inOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function inTag(text: Text, tag: string): string | null {
  return Object.hasOwn(text, tag) ? (text[tag] ?? null) : null
}

function yesOrNo(isOn: boolean): string {
  return isOn ? compareWords.yes : compareWords.no
}
