import { draftStatuses, policies, type ElevationLink } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceOf, definitionOf, formsByIds, publishedForms } from '../forms/forms.queries.ts'
import { isInAudience } from '../forms/forms.rules.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import { headerAnswers } from '../my-forms/filling/header-answers.ts'
import { firstAnswers, startEntry } from '../my-forms/filling/start-entry.ts'
import { entryForChange, entryWithAnswers } from '../my-forms/my-forms.queries.ts'
import { readableEntries } from '../my-forms/my-forms.ties.ts'
import {
  insertElevation,
  elevationsFrom,
  elevationTo,
  type ElevationRow,
} from './review-forms.elevate.queries.ts'

export const elevatedForms: PersonHandler<'reviewForms.elevatedForms'> = async (
  { myFormId },
  context,
) => {
  const { db, person, now } = context
  const entry = await entryWithAnswers(db, person.shardKey, myFormId).executeTakeFirst()
  if (entry === undefined) {
    return fail('forbidden')
  }
  const origin = await elevationTo(db, person.shardKey, myFormId)
  const further = await elevationsFrom(db, person.shardKey, myFormId)
  const rows = [...(origin === undefined ? [] : [origin]), ...further]
  const ids = rows.map(({ id }) => id)
  const readable = await readableEntries(db, person, ids, now)
  const toLink = (row: ElevationRow) => linkOf(row, readable)
  return ok({
    from: origin === undefined ? null : toLink(origin),
    to: further.map(toLink),
    targets: await targetsOf(context, entry, further),
  })
}

export const elevate: PersonHandler<'reviewForms.elevate'> = async (
  { myFormId, formId, reason },
  context,
) => {
  const { db, person, now, audit, cacheOwner } = context
  // Held, so that of two who elevate at once the second finds what the first has made.
  const entry = await entryForChange(db, person.shardKey, myFormId)
  if (entry === undefined) {
    return fail('forbidden')
  }
  const further = await elevationsFrom(db, person.shardKey, myFormId)
  const target = (await targetsOf(context, entry, further)).find((one) => one.formId === formId)
  if (target === undefined || target.why !== null) {
    return fail('wrong_state', {
      message: target?.why ?? 'This form is not elevated to that one.',
    })
  }
  const form = (await publishedForms(db)).find(({ id }) => id === formId)
  const definition = form && (await definitionOf(cacheOwner, db, form.id, form.published_version))
  const source = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  const [origin] = await formsByIds(db, [entry.form_id])
  if (form === undefined || definition === undefined || source === undefined) {
    return fail('wrong_state', { message: 'This form is not published any more.' })
  }
  const id = await startEntry(context, {
    ...{ form, definition, startedAt: now },
    answers: {
      ...(await firstAnswers(definition, context)),
      ...headerAnswers(source, asAnswers(entry.answers), definition),
    },
    // What few may read is not opened to more by taking it further.
    isLimited: entry.is_limited_access || (definition.access?.limitedDefault ?? false),
    elevatedFrom: { formId: entry.form_id, title: origin?.title ?? '' },
  })
  await insertElevation(db, {
    ...{ shard_key: person.shardKey, from_id: myFormId, to_id: id, to_form_id: formId },
    ...{ elevated_by: person.personId, elevated_at: now, reason: reason ?? '' },
  })
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'elevate',
    changes: { elevatedTo: { from: null, to: id } },
    ...(reason === undefined ? {} : { reason }),
  })
  return ok({ myFormId: id }, 'Form elevated.')
}

type Elevated = { form_id: string; form_version: number; status: string }

/** The forms that an entry may be taken further on, and why one is not open now. */
async function targetsOf(
  { db, person, cacheOwner }: PersonContext,
  entry: Elevated,
  further: readonly ElevationRow[],
): Promise<{ formId: string; title: string; why: string | null }[]> {
  const definition = await definitionOf(cacheOwner, db, entry.form_id, entry.form_version)
  const formIds = definition?.workflow?.elevatesTo ?? []
  if (formIds.length === 0) {
    return []
  }
  const audience = await audienceOf(db, person.personId)
  const forms = (await publishedForms(db)).filter(({ id }) => formIds.includes(id))
  const isDraft = draftStatuses.some((status) => status === entry.status)
  const mayElevate = policies['reviewForms.elevate'].keys.some((key) => person.permissions.has(key))
  return forms.map((form) => {
    const done = further.find(({ form_id: id }) => id === form.id)
    const why = !mayElevate
      ? 'You may not elevate forms.'
      : isDraft
        ? 'It was not handed in yet.'
        : done !== undefined
          ? `It was elevated to this form already: ${done.number}.`
          : isInAudience(form, audience)
            ? null
            : 'This form is not open to you.'
    return { formId: form.id, title: form.title, why }
  })
}

function linkOf(row: ElevationRow, readable: ReadonlySet<string>): ElevationLink {
  return {
    myFormId: readable.has(row.id) ? row.id : null,
    number: row.number,
    formTitle: row.title,
    formStatus: row.status,
    person: {
      personId: row.person_id,
      fullName: row.full_name,
      profileImage: row.profile_image,
    },
    at: row.elevated_at.toISOString(),
    reason: row.reason,
  }
}
