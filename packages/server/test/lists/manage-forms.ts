import type { Selectable } from 'kysely'
import { formStates, manageFormsList, type CallInput, type CallOf } from '@holdpoint/api'
import type { FormsTable } from '../../src/areas/forms/forms.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeEntry } from '../place-entry.ts'
import { placeForm } from '../place-form.ts'
import { placeFormType } from '../place-form-type.ts'
import { makeGroup } from '../rights.ts'
import { testForm } from '../test-form.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<FormsTable> & { typeName: string; hasDraft: boolean; entries: number }
type Listed = CallInput<CallOf<'manageForms.list'>>

const words = ['Walks before the work', 'What a crane needs', 'Looked at from outside', '']
const tabs = { inUse: ['published', 'paused'], drafts: ['draft'], archived: ['archived'] }

/** Forms as those who make them find them, by going through all of them one by one. */
export const manageFormsWitness: Witness<typeof manageFormsList, Row> = {
  list: manageFormsList,
  people: ['manager', 'reviewer'],
  async seed(world, random) {
    await makeGroup(world, 'g-makers', ['create_forms'], ['manager'])
    await makeGroup(world, 'g-keepers', ['delete_all_forms'], ['reviewer'])
    await placeFormType(world, 't-audit', { name: 'Audit' })
    const entries = new Map<string, number>()
    for (let index = 0; index < 90; index += 1) {
      const id = `form-${String(index).padStart(3, '0')}`
      const status = random.pick(formStates)
      await placeForm(world, id, {
        columns: {
          title: `${random.pick(['Audit', 'Lift plan', 'Permit'])} ${String(index).padStart(3, '0')}`,
          description: random.pick(words),
          form_type_id: random.pick(['t-inspection', 't-audit']),
          owner_id: random.pick([cast.manager, cast.reviewer, cast.outsider, null]),
          updated_at: random.pick(
            ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'].map(
              (day) => new Date(`${day}T12:00:00Z`),
            ),
          ),
          status,
          ...(random.chance(0.1) ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
        draft: status === 'draft' || random.chance(0.4) ? testForm : null,
      })
      const count = status === 'draft' ? 0 : random.int(0, 3)
      entries.set(id, count)
      for (let nth = 0; nth < count; nth += 1) {
        await placeEntry(world, `${id}-${nth}`, { columns: { form_id: id } })
      }
    }
    const { kysely } = world.database
    const drafts = await kysely.selectFrom('form_drafts').select('form_id').execute()
    const types = await kysely.selectFrom('form_types').selectAll().execute()
    // The cast has a form too.
    const forms = await kysely
      .selectFrom('forms')
      .selectAll()
      .where('deleted_at', 'is', null)
      .execute()
    return forms.map((form) => ({
      ...form,
      typeName: types.find(({ id }) => id === form.form_type_id)?.name ?? '',
      hasDraft: drafts.some(({ form_id }) => form_id === form.id),
      entries: entries.get(form.id) ?? 0,
    }))
  },
  id: ({ id }) => id,
  name: ({ title }) => title,
  lies: (row, section) => tabs[section].includes(row.status),
  startsAt: (row) => row.updated_at,
  text: ({ title, description }) => `${title}\n${description}`,
  words: ['lift', 'CRANE', 'outside', 'permit 0', 'nothing like it'],
  parts: {
    formTypes: { has: (row) => [row.form_type_id], drawn: ['t-inspection', 't-audit', 'none'] },
    isMine: { has: (row, who) => row.owner_id === cast[who] },
    hasDraft: { has: (row) => row.hasDraft },
    isPaused: { has: (row) => row.status === 'paused' },
  },
  orders: {
    title: (row) => row.title,
    type: (row) => row.typeName,
    entries: (row) => row.entries,
    changed: (row) => row.updated_at.getTime(),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.manageForms.list(asked as Listed))
    return { ...page, data: data.map(({ formId: id }) => ({ id })) }
  },
  open: (client, id) => client.manageForms.get({ formId: id }),
}
