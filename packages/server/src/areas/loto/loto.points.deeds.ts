import type { CallOf, LotoPointState, ParsedInput } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { json } from '../../db/json.ts'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { putOn, takeOff } from './loto.locks.ts'
import type { LotoPointRow, WholeLotoRow } from './loto.queries.ts'
import { heldAgainst, metWords, readsWords } from './loto.readings.ts'
import type { LotoStepsTable } from './loto.tables.ts'

type Input = ParsedInput<CallOf<'loto.saveStep'>>

/** What a deed at a point writes, and what the history says of it. */
type Deed = {
  state: LotoPointState
  columns: Updateable<LotoStepsTable>
  /** What was done, behind the name of the point. */
  words: string
  action: string
  /** What is answered. */
  said: string
}

/** A point, the lockout that is held, and what was sent. */
type Scene = { context: PersonContext; row: WholeLotoRow; point: LotoPointRow; input: Input }

const nothingRead = {
  ...{ released_by: null, released_at: null, reading: '', is_reading_met: null },
  ...{ verified_by: null, verified_at: null },
}

/** What is done at a point, once it is clear that it may be. */
export const deeds: Readonly<Record<Input['event'], (scene: Scene) => Promise<Deed> | Deed>> = {
  async lock({ context, point, input: { lotoId, stepId, lockNumbers, tagNumber } }) {
    const { personId } = context.person
    requireNumbers(point, lockNumbers, tagNumber)
    const place = { lotoId, stepId, authorizationId: null, personId }
    await putOn(context, place, lockNumbers, 'lockNumbers')
    const columns = { lock_numbers: lockNumbers, tag_number: tagNumber, ...nothingRead }
    const off = { removed_by: null, removed_at: null }
    const by = { locked_by: personId, locked_at: context.now, holder_id: personId, ...off }
    const words = lockNumbers.length === 0 ? `tagged with ${tagNumber}` : withLocks(lockNumbers)
    return {
      ...{ state: 'locked', columns: { ...columns, ...by }, words: words, action: 'lock_point' },
      said: `${point.point_tag} is locked.`,
    }
  },
  release: ({ context, point }) => ({
    state: 'released',
    columns: { released_by: context.person.personId, released_at: context.now },
    words: 'stored energy released',
    action: 'release_point',
    said: `The stored energy of ${point.point_tag} is released.`,
  }),
  verify({ context, point, input }) {
    const { expected_reading: expected, reading_limit: limit, unit } = point
    const wanted = { expected, limit, unit }
    const { reading, isMet } = heldAgainst({ reading: input.reading, ...wanted })
    const read = { reading, is_reading_met: isMet }
    if (isMet === false) {
      const says = readsWords({ reading, ...wanted })
      return {
        ...{ state: point.state, columns: read, words: says, action: 'read_point' },
        said: `${point.point_tag} ${says}`,
      }
    }
    return {
      state: 'verified',
      columns: { ...read, verified_by: context.person.personId, verified_at: context.now },
      words: reading === '' ? 'at zero' : `at zero, ${metWords({ reading, ...wanted })}`,
      action: 'verify_point',
      said: `${point.point_tag} is at zero.`,
    }
  },
  unlock: (scene) => unlocked(scene, 'unlock_point'),
  removeAbsent: (scene) => unlocked(scene, 'remove_absent'),
}

const opened = {
  ...{ lock_numbers: [], tag_number: '', locked_by: null, locked_at: null, holder_id: null },
  // A picture is of the lock that was on: the next one has its own. The file stays held.
  ...{ photos: json([]), ...nothingRead },
}

/**
 * Takes the locks of a point off: at the end for good, before as if they had never been on, but for
 * who took them off.
 */
async function unlocked({ context, row, point }: Scene, action: string): Promise<Deed> {
  await takeOff(context, { lotoId: row.id, stepId: point.id, authorizationId: null })
  const isForGood = row.status === 'ready_to_restore'
  const numbers = point.lock_numbers
  const what = numbers.length === 0 ? 'tag' : numbers.length === 1 ? 'lock' : 'locks'
  const whose = action === 'remove_absent' ? ` of ${point.holder?.fullName ?? ''}` : ''
  return {
    state: isForGood ? 'removed' : 'open',
    columns: {
      ...{ removed_by: context.person.personId, removed_at: context.now },
      ...(isForGood ? {} : opened),
    },
    words: [what, ...numbers].join(' ') + `${whose} off`,
    action,
    said: `${point.point_tag} is unlocked.`,
  }
}

/** Ends the call unless there is a number for each lock that the point takes, or else a tag. */
function requireNumbers(
  { point_tag: tag, lock_count: count }: LotoPointRow,
  numbers: readonly string[],
  tagNumber: string,
): void {
  if (numbers.length !== count) {
    const wanted = count === 1 ? '1 lock. Please enter its number.' : `${count} locks.`
    const message = count === 0 ? `${tag} takes no lock.` : `${tag} takes ${wanted}`
    return failField(
      'lockNumbers',
      count > 1 ? `${message} Please enter ${count} numbers.` : message,
    )
  }
  if (count === 0 && tagNumber === '') {
    return failField('tagNumber', 'Please write down the tag or the block.')
  }
  const isTwice = new Set(numbers.map((number) => number.toLowerCase())).size < numbers.length
  return isTwice ? failField('lockNumbers', 'Each lock has a number of its own.') : undefined
}

const withLocks = (numbers: readonly string[]) => `locked with ${numbers.join(', ')}`
