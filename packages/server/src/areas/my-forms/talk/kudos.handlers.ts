import { draftStatuses, type KudosCategory } from '@holdpoint/api'
import { fail, failField } from '../../../fail.ts'
import { ok, type PersonHandler } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { activePeopleAmong } from '../../people/people.queries.ts'
import { countKudos, giveKudosTo, kudosOf } from './kudos.queries.ts'
import { lockEntry } from './lock.queries.ts'

export const kudos: PersonHandler<'myForms.kudos'> = async ({ myFormId }, { db, person }) => {
  const rows = await kudosOf(db, person.shardKey, myFormId)
  return ok(
    rows.map(({ id, category, given_by: givenBy, people, created_at: at }) => ({
      id,
      category: category as KudosCategory,
      givenBy,
      people,
      at: at.toISOString(),
    })),
  )
}

/** Each person thanks once an entry; thanking again takes the place of what was said. */
export const giveKudos: PersonHandler<'myForms.giveKudos'> = async (
  { myFormId, category, personIds },
  context,
) => {
  const { db, person, ports, now, audit } = context
  const { shardKey, personId } = person
  const entry = await lockEntry(db, shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  if (draftStatuses.includes(entry.status)) {
    return fail('wrong_state', { message: 'This form is not handed in yet.' })
  }
  const thanked = [...new Set(personIds?.length ? personIds : [entry.person_id])]
  if (thanked.includes(personId)) {
    return failField('personIds', 'Nobody thanks themselves.')
  }
  if ((await activePeopleAmong(db, shardKey, thanked)).size < thanked.length) {
    return failField('personIds', 'Somebody is not an employee here, or no longer.')
  }
  await giveKudosTo(db, {
    shard_key: shardKey,
    id: ports.ids.next(),
    my_form_id: myFormId,
    given_by: personId,
    category,
    person_ids: thanked,
    created_at: now,
  })
  const kudosCount = await countKudos(db, shardKey, myFormId)
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'give kudos',
    changes: { kudos: { from: null, to: { category, personIds: thanked } } },
  })
  const record = { type: 'my_form' as const, id: myFormId }
  await notify(context, { kind: 'kudos_received', record, personIds: thanked })
  return ok({ kudosCount }, 'Thank you said.')
}
