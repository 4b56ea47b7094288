import type { Selectable } from 'kysely'
import { filesList, fileStatuses, type CallInput, type CallOf } from '@holdpoint/api'
import type { LibraryFilesTable } from '../../src/areas/files/files.tables.ts'
import { cast, castShard, type CastName } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeAcknowledgement, placeFile, placePin } from '../place-file.ts'
import { nobodyMeant } from '../place-message.ts'
import { grantTo } from '../rights.ts'
import type { Witness } from './witness.ts'

type Listed = CallInput<CallOf<'files.list'>>
type Row = Selectable<LibraryFilesTable> & {
  meant: readonly CastName[]
  settled: readonly CastName[]
  pinned: readonly CastName[]
}

const people = ['employee', 'manager', 'reviewer'] as const satisfies readonly CastName[]
const folders = ['Wireline', 'Wireline/Pressure', 'Wirelines', 'Frac', '']
const today = '2026-03-05'

const isInForce = (row: Row) => row.current_version !== null && row.status !== 'archived'
const isMeant = (row: Row, who: CastName) => isInForce(row) && row.meant.includes(who)
const isKept = (row: Row, who: CastName) =>
  who === 'reviewer' || [row.owner_id, row.approver_id].includes(cast[who as 'employee'])
// Who only reads it sees no change before a version comes into force.
const changedFor = (row: Row, who: CastName) => (isKept(row, who) ? row.updated_at : row.created_at)
const lieIn = ({ folder }: Row) =>
  folders.filter((path) => path !== '' && (folder === path || folder.startsWith(`${path}/`)))

/** The file library, as going through all of it one by one finds it. */
export const fileWitness: Witness<typeof filesList, Row> = {
  list: filesList,
  people,
  async seed(world, random) {
    const { kysely } = world.database
    await grantTo(world, 'reviewer', ['access_all_files'])
    const told = new Map<string, Pick<Row, 'meant' | 'settled' | 'pinned'>>()
    for (let index = 0; index < 120; index += 1) {
      const id = `f-${String(index).padStart(3, '0')}`
      const status = random.pick([...fileStatuses, 'approved' as const])
      const meant = random.sample(people, random.int(0, 3))
      const isAgain = random.chance(0.3)
      await placeFile(world, id, {
        audience: { ...nobodyMeant, personIds: meant.map((name) => cast[name]) },
        columns: {
          status,
          name: random.pick(['Lock-out', 'Lifting', 'Pressure test']),
          folder: random.pick(folders),
          tags: random.sample(['crane', 'iron', 'night'], random.int(0, 2)),
          description: random.pick(['Read before rig-up.', '']),
          owner_id: cast[random.pick(people)],
          approver_id: random.pick([null, cast.employee, cast.manager]),
          review_on: random.pick([null, '2026-03-05', '2026-03-06', '2026-01-01']),
          require_ack: random.chance(0.7),
          repeat_months: isAgain ? 1 : null,
          updated_at: new Date(`2026-0${random.int(1, 3)}-0${random.int(1, 5)}T12:00:00Z`),
          deleted_at: random.chance(0.1) ? new Date('2026-02-20T12:00:00Z') : null,
          ...(status === 'archived' && random.chance(0.5)
            ? { current_version: 1, material_version: 1, ack_from: new Date('2026-01-01') }
            : {}),
        },
      })
      const done = random.sample(people, random.int(0, 2))
      // What is to be repeated every month counts for one.
      const at = random.pick(['2026-01-10T12:00:00Z', '2026-02-20T12:00:00Z'])
      for (const name of done) {
        await placeAcknowledgement(world, id, cast[name], at)
      }
      const counts = !isAgain || at.startsWith('2026-02')
      const pinned = random.sample(people, random.int(0, 2))
      for (const name of pinned) {
        await placePin(world, id, cast[name])
      }
      told.set(id, { meant, settled: counts ? done : [], pinned })
    }
    const rows = await kysely
      .selectFrom('library_files')
      .selectAll()
      .where('shard_key', '=', castShard)
      .execute()
    return rows.map((row) => ({
      ...row,
      ...(told.get(row.id) ?? { meant: [], settled: [], pinned: [] }),
    }))
  },
  id: ({ id }) => id,
  name: ({ number }) => number,
  lies(row, section, who) {
    if (row.deleted_at !== null) {
      return false
    }
    switch (section) {
      case 'acknowledge':
        return row.require_ack && isMeant(row, who) && !row.settled.includes(who)
      case 'library':
        return isInForce(row) && (isMeant(row, who) || isKept(row, who))
      case 'pinned':
        return row.pinned.includes(who) && (isMeant(row, who) || isKept(row, who))
      case 'work':
        return ['draft', 'pending', 'ahead'].includes(row.status) && isKept(row, who)
      default:
        return row.status === 'archived' && isKept(row, who)
    }
  },
  startsAt: changedFor,
  text: (row) => [row.name, row.number, row.description, row.folder, ...row.tags].join('\n'),
  words: ['lock', 'rig-up', 'wire', 'iron', 'nothing like it'],
  parts: {
    folders: { has: lieIn, drawn: ['Wireline', 'Wireline/Pressure', 'Frac'] },
    tags: { has: (row) => row.tags, drawn: ['crane', 'iron', 'night'] },
    isReviewDue: { has: (row) => row.review_on !== null && row.review_on <= today },
    isAsked: { has: (row, who) => row.require_ack && isMeant(row, who) },
  },
  orders: {
    name: (row) => row.name,
    folder: (row) => row.folder,
    number: (row) => row.number,
    changed: (row, who) => changedFor(row, who).getTime(),
    review: (row) => row.review_on ?? '9999',
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.files.list(asked as Listed))
    return { ...page, data: data.map(({ fileId: id }) => ({ id })) }
  },
  open: (client, fileId) => client.files.get({ fileId }),
}
