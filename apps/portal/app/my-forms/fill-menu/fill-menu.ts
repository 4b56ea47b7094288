import type { Direction, FillMenuFormType, MasterForm, StartableForm } from '@holdpoint/api'
import type { FillSort } from '../my-forms.place.ts'

/** The first dropdown's types and the second one's forms, as far as they were asked for. */
export type FillMenu = {
  types: FillMenuFormType[]
  /** The chosen type, or the only one there is. */
  chosen: FillMenuFormType | null
  forms: MasterForm[]
  /** What the person started last, where nothing else was asked for. */
  recent: StartableForm[]
  /** What has the words that were searched for; null where there are none. */
  found: StartableForm[] | null
  formKey: string
}

/** The types that have something to fill, in the order that was asked for (spec 2). */
export function orderedTypes(
  types: readonly FillMenuFormType[],
  sort: FillSort,
  direction: Direction,
): FillMenuFormType[] {
  const byName = (a: FillMenuFormType, b: FillMenuFormType) => a.name.localeCompare(b.name, 'en')
  const byOrder = (a: FillMenuFormType, b: FillMenuFormType) =>
    a.sortOrder - b.sortOrder || byName(a, b)
  const compare = sort === 'name' ? byName : byOrder
  const sign = direction === 'asc' ? 1 : -1
  return types.filter(({ totalForms }) => totalForms > 0).sort((a, b) => sign * compare(a, b))
}

/** What starting a form takes of it. */
type Chosen = { formId: string; version: number; isLimitedAccess: 0 | 1 }

/** A form, the version that was looked at and its access, as one value of a button. */
export function startValue(form: Pick<MasterForm, 'id' | 'version' | 'isLimitedAccess'>): string {
  return `${form.version}:${form.isLimitedAccess ? 1 : 0}:${form.id}`
}

/** Reads `startValue` back; null for anything else. */
export function readStartValue(value: unknown): Chosen | null {
  const match = typeof value === 'string' ? /^(\d{1,7}):([01]):(.+)$/s.exec(value) : null
  const [, version, limited, formId] = match ?? []
  if (version === undefined || formId === undefined) {
    return null
  }
  return { formId, version: Number(version), isLimitedAccess: limited === '1' ? 1 : 0 }
}
