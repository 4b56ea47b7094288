import { sentences, type FileDraft } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { audienceChanges } from '../../records/audience-changes.ts'
import { audienceOf, countAudience, requireNamed, writeAudience } from '../../records/audience.ts'
import { nextNumber } from '../../records/numbers.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { requireVersion } from '../../row-version.ts'
import { activePeopleAmong } from '../people/people.queries.ts'
import { approverBrought } from './files.facts.ts'
import { tellMeant } from './files.force.ts'
import { tell } from './files.move.handlers.ts'
import { fileForChange, fileWhole } from './files.queries.ts'
import { readerOf } from './files.rights.ts'
import { mayEdit } from './files.row.ts'

export const save: PersonHandler<'files.save'> = async ({ fileId, ...draft }, context) => {
  await requireNamed(context, draft)
  await requireAudience(context, draft)
  requireAnswers(draft)
  const names = await namesOf(context, draft)
  return fileId === undefined
    ? ok(await add(draft, names, context), `${draft.name} added.`)
    : ok(await edit(fileId, draft, names, context), 'File saved.')
}

async function add(draft: FileDraft, names: Named, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const number = await nextNumber(context, 'FIL')
  const fileId = ports.ids.next()
  await db
    .insertInto('library_files')
    .values({
      ...{ shard_key: shardKey, id: fileId, number, ...columnsOf(draft) },
      owner_id: draft.ownerId ?? personId,
      ...{ created_by: personId, created_at: now, updated_at: now },
    })
    .execute()
  await writeAudience(db, { shardKey, recordType: 'library_file', recordId: fileId }, draft)
  await audit({
    ...{ recordType: 'library_file', recordId: fileId, action: 'add' },
    changes: { name: { from: null, to: draft.name }, owner: { from: null, to: names.owner } },
  })
  return { fileId, number, rowVersion: 1 }
}

async function edit(fileId: string, draft: FileDraft, names: Named, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const row = await fileForChange(db, readerOf(person, now), fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!mayEdit(row.status)) {
    return fail('wrong_state', { message: 'An archived file is not edited any more.' })
  }
  if (row.status === 'pending' && draft.approverId === null) {
    failField('approverId', sentences.required.approver)
  }
  if (row.status === 'pending' && draft.tags.length === 0) {
    failField('tags', sentences.required.tag)
  }
  if (row.status === 'pending' && draft.approverId === row.uploader_id) {
    failField('approverId', approverBrought)
  }
  const whole = await fileWhole(db, shardKey, fileId)
  const rowVersion = row.row_version + 1
  // Whoever is asked from now on is asked since now, however long it is in force.
  const isAskedNow = draft.requireAck && !row.require_ack && row.current_version !== null
  await db
    .updateTable('library_files')
    .set({
      ...columnsOf(draft),
      ...(isAskedNow ? { ack_from: now } : {}),
      ...(draft.ownerId === null ? {} : { owner_id: draft.ownerId }),
      ...{ updated_at: now, row_version: rowVersion },
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', fileId)
    .execute()
  const holder = { shardKey, recordType: 'library_file', recordId: fileId }
  const audience = audienceChanges(await audienceOf(db, holder), draft)
  await writeAudience(db, holder, draft)
  await audit({
    ...{ recordType: 'library_file', recordId: fileId, action: 'edit' },
    changes: {
      name: { from: row.name, to: draft.name },
      folder: { from: row.folder, to: draft.folder },
      tags: { from: row.tags, to: draft.tags },
      description: { from: whole.description, to: draft.description },
      owner: { from: whole.owner_name, to: names.owner ?? whole.owner_name },
      approver: { from: whole.approver_name, to: names.approver },
      effectiveFrom: { from: row.effective_from, to: draft.effectiveFrom },
      reviewOn: { from: row.review_on, to: draft.reviewOn },
      requireAck: { from: row.require_ack, to: draft.requireAck },
      dueDays: { from: whole.due_days, to: draft.dueDays },
      repeatMonths: { from: whole.repeat_months, to: draft.repeatMonths },
      checkQuestion: { from: row.check_question, to: draft.checkQuestion },
      checkRight: { from: row.check_right, to: draft.checkRight },
      checkWrong: { from: row.check_wrong, to: draft.checkWrong },
      ...audience,
    },
  })
  if (row.status === 'pending' && draft.approverId !== row.approver_id) {
    await tell({ ...row, approver_id: draft.approverId }, 'submit', context)
  }
  if (isAskedNow) {
    await tellMeant(context, fileId)
  }
  return { fileId, number: row.number, rowVersion }
}

type Named = { owner: string | null; approver: string | null }

/** The names of those who answer for it; ends the call where one does not work here. */
async function namesOf(
  { db, person }: PersonContext,
  { ownerId, approverId }: FileDraft,
): Promise<Named> {
  const ids = [ownerId, approverId].filter((one) => one !== null)
  const { shardKey } = person
  const here = await activePeopleAmong(db, shardKey, ids)
  const people = await linesOfPeople({ db, shardKey }, [...here])
  const nameOf = (field: 'ownerId' | 'approverId', personId: string | null) => {
    const found = people.find((one) => one.personId === personId)
    return personId === null
      ? null
      : (found?.fullName ?? failField(field, 'Please choose somebody who works here.'))
  }
  return { owner: nameOf('ownerId', ownerId), approver: nameOf('approverId', approverId) }
}

/** What is to be acknowledged must be for somebody. */
async function requireAudience({ db, person }: PersonContext, draft: FileDraft): Promise<void> {
  if (!draft.requireAck) {
    return
  }
  const { total } = await countAudience(db, person.shardKey, draft, 1)
  if (total === 0) {
    failField('countries', 'Nobody belongs to this audience, so nobody could acknowledge it.')
  }
}

/** A question has one right answer, and one other at least. */
function requireAnswers({ checkQuestion, checkRight, checkWrong }: FileDraft): void {
  if (checkQuestion === '' && (checkRight !== '' || checkWrong.length > 0)) {
    failField('checkQuestion', 'Please enter the question that these answers are for.')
  }
  if (checkQuestion !== '' && checkRight === '') {
    failField('checkRight', 'Please enter the right answer.')
  }
  if (checkQuestion !== '' && checkWrong.length === 0) {
    failField('checkWrong', 'Please enter one wrong answer at least.')
  }
  if (new Set([checkRight, ...checkWrong]).size <= checkWrong.length) {
    failField('checkWrong', 'Please let each answer stand there once.')
  }
}

function columnsOf(draft: FileDraft) {
  return {
    name: draft.name,
    folder: draft.folder,
    tags: draft.tags,
    description: draft.description,
    approver_id: draft.approverId,
    effective_from: draft.effectiveFrom,
    review_on: draft.reviewOn,
    require_ack: draft.requireAck,
    due_days: draft.dueDays,
    repeat_months: draft.repeatMonths,
    check_question: draft.checkQuestion,
    check_right: draft.checkRight,
    check_wrong: draft.checkWrong,
  }
}
