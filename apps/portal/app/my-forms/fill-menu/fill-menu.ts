import type { FillMenuFormType, MasterForm, StartableForm } from '@holdpoint/api'
import type { FillSort, SortDirection } from '../search/my-forms.dialogs.ts'

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
  direction: SortDirection,
): FillMenuFormType[] {
  const byName = (a: FillMenuFormType, b: FillMenuFormType) => a.name.localeCompare(b.name, 'en')
  const byOrder = (a: FillMenuFormType, b: FillMenuFormType) =>
    a.sortOrder - b.sortOrder || byName(a, b)
  const compare = sort === 'name' ? byName : byOrder
  const sign = direction === 'asc' ? 1 : -1
  return types.filter(({ totalForms }) => totalForms > 0).sort((a, b) => sign * compare(a, b))
}

/** A form and the version that was looked at, as one value of a button. */
export function startValue(form: Pick<MasterForm, 'id' | 'version'>): string {
  return `${form.version}:${form.id}`
}

/** Reads `startValue` back; null for anything else. */
export function readStartValue(value: unknown): { formId: string; version: number } | null {
  const match = typeof value === 'string' ? /^(\d{1,7}):(.+)$/s.exec(value) : null
  const [, version, formId] = match ?? []
  return version === undefined || formId === undefined ? null : { formId, version: Number(version) }
}
