import type { FormStatus } from '@holdpoint/api'
import type { Signature } from '@holdpoint/forms'
import type { Insertable } from 'kysely'
import { json } from '../src/db/json.ts'
import type { MyFormSignersTable } from '../src/areas/my-forms/my-forms.tables.ts'
import type { Directory } from './directory.ts'
import type { EntryPlan } from './entry-plan.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addMinutes, earlier } from './world-time.ts'

export type SignerRow = Insertable<MyFormSignersTable>

type Signer = {
  person: WorldPerson
  task: 'sign' | 'approve'
  meaning: string
  step: number
  status: 'pending' | 'done' | 'refused'
}

export type SignerOptions = {
  plan: EntryPlan
  myFormId: string
  /** When the first of them could sign. */
  from: Date
  /** What they sign and decide on. */
  contentHash: string
  now: Date
  directory: Directory
  random: SeededRandom
}

/** Who has to sign or approve an entry, and how far they have come. */
export function signersFor(options: SignerOptions): SignerRow[] {
  const { plan, myFormId, from, contentHash, now, random } = options
  const seen = new Set<string>()
  let at = from
  return signerList(options)
    .filter(({ person, task }) => {
      const key = `${person.row.id} ${task}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    .map(({ person, task, meaning, step, status }) => {
      at = earlier(addMinutes(at, random.int(15, 14 * 60)), addMinutes(now, -5))
      return {
        shard_key: shardKey,
        id: worldId(from, random),
        my_form_id: myFormId,
        person_id: person.row.id,
        task,
        meaning,
        step,
        status,
        ...(status === 'pending'
          ? { signed_at: null }
          : { signed_at: at, content_hash: contentHash }),
        signature: task === 'sign' && status === 'done' ? json(signatureOf(person.row, at)) : null,
        started_at: plan.startedAt,
      }
    })
}

/** What somebody signed with, who typed their name. */
export function signatureOf({ id, full_name: name }: Named, at: Date): Signature {
  return { kind: 'typed', name, at: at.toISOString(), personId: id }
}

type Named = { id: string; full_name: string }

function signerList({ plan, directory, random }: SignerOptions): Signer[] {
  const { person, status } = plan
  const supervisor = directory.managerOf(person)
  const [mate = supervisor] = random.sample(directory.matesOf(person), 1)
  const advisors = directory.advisorsOf(person.seat.district).filter((other) => other !== person)
  // Nobody approves what is their own.
  const approver = person === directory.approver ? supervisor : directory.approver
  const advisor = advisors.length > 0 ? random.pick(advisors) : approver
  const sign = (
    who: WorldPerson,
    state: Signer['status'],
    meaning = 'Crew supervisor',
  ): Signer => ({
    person: who,
    task: 'sign',
    meaning,
    step: 1,
    status: state,
  })
  const approve = (who: WorldPerson, state: Signer['status'], step = 1): Signer => ({
    person: who,
    task: 'approve',
    meaning: step === 1 ? 'Safety review' : 'Service quality approval',
    step,
    status: state,
  })

  if (plan.employeeTask !== null) {
    return employeeSigners(plan, directory, sign, approve)
  }
  if (plan.awaitsOwnSign) {
    return [sign(person, 'pending', 'Inspector'), approve(advisor, 'pending')]
  }
  switch (status) {
    case 'in_review':
      return random.pick([
        [sign(supervisor, 'pending')],
        [sign(supervisor, 'done'), approve(advisor, 'pending')],
        [sign(mate, 'pending', 'Witness'), approve(advisor, 'pending')],
        [sign(supervisor, 'done'), approve(advisor, 'done'), approve(approver, 'pending', 2)],
      ])
    case 'approved':
      return random.chance(0.75)
        ? [approve(advisor, 'done'), sign(supervisor, 'pending')]
        : [sign(supervisor, 'done'), approve(advisor, 'done')]
    case 'reject':
      return random.chance(0.6)
        ? [sign(supervisor, 'done'), approve(advisor, 'refused')]
        : [approve(supervisor, 'refused')]
    case 'complete':
      return random.pick([
        [],
        [],
        [sign(supervisor, 'done')],
        [sign(mate, 'done', 'Witness'), sign(supervisor, 'done')],
        [sign(supervisor, 'done'), approve(advisor, 'done')],
      ])
    case 'pending':
      return plan.isUntouched ? [] : [approve(supervisor, 'pending')]
    case 'in_progress':
    case 'fill':
    case 'new':
      return []
    default:
      return status satisfies never
  }
}

function employeeSigners(
  plan: EntryPlan,
  directory: Directory,
  sign: (who: WorldPerson, state: Signer['status'], meaning?: string) => Signer,
  approve: (who: WorldPerson, state: Signer['status'], step?: number) => Signer,
): Signer[] {
  const employee = directory.byDemoRole('employee')
  const reviewer = directory.byDemoRole('reviewer')
  switch (plan.employeeTask) {
    case 'signPending':
      return [sign(employee, 'pending', 'Witness'), approve(reviewer, 'pending')]
    case 'approvePending':
      return [sign(directory.managerOf(plan.person), 'done'), approve(employee, 'pending')]
    case 'signed':
      return [sign(employee, 'done', 'Witness'), approve(reviewer, 'done')]
    case 'approved':
      return [approve(employee, 'done'), sign(directory.managerOf(plan.person), 'pending')]
    case 'refused':
      return [approve(employee, 'refused')]
    case null:
      return []
    default:
      return plan.employeeTask satisfies never
  }
}

/** Whether all who sign have signed. Nobody to wait for counts as complete once it is submitted. */
export function isSignatureComplete(
  status: FormStatus,
  signers: readonly Pick<SignerRow, 'task' | 'status'>[],
): boolean {
  const isHandedIn = !['in_progress', 'fill', 'new', 'pending'].includes(status)
  return (
    isHandedIn && signers.every(({ task, status: state }) => task !== 'sign' || state === 'done')
  )
}
