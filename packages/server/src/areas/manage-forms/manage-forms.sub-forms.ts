import { subFormDepthMax, type SubForm } from '@holdpoint/forms'
import type { PublishProblem } from '@holdpoint/forms/editing'
import type { Queryable } from '../../db/database.ts'

/** A form as others may stand below it: in which way it is in use, and what stands below it. */
type StandingForm = { title: string; isInUse: boolean; subFormIds: readonly string[] }
type StandingForms = ReadonlyMap<string, StandingForm>

/**
 * What keeps a form with these sub-forms from being published: those that are not there or not in
 * use, a circle, and more than three forms below each other. Whoever publishes holds the sub-forms
 * first, so that no two forms come to stand below each other at once.
 */
export async function subFormProblems(
  db: Queryable,
  formId: string,
  subForms: readonly SubForm[],
  { hold = false }: { hold?: boolean } = {},
): Promise<PublishProblem[]> {
  if (subForms.length === 0) {
    return []
  }
  if (hold) {
    await holdUnchanged(
      db,
      subForms.map(({ form }) => form),
    )
  }
  const forms = await standingForms(db)
  return subForms.flatMap(({ form }, place) => {
    const message = whyNotBelow(forms, formId, form)
    return message === null ? [] : [{ path: `subForms.${place}.form`, key: null, message }]
  })
}

async function holdUnchanged(db: Queryable, formIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('forms')
    .select('id')
    .where('id', 'in', formIds)
    .orderBy('id')
    .forShare()
    .execute()
}

/** All forms that are there; what is paused is in use, for a pause is over some day. */
async function standingForms(db: Queryable): Promise<StandingForms> {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'title', 'status', 'sub_form_ids'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, title, status, sub_form_ids: subFormIds }) => [
      id,
      { title, subFormIds, isInUse: status === 'published' || status === 'paused' },
    ]),
  )
}

/** Why a form cannot stand below another one; null where it can. */
export function whyNotBelow(
  forms: StandingForms,
  formId: string,
  subFormId: string,
): string | null {
  const form = forms.get(subFormId)
  if (subFormId === formId) {
    return 'A form cannot be a sub-form of itself.'
  }
  if (form === undefined) {
    return 'A sub-form is a form that is not there any more.'
  }
  if (!form.isInUse) {
    return `The sub-form “${form.title}” is not in use.`
  }
  const below = levelsBelow(forms, subFormId)
  if (below.some((level) => level.has(formId))) {
    return `The sub-form “${form.title}” has this form below itself, which would go round in a circle.`
  }
  return levelsAbove(forms, formId).length + 1 + below.length + 1 > subFormDepthMax
    ? `With the sub-form “${form.title}” more than ${subFormDepthMax} forms would stand below each other.`
    : null
}

type Level = ReadonlySet<string>

/** The forms below one, level by level; those above one go the other way. */
function levelsBelow(forms: StandingForms, formId: string): Level[] {
  return levelsFrom(formId, (id) => forms.get(id)?.subFormIds ?? [])
}

function levelsAbove(forms: StandingForms, formId: string): Level[] {
  const inUse = [...forms].filter(([, { isInUse }]) => isInUse)
  return levelsFrom(formId, (id) =>
    inUse.flatMap(([above, { subFormIds }]) => (subFormIds.includes(id) ? [above] : [])),
  )
}

function levelsFrom(formId: string, next: (id: string) => readonly string[]): Level[] {
  const levels: Level[] = []
  // Bounded, should forms go round in a circle all the same.
  for (
    let level: Level = new Set(next(formId));
    level.size > 0 && levels.length < subFormDepthMax;
  ) {
    levels.push(level)
    level = new Set([...level].flatMap(next))
  }
  return levels
}
