import { isSubFormKey, type MyFormDetail } from '@holdpoint/api'
import type { MissingRow } from './fill-data.ts'

/** What the server found missing, as the page lists it. */
export function toMissing(missing: MyFormDetail['state']['missing']): MissingRow[] {
  return missing.map(({ key, label, message }) => ({
    ...{ key, label, message },
    isSubForm: isSubFormKey(key),
  }))
}
