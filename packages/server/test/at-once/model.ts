import type { PrivacyType } from '@holdpoint/api'
import { canonicalJson } from '../../src/canonical-json.ts'
import { cast, type CastName } from '../cast.ts'

/** What was asked, with the ids and the versions that whoever asked had in hand. */
export type Asked =
  | { kind: 'look' }
  | { kind: 'vote' }
  | { kind: 'add'; comment: string; privacyType: PrivacyType }
  | {
      kind: 'edit'
      commentId: string
      comment: string
      privacyType: PrivacyType | undefined
      ifMatch: number | undefined
    }
  | { kind: 'remove'; commentId: string; ifMatch: number | undefined }
  | { kind: 'share'; personIds: readonly string[] }

export type ModelComment = {
  personId: string
  comment: string
  privacyType: PrivacyType
  rowVersion: number
}

/** All that stands of an entry beside its answers, and the trail of how that came. */
export type ModelWorld = {
  votes: readonly string[]
  shares: readonly string[]
  comments: Readonly<Record<string, ModelComment>>
  /** By record: the rows of its history, each in one line. */
  trails: Readonly<Record<string, readonly string[]>>
}

/** What a call says in a world where nobody else acts, and the world after it. */
export type Outcome = { reply: unknown; world: ModelWorld }

/** The trail of the entry itself. */
export const entryTrail = 'entry'
/** Who submitted the entry. */
export const submitter = 'employee'

const reviewers: readonly CastName[] = ['reviewer', 'admin']

/** One row of a history in one line. */
export function trailLine(action: string, personId: string | null, changes: unknown): string {
  return canonicalJson([action, personId, changes])
}

/** How a comment is answered. */
export function shown(id: string, { comment, privacyType, rowVersion }: ModelComment) {
  return { id, comment, privacyType, rowVersion }
}

/**
 * The rules of an entry's comments, votes and shares, one call at a time. `newId` is the id that a
 * new comment was given.
 */
export function outcomeOf(
  world: ModelWorld,
  person: CastName,
  asked: Asked,
  newId: string,
): Outcome {
  const personId = cast[person]
  const mayRead =
    person === submitter || reviewers.includes(person) || world.shares.includes(personId)
  const unchanged = (reply: unknown): Outcome => ({ reply, world })
  const forbidden = unchanged({ problem: 'forbidden' })
  switch (asked.kind) {
    case 'look':
      return mayRead ? unchanged(readBy(world, person)) : forbidden
    case 'vote':
      return mayRead ? voted(world, person) : forbidden
    case 'share':
      return person === submitter || reviewers.includes(person)
        ? shared(world, personId, asked.personIds)
        : unchanged({ problem: 'not_found' })
    case 'add': {
      const { comment, privacyType } = asked
      const next = { personId, comment, privacyType, rowVersion: 1 }
      return mayRead ? written(world, personId, newId, undefined, next) : forbidden
    }
    case 'edit': {
      const before = world.comments[asked.commentId]
      if (before === undefined || before.personId !== personId) {
        return forbidden
      }
      if (asked.ifMatch !== undefined && asked.ifMatch !== before.rowVersion) {
        return unchanged(changedMeanwhile(before))
      }
      const { comment, privacyType = before.privacyType } = asked
      return comment === before.comment && privacyType === before.privacyType
        ? unchanged(shown(asked.commentId, before))
        : written(world, personId, asked.commentId, before, {
            ...{ personId, comment, privacyType },
            rowVersion: before.rowVersion + 1,
          })
    }
    case 'remove': {
      const before = world.comments[asked.commentId]
      if (before === undefined || (before.personId !== personId && person !== 'admin')) {
        return forbidden
      }
      return asked.ifMatch !== undefined && asked.ifMatch !== before.rowVersion
        ? unchanged(changedMeanwhile(before))
        : written(world, personId, asked.commentId, before, undefined)
    }
    default:
      return asked satisfies never
  }
}

/** Whoever was slower is told how the comment stands, so that they hold both texts. */
function changedMeanwhile({ comment, privacyType, rowVersion }: ModelComment) {
  return { problem: 'row_changed', details: { comment, privacyType, rowVersion } }
}

function readBy({ comments }: ModelWorld, person: CastName) {
  return Object.entries(comments)
    .filter(
      ([, { personId, privacyType }]) =>
        privacyType === 'public' || personId === cast[person] || reviewers.includes(person),
    )
    .map(([id, comment]) => shown(id, comment))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

function voted(world: ModelWorld, person: CastName): Outcome {
  const personId = cast[person]
  const from = world.votes.length
  if (person === submitter) {
    return { reply: { isUpVote: false, upvoteCount: from }, world }
  }
  const isUpVote = !world.votes.includes(personId)
  const votes = isUpVote
    ? [...world.votes, personId].sort()
    : world.votes.filter((voter) => voter !== personId)
  const changes = { upvoteCount: { from, to: votes.length } }
  return {
    reply: { isUpVote, upvoteCount: votes.length },
    world: noted({ ...world, votes }, entryTrail, [
      isUpVote ? 'vote' : 'take back vote',
      personId,
      changes,
    ]),
  }
}

function shared(world: ModelWorld, personId: string, personIds: readonly string[]): Outcome {
  const isNew = (id: string) =>
    id !== personId && id !== cast[submitter] && !world.shares.includes(id)
  const added = personIds.filter(isNew)
  const reply = {
    addedPersonIds: added,
    alreadySharedPersonIds: personIds.filter((id) => !isNew(id)),
  }
  if (added.length === 0) {
    return { reply, world }
  }
  const next = { ...world, shares: [...world.shares, ...added].sort() }
  const changes = { sharedWith: { from: null, to: added } }
  return { reply, world: noted(next, entryTrail, ['share', personId, changes]) }
}

/** A comment that was added, changed, or with no `next` deleted. */
function written(
  world: ModelWorld,
  by: string,
  id: string,
  before: ModelComment | undefined,
  next: ModelComment | undefined,
): Outcome {
  const { [id]: _before, ...others } = world.comments
  const action = before === undefined ? 'add' : next === undefined ? 'delete' : 'edit'
  const changes = {
    comment: { from: before?.comment ?? null, to: next?.comment ?? null },
    privacyType: { from: before?.privacyType ?? null, to: next?.privacyType ?? null },
  }
  return {
    reply: next === undefined ? null : shown(id, next),
    world: noted(
      { ...world, comments: next === undefined ? others : { ...others, [id]: next } },
      id,
      [`${action} comment`, by, changes],
    ),
  }
}

function noted(world: ModelWorld, record: string, row: Parameters<typeof trailLine>): ModelWorld {
  const before = world.trails[record] ?? []
  return { ...world, trails: { ...world.trails, [record]: [...before, trailLine(...row)] } }
}
