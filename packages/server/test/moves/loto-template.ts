import { lotoTemplateMoves, type CallInput, type CallOf, type Tie } from '@holdpoint/api'
import { cast } from '../cast.ts'
import type { TestServer } from '../harness.ts'
import { placeTemplate } from '../place-loto-template.ts'
import { placeLoto } from '../place-loto.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'loto.moveTemplate'>>

const change = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely.updateTable('loto_templates').set(columns).where('id', '=', id).execute()
const changePoint = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely
    .updateTable('loto_template_steps')
    .set(columns)
    .where('template_id', '=', id)
    .execute()

const anybody = (state: string): readonly Tie[] =>
  state === 'draft' || state === 'in_review' ? ['all'] : ['all', 'shared']

const submitting = { event: 'submit', who: 'employee', state: 'draft' } as const
const approving = { event: 'approve', who: 'colleague', state: 'in_review' } as const
const taken = 'The code TAKEN belongs to another template, LTT-26-holder.'

/** A template of somebody else, for those who keep templates and those who approve them. */
export const lotoTemplateWitness: MovesWitness<typeof lotoTemplateMoves> = {
  table: lotoTemplateMoves,
  seats: [
    { name: 'a keeper', who: 'employee', keys: ['manage_loto_templates'], ties: anybody },
    { name: 'whoever authorizes', who: 'colleague', keys: ['authorize_loto'], ties: anybody },
    { name: 'whoever makes lockouts', who: 'foreman', keys: ['create_loto'], ties: anybody },
    { name: 'whoever edits lockouts', who: 'reviewer', keys: ['edit_all_loto'], ties: anybody },
    {
      ...{ name: 'an outsider', who: 'outsider', ties: () => [] },
      keys: ['manage_loto_templates', 'authorize_loto'],
    },
  ],
  seed: (world) => placeTemplate(world, 'holder', { code: 'Taken' }),
  place: (world, id, status) => placeTemplate(world, id, { status }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('loto_templates')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['submit', 'approve', 'return', 'withdraw', 'retire'],
      ask: (client, templateId, event, { ifMatch, reason = 'It is so.' }) =>
        client.loto.moveTemplate(
          { templateId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
    {
      of: ['inspect'],
      ask: (client, templateId, _event, { ifMatch }) =>
        client.loto.inspectTemplate(
          { templateId, machine: 'PMP-01', inspectedOn: '2026-03-02', personIds: cast.employee },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      ...{ guard: 'hasCode', ...submitting, why: 'Please enter the code.' },
      shut: (world, id) => change(world, id, { code: '' }),
    },
    ...([submitting, approving] as const).map((asking) => ({
      ...{ guard: 'isCodeFree' as const, ...asking, why: taken },
      shut: (world: TestServer, id: string) => change(world, id, { code: 'TAKEN' }),
    })),
    {
      ...{ guard: 'hasCategory', ...submitting, why: 'Please choose the category of equipment.' },
      shut: (world, id) => change(world, id, { equipment_category: '' }),
    },
    {
      ...{ guard: 'hasShutdown', ...submitting },
      why: 'Please enter how the machine is shut down.',
      shut: (world, id) => change(world, id, { shutdown_steps: '' }),
    },
    {
      ...{ guard: 'hasPoint', ...submitting, why: 'Please add at least one isolation point.' },
      shut: ({ database }, id) =>
        database.kysely.deleteFrom('loto_template_steps').where('template_id', '=', id).execute(),
    },
    {
      ...{ guard: 'isEachPointWhole', ...submitting },
      why: 'E-1 does not say how it is shown to be at zero energy.',
      shut: (world, id) => changePoint(world, id, { verification: '' }),
    },
    {
      ...{ guard: 'isNotAuthor', ...approving, why: 'Whoever wrote it does not approve it.' },
      shut: (world, id) => change(world, id, { writer_ids: [cast.colleague] }),
    },
    {
      ...{ guard: 'isNotAuthor', event: 'inspect', who: 'colleague', state: 'approved' },
      why: 'Somebody else than its author inspects a template.',
      shut: (world, id) => change(world, id, { author_id: cast.colleague }),
    },
    {
      ...{ guard: 'isNotUsing', event: 'inspect', who: 'colleague', state: 'approved' },
      why: 'Somebody inspects it who is not on the lockout that uses it.',
      shut: (world, id) =>
        placeLoto(world, `${id}-used`, {
          columns: { template_id: id, status: 'locked', primary_id: cast.colleague },
        }),
    },
  ],
  // Whoever does not read a template is shown no move of it.
  shown: async (client, templateId) => {
    const reply = await client.loto.template({ templateId })
    return reply.status === 200 ? reply.content.allowedEvents : []
  },
}
