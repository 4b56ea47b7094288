import type { TypedEntry } from '../../offline/typed-records.ts'
import { formKeyField } from '../../ui/form-key.tsx'

// What stands in a form, as it would be posted, without what belongs to the page or is nobody's to keep.

/** What a page puts into its form, and puts there anew. */
const ofThePage: ReadonlySet<string> = new Set([formKeyField, 'intent'])

/** A file that came with an earlier post of the form, and is not there for long. */
const isUpload = /^upload:[\w-]{1,64}$/

/** The fields of a post that are kept: no file, no secret, nothing of the page itself. */
export function keepable(
  fields: Iterable<readonly [string, FormDataEntryValue]>,
  secrets: ReadonlySet<string>,
): TypedEntry[] {
  return [...fields].flatMap(([name, value]) =>
    typeof value !== 'string' ||
    isUpload.test(value) ||
    name.startsWith('__') ||
    ofThePage.has(name) ||
    secrets.has(name)
      ? []
      : [[name, value.replaceAll('\r\n', '\n')] as const],
  )
}

/**
 * By what two states of a form are the same: an empty field says nothing, the order of ticks neither;
 * on which version it was typed, and by which words somebody was found, is no text of the person's.
 */
export function keyOf(entries: readonly TypedEntry[]): string {
  return JSON.stringify(
    entries
      .filter(([name, value]) => value !== '' && name !== 'rowVersion' && !isOfFinding(name))
      .map((entry) => JSON.stringify(entry))
      .toSorted(),
  )
}

const isOfFinding = (name: string) => name.startsWith('found.')

/** What stands in a form now. */
export function typedEntries(form: HTMLFormElement): TypedEntry[] {
  return keepable(new FormData(form), secretsOf(form))
}

/** How a form began, before anybody typed: as the server drew it. */
export function begunEntries(form: HTMLFormElement): TypedEntry[] {
  const begun = [...form.elements].flatMap((field) =>
    begunValues(field).map((value) => [nameOf(field), value] as const),
  )
  return keepable(
    begun.filter(([name]) => name !== ''),
    secretsOf(form),
  )
}

function begunValues(field: Element): string[] {
  if (field instanceof HTMLTextAreaElement) {
    return field.disabled ? [] : [field.defaultValue]
  }
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const chosen = options.filter(({ defaultSelected }) => defaultSelected)
    const begun = chosen.length > 0 || field.multiple ? chosen : options.slice(0, 1)
    return field.disabled ? [] : begun.map(({ value }) => value)
  }
  if (!(field instanceof HTMLInputElement) || field.disabled) {
    return []
  }
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return field.defaultChecked ? [field.value] : []
    case 'file':
    case 'submit':
    case 'button':
    case 'image':
    case 'reset':
      return []
    default:
      return [field.defaultValue]
  }
}

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

/** A password that is shown for a moment is a text field, and says by another word what it is. */
function secretsOf(form: HTMLFormElement): ReadonlySet<string> {
  const secret = form.querySelectorAll('[type="password"], [autocomplete$="-password"]')
  return new Set([...secret].map(nameOf))
}
