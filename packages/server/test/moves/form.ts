import { formMoves, type CallInput, type CallOf } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { cast } from '../cast.ts'
import { placeDraft, placeForm } from '../place-form.ts'
import type { TestServer } from '../harness.ts'
import { testForm } from '../test-form.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'manageForms.move'>>

/** The same without a question: two things keep it from being published. */
const empty: FormDefinition = { ...testForm, items: [] }
const publishing = { event: 'publish', who: 'employee', state: 'published' } as const

/** Its form type is put away. */
const ofTypeAway = {
  guard: 'hasActiveType',
  why: 'Its form type is not in use any more. Please choose another, or make it active.',
  shut: async ({ database: { kysely } }: TestServer, id: string) => {
    await kysely
      .insertInto('form_types')
      .values({
        ...{ id: 't-away', name: 'Put away', icon_url: 'icon:x', sort_order: 9 },
        is_active: false,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await kysely.updateTable('forms').set({ form_type_id: 't-away' }).where('id', '=', id).execute()
  },
} as const

/** A form that the employee made. */
export const formWitness: MovesWitness<typeof formMoves> = {
  table: formMoves,
  seats: [
    { name: 'its maker without keys', who: 'employee', keys: [], ties: () => ['own', 'all'] },
    ...(['create_forms', 'edit_own_forms', 'edit_all_forms'] as const).map((key) => ({
      ...{ name: `its maker with ${key}`, who: 'employee' as const, keys: [key] },
      ties: () => ['own', 'all'] as const,
    })),
    {
      ...{ name: 'who edits their own', who: 'colleague', keys: ['edit_own_forms'] },
      ties: () => ['all'],
    },
    {
      ...{ name: 'whoever edits all', who: 'manager', keys: ['edit_all_forms'] },
      ties: () => ['all'],
    },
    {
      ...{ name: 'whoever edits all, from elsewhere', who: 'outsider', keys: ['edit_all_forms'] },
      ties: () => ['all'],
    },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) =>
    placeForm(world, id, { columns: { status, owner_id: cast.employee }, draft: testForm }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('forms')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['publish', 'pause', 'resume', 'archive', 'restore'],
      ask: (client, formId, event, { ifMatch, reason = 'It is so.' }) =>
        client.manageForms.move(
          { formId, event: event as Asked['event'], reason, draftRowVersion: 1 },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    ...(
      [
        ['publish', 'published'],
        ['pause', 'published'],
        ['resume', 'paused'],
        ['archive', 'published'],
        ['restore', 'archived'],
      ] as const
    ).map(([event, state]) => ({
      ...{ guard: 'isOurs' as const, event, who: 'employee' as const, state },
      why: 'Another organisation uses this form too. Please copy it and change the copy.',
      // Lists show the move open: it is looked at when it is asked for.
      isUnseen: true as const,
      shut: placeElsewhere,
    })),
    {
      ...{ guard: 'hasDraft', ...publishing, why: 'Nothing is written that is not published.' },
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('form_drafts').where('form_id', '=', id).execute(),
    },
    {
      ...{ guard: 'isWhole', ...publishing },
      why: '2 things keep this form from being published.',
      shut: (world, id) => placeDraft(world, id, empty),
    },
    { ...ofTypeAway, ...publishing },
    { ...ofTypeAway, event: 'resume', who: 'employee', state: 'paused' },
  ],
  // Whoever does not read a form is shown no move of it.
  shown: async (client, formId) => {
    const reply = await client.manageForms.get({ formId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}

/** An entry that another organisation has of a form. */
async function placeElsewhere({ database }: TestServer, formId: string): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  await database.kysely
    .insertInto('my_forms')
    .values({
      ...{ shard_key: 'other-org', id: `elsewhere-${formId}`, number: `elsewhere-${formId}` },
      ...{ form_id: formId, form_version: 1, person_id: cast.outsider, status: 'in_progress' },
      ...{ started_at: at, created_at: at, updated_at: at, is_limited_access: false },
    })
    .execute()
}
