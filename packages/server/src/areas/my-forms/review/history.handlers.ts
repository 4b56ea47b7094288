import { questionsOf, textOf, type FormDefinition } from '@holdpoint/forms'
import type { MyFormHistoryEvent } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { asAnswers } from '../filling/change.ts'
import { versionOf } from './flags.queries.ts'
import { countOfHistory, pageOfHistory, type HistoryRow } from './history.queries.ts'
import { pinnedDefinitionOf } from './pinned-form.ts'

export const history: PersonHandler<'myForms.history'> = async (input, context) => {
  const { db, person } = context
  const labels = labelsOf(await pinnedDefinitionOf(context, input.myFormId))
  const query = {
    shardKey: person.shardKey,
    myFormId: input.myFormId,
    reader: {
      personId: person.personId,
      mayReadPrivate: mayReadPrivateComments(person.permissions),
    },
    offset: input.pOffset,
    limit: input.pLimit,
  }
  const rows = await pageOfHistory(db, query)
  return ok({
    data: rows.map((row) => toEvent(row, labels)),
    totalRecords: await countOfHistory(db, query),
    offset: input.pOffset,
  })
}

function labelsOf(definition: FormDefinition): ReadonlyMap<string, string> {
  return new Map(
    questionsOf(definition).map(({ question }) => [question.key, textOf(question.label, 'en')]),
  )
}

function toEvent(row: HistoryRow, labels: ReadonlyMap<string, string>): MyFormHistoryEvent {
  const { person_id: personId, full_name: fullName } = row
  return {
    at: row.at.toISOString(),
    person:
      personId === null || fullName === null
        ? null
        : { personId, fullName, profileImage: row.profile_image },
    recordType: row.record_type,
    recordId: row.record_id,
    action: row.action,
    fields: row.fields.map((key) => ({ key, label: labels.get(key) ?? key })),
    reason: row.reason,
  }
}

export const historyVersion: PersonHandler<'myForms.historyVersion'> = async (
  { myFormId, version },
  { db, person },
) => {
  const kept = await versionOf(db, person.shardKey, myFormId, version)
  if (kept === undefined) {
    return fail('not_found', { message: 'This form has no such version.' })
  }
  const { person_id: personId, full_name: fullName, profile_image: profileImage } = kept
  return ok({
    version: kept.version,
    at: kept.made_at.toISOString(),
    person: { personId, fullName, profileImage },
    score: kept.score,
    formVersion: kept.form_version,
    answers: { ...asAnswers(kept.answers) },
  })
}
