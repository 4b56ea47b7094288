import { kudosCategories } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type {
  MyFormCommentsTable,
  MyFormKudosTable,
  MyFormSharesTable,
  MyFormVotesTable,
} from '../src/areas/my-forms/my-forms.tables.ts'
import type { Directory } from './directory.ts'
import type { EntryPlan } from './entry-plan.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { privateComments, publicComments, rejectComments } from './talk-lines.ts'
import { worldId } from './world-id.ts'
import { addMinutes, earlier } from './world-time.ts'

/** What others add to an entry once it is handed in. */
export type EntryTalk = {
  comments: Insertable<MyFormCommentsTable>[]
  votes: Insertable<MyFormVotesTable>[]
  kudos: Insertable<MyFormKudosTable>[]
  shares: Insertable<MyFormSharesTable>[]
}

export type TalkOptions = {
  plan: EntryPlan
  myFormId: string
  submittedAt: Date
  score: number | null
  now: Date
  directory: Directory
  random: SeededRandom
}

/** Comments, votes, kudos and shares of one entry. */
export function talkAbout(options: TalkOptions): EntryTalk {
  const { plan, myFormId, submittedAt, score, now, directory, random } = options
  const { person, status } = plan
  const isEmployees = person.seat.demo === 'employee'
  const mates = directory.matesOf(person)
  const seniors = [
    directory.managerOf(person),
    ...directory.advisorsOf(person.seat.district),
  ].filter((senior) => senior !== person)

  function later(hoursMax: number): Date {
    return earlier(addMinutes(submittedAt, random.int(8, hoursMax * 60)), addMinutes(now, -2))
  }

  function comment(author: WorldPerson, text: string, privacy: 'public' | 'private') {
    const at = later(48)
    return {
      shard_key: shardKey,
      id: worldId(at, random),
      my_form_id: myFormId,
      person_id: author.row.id,
      comment: text,
      privacy_type: privacy,
      created_at: at,
      updated_at: at,
    }
  }

  const comments = [
    ...(status === 'reject'
      ? [comment(random.pick(seniors), random.pick(rejectComments), 'public')]
      : []),
    ...random
      .sample(publicComments, random.chance(isEmployees ? 0.4 : 0.22) ? random.int(1, 3) : 0)
      .map((text) => comment(random.pick([...mates, ...seniors, person]), text, 'public')),
    ...random
      .sample(privateComments, random.chance(isEmployees ? 0.18 : 0.08) ? random.int(1, 2) : 0)
      .map((text) => comment(random.pick(seniors), text, 'private')),
  ]

  const likes = score === null ? 0.5 : Math.max(0, (score - 60) / 40)
  const votes = random
    .sample(
      [...new Set([...mates, ...seniors])],
      random.chance(0.35 + likes * 0.25) ? random.int(1, 5) : 0,
    )
    .map((voter) => ({
      shard_key: shardKey,
      my_form_id: myFormId,
      person_id: voter.row.id,
      created_at: later(72),
    }))

  const deservesKudos = status !== 'reject' && (score ?? 0) >= 88
  const kudos = deservesKudos && random.chance(isEmployees ? 0.3 : 0.12) ? [giveKudos()] : []

  function giveKudos(): Insertable<MyFormKudosTable> {
    const at = later(72)
    const named = [person, ...random.sample(mates, random.int(0, 2))]
    return {
      shard_key: shardKey,
      id: worldId(at, random),
      my_form_id: myFormId,
      given_by: random.pick(seniors).row.id,
      category: random.pick(kudosCategories),
      person_ids: named.map(({ row }) => row.id),
      created_at: at,
    }
  }

  // Share is offered only when the status is complete or in_review (spec 4).
  const isShareable = (status === 'complete' || status === 'in_review') && random.chance(0.07)
  const shares = random.sample(mates, isShareable ? random.int(1, 2) : 0).map((reader) => ({
    shard_key: shardKey,
    my_form_id: myFormId,
    person_id: reader.row.id,
    shared_by: person.row.id,
    created_at: later(24),
  }))

  return { comments, votes, kudos, shares }
}
