import { fail } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { unknownPeople } from '../../../records/people.queries.ts'
import { lockEntry } from './lock.queries.ts'
import { activePeopleAmong } from '../../people/people.queries.ts'
import { addShares, sharedWith, takeShare } from './share.queries.ts'
import { mayShare } from './share.rules.ts'

export const share: PersonHandler<'myForms.share'> = async ({ myFormId, personIds }, context) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const entry = await lockEntry(db, shardKey, myFormId)
  if (!entry) {
    return fail('not_found')
  }
  const verdict = mayShare({
    status: entry.status,
    isLimited: entry.is_limited_access,
    isOwn: entry.person_id === personId,
  })
  if (!verdict.ok) {
    return fail(verdict.problem.name, verdict.problem)
  }
  const known = await activePeopleAmong(db, shardKey, personIds)
  const unknown = personIds.filter((id) => !known.has(id))
  if (unknown.length > 0) {
    return fail('invalid_input', {
      message: unknownPeople,
      fields: [{ path: 'personIds', message: unknownPeople }],
      details: { personIds: unknown },
    })
  }
  // Nobody keeps an entry open for themselves: a right to read that ends would outlive its end.
  const others = personIds.filter((id) => id !== entry.person_id && id !== personId)
  const added = await addShares(db, { shardKey, myFormId, sharedBy: personId }, others, now)
  const addedPersonIds = personIds.filter((id) => added.has(id))
  if (addedPersonIds.length > 0) {
    const record = { type: 'my_form' as const, id: myFormId }
    await notify(context, { kind: 'form_shared', record, personIds: addedPersonIds })
    await audit({
      recordType: 'my_form',
      recordId: myFormId,
      action: 'share',
      changes: { sharedWith: { from: null, to: addedPersonIds } },
    })
  }
  return ok(
    { addedPersonIds, alreadySharedPersonIds: personIds.filter((id) => !added.has(id)) },
    'Form shared.',
  )
}

export const shares: PersonHandler<'myForms.shares'> = async ({ myFormId }, { db, person }) =>
  ok({ personIds: await sharedWith(db, person.shardKey, myFormId) })

/** Whoever may share an entry now may take a share of it back, whosever it was. */
export const unshare: PersonHandler<'myForms.unshare'> = async (input, context) => {
  const { db, person, audit } = context
  const { myFormId } = input
  const entry = await lockEntry(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('not_found')
  }
  if (entry.is_limited_access && entry.person_id !== person.personId) {
    return fail('wrong_state', {
      message: 'Access to this form is limited. Only its submitter decides who reads it.',
    })
  }
  const share = { shardKey: person.shardKey, myFormId, personId: input.personId }
  if (!(await takeShare(db, share))) {
    return fail('not_found', { message: 'It is not shared with this person.' })
  }
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'unshare',
    changes: { sharedWith: { from: [input.personId], to: null } },
  })
  return ok(null, 'Share taken back.')
}
