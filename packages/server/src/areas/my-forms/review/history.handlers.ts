import type { MyFormHistoryEvent, MyFormVersion } from '@holdpoint/api'
import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { changesIn, type Change } from '../../../records/history.ts'
import { namesOfPeople } from '../../people/people.queries.ts'
import { asAnswers } from '../filling/change.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { attachedTo } from './attachments.handlers.ts'
import { namesInAnswers } from '../my-forms.picked.ts'
import { contentHashOf } from './content-hash.ts'
import { versionOf } from './flags.queries.ts'
import {
  countOfHistory,
  firstHandedIn,
  givenUnder,
  pageOfHistory,
  type GivenRow,
  type HistoryRow,
} from './history.queries.ts'
import {
  answersIn,
  isFilling,
  peopleIn,
  questionIn,
  toField,
  type Telling,
} from './history.words.ts'
import { pinnedDefinitionOf } from './pinned-form.ts'

export const history: PersonHandler<'myForms.history'> = async (input, context) => {
  const { db, person } = context
  const { shardKey, personId } = person
  const { myFormId } = input
  const query = {
    ...{ shardKey, myFormId, offset: input.pOffset, limit: input.pLimit },
    reader: { personId, mayReadPrivate: mayReadPrivateComments(person.permissions) },
  }
  const rows = await pageOfHistory(db, query)
  const { submitterId, at } = await firstHandedIn(db, shardKey, myFormId)
  const lines = rows.map((row) => ({
    row,
    changes: changesIn(row.changes).sort(byKey),
    // What was typed or attached before it was handed in is its submitter's own.
    isTold: submitterId === personId || (at !== null && row.at > at),
  }))
  const telling = await tellingOf(
    context,
    myFormId,
    lines.flatMap(({ changes }) => changes),
  )
  return ok({
    data: lines.map(({ row, changes, isTold }) => toEvent(row, changes, { telling, isTold })),
    totalRecords: await countOfHistory(db, query),
    offset: input.pOffset,
  })
}

const byKey = (one: Change, other: Change) => (one.key < other.key ? -1 : 1)

async function tellingOf(
  context: PersonContext,
  myFormId: string,
  changes: readonly Change[],
): Promise<Telling> {
  const { db, person } = context
  const definition = await pinnedDefinitionOf(context, myFormId)
  return {
    questionOf: questionIn(definition),
    lookups: await namesInAnswers(context, definition, ...changes.flatMap(answersIn)),
    people: await namesOfPeople(db, person.shardKey, changes.flatMap(peopleIn)),
  }
}

function toEvent(
  row: HistoryRow,
  changes: readonly Change[],
  { telling, isTold }: { telling: Telling; isTold: boolean },
): MyFormHistoryEvent {
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
    fields: changes.map((change) => {
      const field = toField(change, row.action, telling)
      return isTold || !isFilling(row.action) ? field : { ...field, from: null, to: null }
    }),
    reason: row.reason,
  }
}

export const historyVersion: PersonHandler<'myForms.historyVersion'> = async (
  { myFormId, version },
  context,
) => {
  const { db, person } = context
  const { shardKey } = person
  const kept = await versionOf(db, shardKey, myFormId, version)
  if (kept === undefined) {
    return fail('not_found', { message: 'This form has no such version.' })
  }
  const { person_id: personId, full_name: fullName, profile_image: profileImage } = kept
  const contentHash = contentHashOf({ ...kept, id: myFormId })
  const given = await givenUnder(db, shardKey, { ...kept, id: myFormId, contentHash })
  const files = await attachedTo(context, myFormId)
  return ok({
    version: kept.version,
    at: kept.made_at.toISOString(),
    person: { personId, fullName, profileImage },
    score: kept.score,
    formVersion: kept.form_version,
    answers: { ...asAnswers(kept.answers) },
    files: files.filter(({ uploadId }) => kept.attachment_ids.includes(uploadId)),
    given: given.map(toGiven),
  })
}

function toGiven({ at, given, ...row }: GivenRow): MyFormVersion['given'][number] {
  const { person_id: personId, full_name: fullName, profile_image: profileImage } = row
  const told = {
    person: { personId, fullName, profileImage },
    meaning: given.meaning,
    at: at.toISOString(),
  }
  if ('decision' in given) {
    const status = given.decision === 'reject' ? 'refused' : 'done'
    return { ...told, task: 'approve', status, signature: null }
  }
  const { kind, name, uploadId } = given
  const signature = { kind, name, ...(uploadId === undefined ? {} : { uploadId }) }
  return { ...told, task: 'sign', status: 'done', signature }
}
