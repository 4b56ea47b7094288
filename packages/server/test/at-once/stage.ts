import { sql } from 'kysely'
import { cast, castShard } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { entryTrail, submitter, trailLine, type ModelWorld } from './model.ts'

const at = new Date('2026-03-01T18:00:00Z')
const placedAtOnce = 50

/** Each time another entry in review: the submitter's, with a comment of theirs and a reviewer's. */
export function createStages({ database: { kysely } }: TestServer) {
  let placed = 0
  const ready: string[] = []

  async function place(): Promise<void> {
    const ids = Array.from({ length: placedAtOnce }, () => `at-once-${(placed += 1)}`)
    await kysely
      .insertInto('my_forms')
      .values(
        ids.map((id) => ({
          ...{ shard_key: castShard, id, number: id, form_id: 'f-check', form_version: 1 },
          ...{ person_id: cast[submitter], status: 'in_review' as const, started_at: at },
          ...{ created_at: at, updated_at: at },
          ...{ public_comment_count: 1, private_comment_count: 1 },
        })),
      )
      .execute()
    await kysely
      .insertInto('my_form_comments')
      .values(
        ids.flatMap((id) =>
          Object.entries(worldOf(id).comments).map(([commentId, comment]) => ({
            ...{ shard_key: castShard, id: commentId, my_form_id: id },
            ...{ person_id: comment.personId, comment: comment.comment },
            ...{ privacy_type: comment.privacyType, created_at: at, updated_at: at },
          })),
        ),
      )
      .execute()
    ready.push(...ids)
  }

  return async (): Promise<{ myFormId: string; start: ModelWorld }> => {
    if (ready.length === 0) {
      await place()
    }
    const myFormId = ready.pop() ?? ''
    return { myFormId, start: worldOf(myFormId) }
  }
}

function worldOf(myFormId: string): ModelWorld {
  const comment = 'Dry'
  return {
    votes: [],
    shares: [],
    comments: {
      [`${myFormId}-1`]: {
        ...{ personId: cast[submitter], comment, privacyType: 'public', rowVersion: 1 },
      },
      [`${myFormId}-2`]: {
        ...{ personId: cast.reviewer, comment, privacyType: 'private', rowVersion: 1 },
      },
    },
    trails: {},
  }
}

type Counts = { upvotes: number; publicComments: number; privateComments: number }

/** What the database holds of an entry: its rows as a world of the model, and its kept counts. */
export async function worldKept(
  { database: { kysely } }: TestServer,
  myFormId: string,
): Promise<{ world: ModelWorld; counts: Counts }> {
  const commentIds = sql`select id from my_form_comments where my_form_id = ${myFormId}`
  const { rows } = await sql<Counts & Omit<ModelWorld, 'trails'> & { trail: TrailRow[] }>`
    select upvote_count as upvotes, public_comment_count as "publicComments",
      private_comment_count as "privateComments",
      (select coalesce(json_agg(person_id order by person_id collate "C"), '[]')
        from my_form_votes where my_form_id = ${myFormId}) as votes,
      (select coalesce(json_agg(person_id order by person_id collate "C"), '[]')
        from my_form_shares where my_form_id = ${myFormId}) as shares,
      (select coalesce(json_object_agg(id, json_build_object('personId', person_id,
          'comment', comment, 'privacyType', privacy_type, 'rowVersion', row_version)), '{}')
        from my_form_comments where my_form_id = ${myFormId} and deleted_at is null) as comments,
      (select coalesce(json_agg(json_build_object('recordId', record_id, 'action', action,
          'personId', person_id, 'changes', changes) order by sequence), '[]')
        from audit_events where shard_key = ${castShard} and (
          (record_type = 'my_form' and record_id = ${myFormId}) or
          (record_type = 'my_form_comment' and record_id in (${commentIds})))) as trail
    from my_forms where shard_key = ${castShard} and id = ${myFormId}
  `.execute(kysely)
  const [row] = rows
  if (row === undefined) {
    throw new Error(`There is no entry ${myFormId}.`)
  }
  const { votes, shares, comments, trail, ...counts } = row
  const trails: Record<string, string[]> = {}
  for (const { recordId, action, personId, changes } of trail) {
    const record = recordId === myFormId ? entryTrail : recordId
    trails[record] = [...(trails[record] ?? []), trailLine(action, personId, changes)]
  }
  return { world: { votes, shares, comments, trails }, counts }
}

type TrailRow = { recordId: string; action: string; personId: string | null; changes: unknown }
