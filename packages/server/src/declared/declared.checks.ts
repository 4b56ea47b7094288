import { holdsId, type DeclaredField, type DeclaredFields } from '@holdpoint/api'
import { failField } from '../fail.ts'
import {
  idsIn,
  thingOf,
  type DeclaredLookup,
  type DeclaredValues,
  type Found,
} from './declared.lookup.ts'

/** A row of declared fields that is about to be kept, and the same as it was kept before. */
type Checked = {
  values: DeclaredValues
  before?: DeclaredValues | undefined
  /** What stands before the name of a field where one is refused, such as `parts.0.`. */
  prefix?: string
}

/**
 * Ends the call where a field names somebody or something that is not there, or may not be chosen any
 * more. What was chosen before is kept, whatever has become of it.
 */
export function requireDeclared(
  lookup: DeclaredLookup,
  fields: DeclaredFields,
  { values, before = {}, prefix = '' }: Checked,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const kept = new Set(idsIn(before[name]))
    const things = lookup.get(thingOf(field))
    for (const id of holdsId(field) ? idsIn(values[name]) : []) {
      const why = kept.has(id) ? null : whyNot(field, things?.get(id))
      if (why !== null) {
        failField(`${prefix}${name}`, why)
      }
    }
  }
}

function whyNot(field: DeclaredField, found: Found | undefined): string | null {
  switch (field.kind) {
    case 'person':
      return found?.isActive === true ? null : 'This is not an employee here, or no longer.'
    case 'people':
      return found?.isActive === true
        ? null
        : 'Some of the people chosen are not employees here, or no longer.'
    case 'asset':
      return found === undefined ? 'There is no such equipment.' : null
    case 'category':
      return whyNoCategory(field, found)
    default:
      return found === undefined ? 'Please choose one of these.' : null
  }
}

function whyNoCategory(
  { type, below }: Extract<DeclaredField, { kind: 'category' }>,
  found: Found | undefined,
): string | null {
  const isOfTree = found?.type === type && (below === undefined || found.above.includes(below))
  if (found === undefined || !isOfTree) {
    return 'Please choose one of these.'
  }
  if (!found.isActive) {
    return `“${found.name}” is not chosen any more. Please choose another one.`
  }
  return found.isBranch ? `Please choose one of those below “${found.name}”.` : null
}
