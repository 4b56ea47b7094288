import { stepsAsked, type Answers, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'
import { hasFilled } from '../my-forms.rules.ts'
import { engineContext } from '../my-forms.state.ts'
import { contentHashOf } from './content-hash.ts'
import { signersOf, type SignerRow } from './more.queries.ts'
import { narrowingOf } from './narrowing.ts'
import { askPeople, dropStep, peopleFor, type Asking, type NobodyOf } from './people-asked.ts'
import { signersToAsk } from './signers-asked.ts'
import { areOfForm } from './skipped-steps.ts'
import { standingOf } from './steps.ts'

/**
 * Puts the approvers and signers that the form asks for behind an entry that is handed in; those who
 * are there already are asked again. A step for which there is nobody who does not decide on another
 * step goes to the administrators, any of whom decides, and without any it is not handed in. What is
 * skipped is a step whose condition does not hold, and it is said to be, as is who is asked in the
 * place of others. Of an entry that was handed
 * back, whoever was asked stays asked. Answers how many are to sign or approve, whether all have
 * signed, the steps that were skipped, and what others are asked for than was meant.
 */
export async function askApprovers(
  context: Pick<PersonContext, 'db' | 'person' | 'ports' | 'now'>,
  entry: Omit<ChangeableEntry, 'answers'> & { answers: Answers },
  definition: FormDefinition,
  { isHandedBack }: { isHandedBack: boolean },
): Promise<{
  pending: number
  isSigned: boolean
  skipped: string[]
  /** Whom the form meant and nobody was, so that others are asked; what for. */
  askedInstead: { meaning: string; nobodyOf: NobodyOf }[]
}> {
  const { db, person } = context
  const { shardKey } = person
  await askAgain(db, shardKey, entry.id, contentHashOf(entry))
  const listed = await signersOf(db, shardKey, entry.id)
  const before = approversIn(listed)
  const steps = stepsOf(context, entry, definition, listed).map(({ step, isAsked }, index) => {
    const place = index + 1
    const isThere = before.some((each) => each.step === place)
    // Whoever was asked before is there already, but for a step that was skipped then.
    const wasAsked = isThere || (before.length > 0 && step.condition === undefined)
    return { step, place, isAsked, stays: wasAsked && (isAsked || isHandedBack) }
  })
  const skipped = steps.filter(({ isAsked, stays }) => !isAsked && !stays)
  for (const { place } of skipped) {
    await dropStep(db, shardKey, entry.id, place)
  }
  // Whoever a step let go may be asked on another: each decides once.
  const left = skipped.length > 0 ? await signersOf(db, shardKey, entry.id) : listed
  const asked = new Set(approversIn(left).map(({ person_id: id }) => id))
  const submitterId = entry.person_id
  const maySubmitter = definition.workflow?.allowSelfApproval === true
  const narrowing = await narrowingOf(context, entry, definition)
  const asking: Asking[] = []
  for (const { step, place } of steps.filter(({ isAsked, stays }) => isAsked && !stays)) {
    const found = await peopleFor(db, { shardKey, submitterId, narrowing }, step, {
      isOut: (id) => asked.has(id) || (!maySubmitter && hasFilled(entry, id)),
    })
    if (found.personIds.length === 0) {
      return fail('wrong_state', { message: nobodyFor(step.meaning) })
    }
    found.personIds.forEach((id) => asked.add(id))
    asking.push({ ...step, ...found, task: 'approve', place })
  }
  asking.push(...(await signersToAsk(context, entry, definition, narrowing)))
  await askPeople(context, entry, asking)
  const people = await signersOf(db, shardKey, entry.id)
  return {
    pending: people.filter(({ status }) => status === 'pending').length,
    isSigned: standingOf(people).isSigned,
    skipped: skipped.map(({ step }) => step.meaning),
    askedInstead: asking.flatMap(({ meaning, nobodyOf }) =>
      nobodyOf === undefined ? [] : [{ meaning, nobodyOf }],
    ),
  }
}

function approversIn(people: readonly SignerRow[]): SignerRow[] {
  return people.filter(({ task }) => task === 'approve')
}

/** The steps of the form. Approvers that an entry came with are its own, and take their place. */
function stepsOf(
  { now }: Pick<PersonContext, 'now'>,
  { answers, time_zone: timeZone }: { answers: Answers; time_zone: string },
  definition: FormDefinition,
  people: readonly SignerRow[],
) {
  return areOfForm(definition, people)
    ? stepsAsked(definition, answers, engineContext(timeZone, now))
    : []
}

const nobodyFor = (step: string) =>
  `Nobody is there to decide on “${step}”. Please ask an administrator.`

/**
 * Asks again whoever refused, and whoever has signed or decided on other answers than these; all of
 * them where nothing is named, because what they looked at is opened again.
 */
export async function askAgain(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  contentHash: string | null,
): Promise<void> {
  await db
    .updateTable('my_form_signers')
    .set({ status: 'pending', signed_at: null, signature: null, content_hash: null, note: null })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('status', '<>', 'pending')
    .$if(contentHash !== null, (query) =>
      query.where((where) =>
        where.or([
          where('status', '=', 'refused'),
          // What was signed before hashes were kept has none.
          where('content_hash', '<>', contentHash),
        ]),
      ),
    )
    .execute()
}
