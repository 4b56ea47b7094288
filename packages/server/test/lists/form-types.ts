import type { Selectable } from 'kysely'
import { formTypeList, type CallInput, type CallOf } from '@holdpoint/api'
import type { FormsTable, FormTypesTable } from '../../src/areas/forms/forms.tables.ts'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeFormType } from '../place-form-type.ts'
import { makeGroup } from '../rights.ts'
import type { Witness } from './witness.ts'

type Row = Selectable<FormTypesTable> & { forms: readonly Selectable<FormsTable>[] }
type Listed = CallInput<CallOf<'formTypes.list'>>

const words = ['Walks before the work', 'What a crane needs', 'Looked at from outside', '']

/** Form types, as going through all of them one by one finds them. */
export const formTypesWitness: Witness<typeof formTypeList, Row> = {
  list: formTypeList,
  people: ['manager', 'reviewer'],
  async seed(world, random) {
    await makeGroup(world, 'g-makers', ['create_form_types'], ['manager'])
    await makeGroup(world, 'g-keepers', ['delete_all_form_types'], ['reviewer'])
    for (let index = 0; index < 80; index += 1) {
      const { forms, ...columns } = {
        name: `${random.pick(['Audit', 'Lift plan', 'Permit'])} ${String(index).padStart(3, '0')}`,
        description: random.pick(words),
        sort_order: random.int(0, 9),
        is_active: random.chance(0.6),
        author_id: random.pick([cast.manager, cast.reviewer, null]),
        updated_at: random.pick(
          ['2026-01-12', '2026-01-25', '2026-02-20', '2026-03-05'].map(
            (day) => new Date(`${day}T12:00:00Z`),
          ),
        ),
        forms: Array.from({ length: random.int(0, 4) }, () => ({
          ...{ isPublished: random.chance(0.7), isActive: random.chance(0.7) },
        })),
      }
      const id = `type-${String(index).padStart(3, '0')}`
      await placeFormType(world, id, columns, forms)
    }
    // The cast has some too.
    const { kysely } = world.database
    const forms = await kysely.selectFrom('forms').selectAll().execute()
    const types = await kysely.selectFrom('form_types').selectAll().execute()
    return types.map((type) => ({
      ...type,
      forms: forms.filter((form) => form.form_type_id === type.id),
    }))
  },
  id: ({ id }) => id,
  name: ({ name }) => name,
  lies: (row, section) => row.is_active === (section === 'active'),
  startsAt: (row) => row.updated_at,
  text: ({ name, description }) => `${name}\n${description}`,
  words: ['lift', 'CRANE', 'outside', 'permit 0', 'nothing like it'],
  parts: {
    isMine: { has: (row, who) => row.author_id === cast[who] },
    isEmpty: {
      has: ({ forms, is_active: isTypeActive }) =>
        !isTypeActive || !forms.some(({ status }) => status === 'published'),
    },
  },
  orders: {
    sort: (row) => `${row.sort_order} ${row.name}`,
    name: (row) => row.name,
    forms: (row) => row.forms.length,
    changed: (row) => row.updated_at.getTime(),
  },
  ask: async (client, asked) => {
    const { data, ...page } = contentOf(await client.formTypes.list(asked as Listed))
    return { ...page, data: data.map(({ formTypeId: id }) => ({ id })) }
  },
  open: (client, id) => client.formTypes.get({ id }),
}
