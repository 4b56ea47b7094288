import type { Insertable } from 'kysely'
import type { Audience, MessageState } from '@holdpoint/api'
import type { MessagesTable } from '../src/areas/messages/messages.tables.ts'
import { writeAudience } from '../src/records/audience.ts'
import { cast, castShard, type CastName } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Nobody at all. */
export const nobodyMeant: Audience = {
  countries: [],
  districts: [],
  departments: [],
  businessUnits: [],
  jobTitles: [],
  crews: [],
  personIds: [],
}

/** Everybody of the organisation. */
export const everybodyMeant: Audience = {
  ...nobodyMeant,
  ...{ countries: ['-1'], districts: ['-1'], departments: ['-1'] },
  ...{ businessUnits: ['-1'], jobTitles: ['-1'] },
}

/** What is kept of a message in each state at noon of 5 March 2026. */
export const kept: Readonly<
  Record<MessageState, Pick<Insertable<MessagesTable>, 'status' | 'starts_at' | 'ends_at'>>
> = {
  draft: { status: 'draft', starts_at: '2026-03-10T12:00:00Z', ends_at: '2026-09-20T12:00:00Z' },
  scheduled: {
    ...{ status: 'scheduled' as const, starts_at: '2027-03-10T12:00:00Z' },
    ends_at: '2027-09-20T12:00:00Z',
  },
  active: {
    ...{ status: 'scheduled' as const, starts_at: '2026-03-01T12:00:00Z' },
    ends_at: '2027-03-20T12:00:00Z',
  },
  expired: {
    ...{ status: 'scheduled' as const, starts_at: '2026-02-01T12:00:00Z' },
    ends_at: '2026-02-20T12:00:00Z',
  },
  recalled: {
    ...{ status: 'recalled' as const, starts_at: '2026-03-01T12:00:00Z' },
    ends_at: '2027-03-20T12:00:00Z',
  },
}

export type PlacedMessage = {
  author?: CastName
  state?: MessageState
  audience?: Partial<Audience>
  image?: boolean
  columns?: Partial<Insertable<MessagesTable>>
}

/** Writes a message as it stands, past every rule: for tests of what is done with it. */
export async function placeMessage(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  { author = 'employee', state = 'active', audience, image = true, columns }: PlacedMessage = {},
): Promise<void> {
  const at = '2026-02-01T12:00:00Z'
  const row = {
    ...{ shard_key: castShard, id, number: `MSG-26-${id}`, title: `Message ${id}` },
    ...{ category: 'bulletin' as const, description: 'Read this.', priority: 'normal' as const },
    ...{ created_by: cast[author], created_at: at, updated_at: at },
    ...kept[state],
    ...columns,
  }
  await kysely.insertInto('messages').values(row).execute()
  const holder = { shardKey: row.shard_key, recordType: 'message', recordId: id }
  await writeAudience(kysely, holder, { ...(audience ? nobodyMeant : everybodyMeant), ...audience })
  if (image) {
    await kysely
      .insertInto('uploads')
      .values({
        ...{ shard_key: row.shard_key, id: `image-${id}`, person_id: cast[author] },
        ...{ file_name: 'a.png', media_type: 'image/png', byte_size: 4, sha256: 'x' },
        ...{ storage_key: `image-${id}`, created_at: at, expires_at: null, attached_to: id },
      })
      .execute()
    await kysely
      .insertInto('record_files')
      .values({
        ...{ shard_key: row.shard_key, record_type: 'message', record_id: id },
        ...{ upload_id: `image-${id}`, slot: 'image', added_by: cast[author], added_at: at },
      })
      .execute()
  }
}
