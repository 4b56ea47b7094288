import {
  fillableStatuses,
  subFormKey,
  type FormStatus,
  type MyFormDetail,
  type SubFormPart,
} from '@holdpoint/api'
import type { SubForm } from '@holdpoint/forms'
import type { BelowRow, Child } from './sub-forms.queries.ts'

/** A form that is named as a sub-form, as far as its parts ask. */
export type NamedForm = { id: string; title: string; icon_url: string; can_start: boolean }

/** What is below an entry: what its form declares, the entries, and the forms of both. */
export type Below = {
  declared: readonly SubForm[]
  children: readonly Child[]
  forms: ReadonlyMap<string, NamedForm>
  /** Whether nothing can be put below it, for entries stand only so deep. */
  isDeepest: boolean
}

/**
 * The sub-forms of an entry: the declared ones in their order, then those that its form names no
 * more but of which there are entries. One that is not there at all is left out.
 */
export function partsOf(
  { declared, children, forms, isDeepest }: Below,
  mayAdd: boolean,
): SubFormPart[] {
  const named = new Set(declared.map(({ form }) => form))
  const others = [...new Set(children.map(({ form_id: id }) => id))].filter((id) => !named.has(id))
  const all = [...declared, ...others.map((form) => ({ form, min: 0, max: 0 }))]
  return all.flatMap(({ form: formId, min, max }) => {
    const form = forms.get(formId)
    const entries = children.filter(({ form_id: id }) => id === formId)
    return form === undefined
      ? []
      : [
          {
            form: { id: form.id, title: form.title, iconUrl: form.icon_url },
            ...{ min, max },
            isWanted: min > 0,
            canAdd: mayAdd && !isDeepest && form.can_start && entries.length < max,
            entries: entries.map(toSubFormEntry),
          },
        ]
  })
}

function toSubFormEntry(child: Child): SubFormPart['entries'][number] {
  return {
    id: child.id,
    number: child.number,
    formStatus: child.status,
    score: child.score,
    result: child.result,
    startedAt: child.started_at.toISOString(),
    submittedAt: child.submitted_at?.toISOString() ?? null,
    submitter: {
      personId: child.person_id,
      fullName: child.full_name,
      profileImage: child.profile_image,
    },
  }
}

/** Whether an entry in this state is still being filled, so that sub-forms can be added to it. */
export function isBeingFilled(status: FormStatus): boolean {
  return fillableStatuses.includes(status)
}

/**
 * What of the sub-forms keeps an entry from being handed in, a line for each form: those that are
 * wanted and not there, while they can be added, and those that are not filled out yet.
 */
export function missingSubForms(
  below: Below,
  { canAdd, isReady }: { canAdd: boolean; isReady: (child: Child) => boolean },
): MyFormDetail['state']['missing'] {
  return partsOf(below, canAdd).flatMap(({ form, min, canAdd: isOpen, entries }) => {
    const short = isOpen ? Math.max(0, min - entries.length) : 0
    const unready = below.children.filter((child) => child.form_id === form.id && !isReady(child))
    const sentences = [
      ...(short > 0 ? [`${short} more ${short === 1 ? 'is' : 'are'} wanted.`] : []),
      ...unready.map(({ number, status }) =>
        isBeingFilled(status)
          ? `${number} is not filled out yet.`
          : `What is below ${number} is not filled out yet.`,
      ),
    ]
    return sentences.length === 0
      ? []
      : [
          {
            ...{ key: subFormKey(form.id), sectionKey: null },
            ...{ label: form.title, message: sentences.join(' ') },
          },
        ]
  })
}

/** Whether an entry below another one is filled out, or was handed in already. */
export function isFilledOut({ status }: Pick<Child, 'status'>): boolean {
  return status === 'fill' || !isBeingFilled(status)
}

/** The number of the first entry below one that was handed in; null where none was. */
export function handedInBelow(below: readonly BelowRow[]): string | null {
  return below.find(({ status }) => !isBeingFilled(status))?.number ?? null
}
