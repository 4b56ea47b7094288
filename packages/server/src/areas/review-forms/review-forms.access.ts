import { policies, type CallOf, type CallContent, type FormStatus } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { requireVersion } from '../../row-version.ts'
import { signersOf } from '../my-forms/review/more.queries.ts'
import { addShares, sharedWith, takeShare } from '../my-forms/talk/share.queries.ts'
import { isSharedNow } from '../my-forms/talk/share.rules.ts'
import { activePeopleAmong } from '../people/people.queries.ts'

// Whom a limited entry is open to: its submitter and its steps always, and those whom it is shared
// with. The list is the one of shares, so that what is shared stays shared when it is limited.

export const accessControl: PersonHandler<'reviewForms.accessControl'> = async (
  { myFormId },
  context,
) => ok(await accessOf(context, myFormId))

export const saveAccessControl: PersonHandler<'reviewForms.saveAccessControl'> = async (
  { myFormId, isLimitedAccess, personIds },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const entry = await db
    .selectFrom('my_forms')
    .select(['id', 'person_id', 'status', 'is_limited_access', 'row_version'])
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (entry === undefined) {
    return fail('forbidden')
  }
  requireVersion(entry.row_version, ifMatch)
  const before = await sharedWith(db, shardKey, myFormId)
  const after =
    personIds === undefined ? before : await writeShares(context, entry, { before, personIds })
  await db
    .updateTable('my_forms')
    .set({
      is_limited_access: isLimitedAccess,
      updated_at: now,
      row_version: entry.row_version + 1,
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', myFormId)
    .execute()
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'change access',
    changes: {
      isLimitedAccess: { from: entry.is_limited_access, to: isLimitedAccess },
      sharedWith: { from: before, to: after },
    },
  })
  return ok(await accessOf(context, myFormId), 'Access saved.')
}

async function accessOf(
  { db, person, ties }: PersonContext,
  myFormId: string,
): Promise<CallContent<CallOf<'reviewForms.accessControl'>>> {
  const { shardKey, permissions } = person
  const columns = ['person.id as person_id', 'person.full_name', 'person.profile_image'] as const
  const entry = await db
    .selectFrom('my_forms as entry')
    .innerJoin('people as person', 'person.id', 'entry.person_id')
    .select(['entry.is_limited_access', ...columns])
    .where('entry.shard_key', '=', shardKey)
    .where('entry.id', '=', myFormId)
    .where('entry.deleted_at', 'is', null)
    .executeTakeFirst()
  if (entry === undefined) {
    return fail('forbidden')
  }
  const shares = await db
    .selectFrom('my_form_shares as share')
    .innerJoin('people as person', 'person.id', 'share.person_id')
    .select(columns)
    .where('share.shard_key', '=', shardKey)
    .where('share.my_form_id', '=', myFormId)
    .orderBy('person.full_name')
    .execute()
  const seen = new Set<string>()
  const people = [
    { row: entry, as: 'submitter' as const },
    ...(await signersOf(db, shardKey, myFormId)).map((row) => ({ row, as: 'step' as const })),
    ...shares.map((row) => ({ row, as: 'shared' as const })),
  ].filter(({ row }) => !seen.has(row.person_id) && seen.add(row.person_id))
  return {
    isLimitedAccess: entry.is_limited_access,
    canChange:
      permissions.has('change_limited_access_control') &&
      opens(policies['reviewForms.saveAccessControl'].record, ties, person),
    people: people.map(({ row, as }) => ({
      person: {
        personId: row.person_id,
        fullName: row.full_name,
        profileImage: row.profile_image,
      },
      as,
    })),
  }
}

/** Shares an entry, which is locked, with these people alone, and answers with whom it is shared then. */
async function writeShares(
  context: PersonContext,
  entry: { id: string; person_id: string; status: FormStatus },
  { before, personIds }: { before: readonly string[]; personIds: readonly string[] },
): Promise<string[]> {
  const { db, person, now } = context
  const { shardKey, personId: sharedBy } = person
  // Whoever signs or approves stands in the list as such and cannot be unticked: their share stays.
  const signers = new Set((await signersOf(db, shardKey, entry.id)).map(({ person_id: id }) => id))
  const kept = before.filter((id) => personIds.includes(id) || signers.has(id))
  // As where it is shared: nobody keeps an entry open for themselves.
  const added = [...new Set(personIds)].filter(
    (id) => !kept.includes(id) && id !== entry.person_id && id !== sharedBy,
  )
  const verdict = isSharedNow(entry.status)
  if (added.length > 0 && !verdict.ok) {
    return failField('personIds', verdict.problem.message)
  }
  const known = await activePeopleAmong(db, shardKey, added)
  if (known.size < added.length) {
    return failField('personIds', 'Somebody is not an employee here, or no longer.')
  }
  await addShares(db, { shardKey, myFormId: entry.id, sharedBy }, added, now)
  for (const personId of before.filter((id) => !kept.includes(id))) {
    await takeShare(db, { shardKey, myFormId: entry.id, personId })
  }
  const record = { type: 'my_form' as const, id: entry.id }
  await notify(context, { kind: 'form_shared', record, personIds: added })
  return [...kept, ...added]
}
