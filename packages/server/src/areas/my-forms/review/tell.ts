import type { PersonContext } from '../../../handler.ts'
import { notify } from '../../../outbox/notify.ts'
import { signersOf } from './more.queries.ts'
import { standingOf } from './steps.ts'

/** Tells those of the step that is due that an entry waits for their decision. */
export async function tellApprovers(context: PersonContext, myFormId: string): Promise<void> {
  const { db, person } = context
  const people = await signersOf(db, person.shardKey, myFormId)
  const { step } = standingOf(people)
  const personIds = people
    .filter((each) => each.task === 'approve' && each.status === 'pending' && each.step === step)
    .map(({ person_id: id }) => id)
    .filter((id) => id !== person.personId)
  await notify(context, {
    kind: 'form_to_approve',
    record: { type: 'my_form', id: myFormId },
    personIds,
  })
}

/** Tells those whose signature an entry waits for that it does. */
export async function tellSigners(context: PersonContext, myFormId: string): Promise<void> {
  const { db, person } = context
  const people = await signersOf(db, person.shardKey, myFormId)
  const personIds = people
    .filter(({ task, status }) => task === 'sign' && status === 'pending')
    .map(({ person_id: id }) => id)
    .filter((id) => id !== person.personId)
  const record = { type: 'my_form' as const, id: myFormId }
  await notify(context, { kind: 'form_to_sign', record, personIds })
}
