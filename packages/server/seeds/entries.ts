import {
  headerAnswersOf,
  signedRevision,
  startingAnswers,
  titleAnswerOf,
  withCalculated,
} from '@holdpoint/forms'
import type { Answer, Answers, Evaluation, FormDefinition } from '@holdpoint/forms'
import type { Insertable } from 'kysely'
import { json } from '../src/db/json.ts'
import type {
  MyFormAnswersTable,
  MyFormsTable,
  MyFormVersionsTable,
} from '../src/areas/my-forms/my-forms.tables.ts'
import { contentHashOf } from '../src/areas/my-forms/review/content-hash.ts'
import { answerEntry } from './answer-entry.ts'
import type { Directory } from './directory.ts'
import { findingsOf } from './entry-actions.ts'
import type { Finding } from './entry-actions.ts'
import { isSubmitted } from './entry-plan.ts'
import type { EntryPlan } from './entry-plan.ts'
import type { makeCamera } from './entry-photos.ts'
import { lookups } from './entry-scene.ts'
import type { EntryScene } from './entry-scene.ts'
import { isSignatureComplete, signersFor } from './entry-signers.ts'
import type { SignerRow } from './entry-signers.ts'
import { talkAbout } from './entry-talk.ts'
import type { EntryTalk } from './entry-talk.ts'
import { pickForm, pickOrigin } from './form-choice.ts'
import { crews, districts, organisation, padsOf, shardKey } from './organisation.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addMinutes, earlier, zoneClock } from './world-time.ts'

/** An entry that has no number yet, with all that hangs on it. */
export type WorldEntry = {
  /** The name of its plan. */
  name: string
  row: Omit<Insertable<MyFormsTable>, 'number'> & { id: string; started_at: Date }
  document: Insertable<MyFormAnswersTable>
  answers: Answers
  /** What was handed in; nothing of what still is filled. */
  versions: readonly Insertable<MyFormVersionsTable>[]
  /** What its signatures and decisions stand for. */
  contentHash: string
  signers: readonly SignerRow[]
  findings: readonly Finding[]
  talk: EntryTalk
}

export type EntryOptions = {
  plan: EntryPlan
  now: Date
  directory: Directory
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

const noTalk: EntryTalk = { comments: [], votes: [], kudos: [], shares: [] }

/** Makes one entry of the plan, filled out as far as its status says. */
export function makeEntry(options: EntryOptions): WorldEntry {
  const { plan, now, directory, random } = options
  const { person, startedAt, status } = plan
  const timeZone = person.row.time_zone ?? organisation.time_zone
  const id = worldId(startedAt, random)
  const definition = plan.form ?? pickForm(person, random)
  const context = { today: zoneClock(timeZone).dayOf(startedAt), lang: 'en' }
  const { answers: given, evaluation } = fillOut(options, id, definition, timeZone)
  const answers = withCalculated(definition, given, context)

  const isHandedIn = isSubmitted(status)
  const isWhole = isHandedIn || status === 'fill'
  const filledAt = addMinutes(begunAt(plan), random.int(12, 55))
  const submittedAt = addMinutes(filledAt, random.int(1, 6))
  const contentHash = contentHashOf({
    ...{ id, form_id: definition.key, form_version: definition.version },
    ...{ answers, attachment_ids: [] },
  })
  const asked = { plan, myFormId: id, from: submittedAt, contentHash, now, directory, random }
  const signers = signersFor(asked)
  const lastSigned = signers.reduce(
    (last, { signed_at: at }) => (at instanceof Date && at > last ? at : last),
    submittedAt,
  )
  const completedAt = earlier(addMinutes(lastSigned, random.int(2, 90)), now)
  const answeredAt = plan.isUntouched ? null : isWhole ? filledAt : earlier(filledAt, now)
  const updatedAt = isHandedIn
    ? status === 'complete'
      ? completedAt
      : lastSigned
    : (answeredAt ?? startedAt)
  const score = isHandedIn ? evaluation.score : null

  const findings = isHandedIn
    ? findingsOf({ evaluation, person, submittedAt, now, timeZone, directory, random })
    : []
  const talk = isHandedIn
    ? talkAbout({
        plan,
        myFormId: id,
        submittedAt,
        score: score?.percent ?? null,
        now,
        directory,
        random,
      })
    : noTalk
  const header = headerAnswersOf(definition, answers, context)
  const elevatedFrom = plan.isElevated ? pickOrigin(definition, random) : null

  return {
    name: plan.name,
    signers,
    findings,
    talk,
    answers,
    contentHash,
    versions: isHandedIn
      ? [
          {
            ...{ shard_key: shardKey, my_form_id: id, version: 1, answers: json(answers) },
            ...{ score: score?.percent ?? null, person_id: person.row.id, made_at: submittedAt },
          },
        ]
      : [],
    document: {
      shard_key: shardKey,
      my_form_id: id,
      answers: json(answers),
      revision: plan.isUntouched ? 0 : Object.keys(answers).length,
      score_breakdown: score === null ? null : json(score),
      updated_at: answeredAt ?? startedAt,
    },
    row: {
      shard_key: shardKey,
      id,
      form_id: definition.key,
      form_version: definition.version,
      person_id: person.row.id,
      status,
      started_at: startedAt,
      due_at: plan.assigned?.dueAt ?? null,
      filled_at: isWhole ? filledAt : null,
      submitted_at: isHandedIn ? submittedAt : null,
      completed_at: status === 'complete' ? completedAt : null,
      last_answered_at: answeredAt,
      form_title_answer: titleAnswerOf(definition, answers, context, lookups) || null,
      country_code: countryOf(header.district),
      district_code: header.district,
      business_unit_code: header.businessUnit,
      customer_id: header.customer,
      crew_codes: [...header.crew],
      pad_ids: [...header.pad],
      score: score?.percent ?? null,
      result: isHandedIn ? (score?.result ?? 'none') : null,
      has_critical_failure: (score?.criticalFailures.length ?? 0) > 0,
      is_limited_access: random.chance(0.02),
      is_reopened: plan.isReopened,
      elevated_from_form_id: elevatedFrom?.key ?? null,
      elevated_from_name: elevatedFrom?.title['en'] ?? null,
      action_count: findings.length,
      upvote_count: talk.votes.length,
      kudos_count: talk.kudos.length,
      public_comment_count: countOf(talk, 'public'),
      private_comment_count: countOf(talk, 'private'),
      is_signature_complete: isSignatureComplete(status, signers),
      source: random.chance(0.55) ? 'web' : 'mobile',
      created_at: startedAt,
      updated_at: updatedAt,
    },
  }
}

function fillOut(
  { plan, directory, camera, random }: EntryOptions,
  id: string,
  definition: FormDefinition,
  timeZone: string,
): { answers: Answers; evaluation: Evaluation } {
  const { person, status } = plan
  const startedAt = begunAt(plan)
  const scene = makeScene()
  const isWhole = isSubmitted(status) || status === 'fill' || plan.isReopened || !isDraft()
  const share = plan.isUntouched ? 0 : isWhole ? 1 : 0.3 + random.next() * 0.6
  const { answers, evaluation } = answerEntry({
    definition,
    scene,
    wishedPercent: plan.wishedPercent,
    share,
    random,
  })
  const context = { today: scene.clock.dayOf(startedAt), lang: 'en' }
  return plan.isUntouched
    ? { answers: startingAnswers(definition, context), evaluation }
    : { answers: saved(definition, answers), evaluation }

  function isDraft(): boolean {
    return status === 'in_progress' || status === 'new'
  }

  function makeScene(): EntryScene {
    const { seat } = person
    const [pad, otherPad] = random.sample(padsOf(seat.district), 2)
    const nearby = crews.filter(({ district_code }) => district_code === seat.district)
    const main = seat.crew ?? random.pick(nearby)
    const neighbours = random.chance(0.15) ? nearby.filter(({ code }) => code !== main.code) : []
    return {
      person,
      startedAt,
      clock: zoneClock(timeZone),
      district: seat.district,
      unit: seat.unit ?? main.business_unit_code,
      crews: [main, ...random.sample(neighbours, 1)],
      customer: pad?.customer_id ?? 'tessera-basin',
      pads: [pad, random.chance(0.1) ? otherPad : undefined].filter((at) => at !== undefined),
      witness: random.pick(directory.matesOf(person)),
      takePhoto: (key) =>
        camera.take(key, person.row.id, id, addMinutes(startedAt, random.int(2, 11))),
    }
  }
}

/** When somebody began to answer it: what was assigned may have waited. */
function begunAt({ startedAt, assigned }: EntryPlan): Date {
  return assigned?.begunAt ?? startedAt
}

/** Answers as they are stored: each has been saved once, and was signed for as it stands. */
function saved(definition: FormDefinition, given: Readonly<Record<string, Answer>>): Answers {
  const answers = Object.fromEntries(
    Object.entries(given).map(([key, answer]) => [key, { ...answer, rev: 1 }]),
  )
  return Object.fromEntries(
    Object.entries(answers).map(([key, { signature, ...answer }]) => {
      const answersRev = signedRevision(definition, answers, key)
      return [key, signature ? { ...answer, signature: { ...signature, answersRev } } : answer]
    }),
  )
}

function countryOf(district: string | null): string | null {
  return districts.find(({ code }) => code === district)?.country_code ?? null
}

function countOf(talk: EntryTalk, privacy: 'public' | 'private'): number {
  return talk.comments.filter(({ privacy_type: type }) => type === privacy).length
}
