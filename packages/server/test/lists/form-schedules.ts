import type { Selectable } from 'kysely'
import { formScheduleList, type CallInput, type CallOf } from '@holdpoint/api'
import type { FormSchedulesTable } from '../../src/areas/form-schedules/form-schedules.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeFormSchedule } from '../place-form-schedule.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<FormSchedulesTable> & { formTitle: string }
type Listed = CallInput<CallOf<'formSchedules.list'>>

const notes = ['Walk the wellsite', 'Bring the gauge', '']

/** Form schedules, as going through all of them one by one finds them. */
export const formSchedulesWitness: Witness<typeof formScheduleList, Row> = {
  list: formScheduleList,
  people: ['manager', 'reviewer'],
  async seed(world, random) {
    await makeGroup(world, 'g-makers', ['create_forms'], ['manager'])
    await makeGroup(world, 'g-keepers', ['edit_all_forms'], ['reviewer'])
    const days = ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05']
    for (let index = 0; index < 80; index += 1) {
      const next = random.chance(0.7) ? random.pick(days) : null
      await placeFormSchedule(world, `schedule-${String(index).padStart(3, '0')}`, {
        title: `${random.pick(['Rig walk', 'Crane', 'Stairs'])} ${String(index).padStart(3, '0')}`,
        note: random.pick(notes),
        next_on: next,
        next_at: next === null ? null : new Date(`${next}T12:00:00Z`),
        author_id: random.pick([cast.manager, cast.reviewer]),
        updated_at: new Date(`${random.pick(days)}T12:00:00Z`),
        deleted_at: random.chance(0.1) ? new Date() : null,
      })
    }
    const { kysely } = world.database
    const forms = await kysely.selectFrom('forms').selectAll().execute()
    const rows = await kysely.selectFrom('form_schedules').selectAll().execute()
    return rows
      .filter((row) => row.deleted_at === null)
      .map((row) => ({
        ...row,
        formTitle: forms.find(({ id }) => id === row.form_id)?.title ?? '',
      }))
  },
  id: ({ id }) => id,
  name: ({ title }) => title,
  lies: (row, section) => (row.next_at !== null) === (section === 'active'),
  startsAt: (row) => row.updated_at,
  text: ({ title, formTitle, note }) => `${title}\n${formTitle}\n${note}`,
  words: ['rig', 'CRANE', 'gauge', 'stairs 0', 'nothing like it'],
  parts: { isMine: { has: (row, who) => row.author_id === cast[who] } },
  orders: {
    next: (row) => row.next_at?.getTime() ?? 0,
    title: (row) => row.title,
    form: (row) => row.formTitle,
    changed: (row) => row.updated_at.getTime(),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.formSchedules.list(asked as Listed))
    return { ...page, data: data.map(({ formScheduleId: id }) => ({ id })) }
  },
  open: (client, id) => client.formSchedules.get({ formScheduleId: id }),
}
