import type { Asset } from '@holdpoint/api'
import type { Choice } from '../lists/filters/lookups.ts'

/** A piece of equipment as it can be chosen. */
export function assetChoice({ assetId, code, name, category }: Asset): Choice {
  return { value: assetId, label: `${code} ${name}`, hint: category }
}
