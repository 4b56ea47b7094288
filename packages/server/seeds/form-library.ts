import type { Insertable } from 'kysely'
import type { FormState } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { json } from '../src/db/json.ts'
import type { FormsTable, FormVersionsTable } from '../src/areas/forms/forms.tables.ts'
import { iconUrlOf } from '../src/areas/form-types/form-types.icons.ts'
import { makeDrafts } from './form-drafts.ts'
import { chained, type Deed } from './entry-history.ts'
import { typeId } from './form-types.ts'
import { demoForms } from './forms/index.ts'
import { madeForms, type FormMakers, type MadeForm } from './forms/made-forms.ts'
import { wirelineRigUp } from './forms/of-library.ts'
import { addMinutes } from './world-time.ts'

type Shelved = { row: Insertable<FormsTable>; versions: Version[]; deeds: Deed[] }
type Version = Insertable<FormVersionsTable>

const dayMinutes = 24 * 60
const stoodDays = 120

/** Every form of the demo world with its versions, what is being written, and what became of it. */
export function makeForms(now: Date, makers: FormMakers) {
  const shelved = [
    ...stoodForms(now, makers),
    ...madeForms.map((made) => shelve(made, now, makers)),
  ]
  const { drafts, steps, deeds } = makeDrafts(now, makers)
  return {
    forms: shelved.map(({ row }) => {
      const written = deeds.filter(({ event }) => event.recordId === row.id)
      const last = written.at(-1)
      // Of a new form the draft is there from the first moment on.
      const saves = written.length + (row.status === 'draft' ? 1 : 0)
      return {
        ...row,
        draft_row_version: saves,
        ...(last === undefined ? {} : { updated_at: last.at }),
      }
    }),
    versions: shelved.flatMap(({ versions }) => versions),
    ...{ drafts, steps },
    history: shelved.flatMap(({ row, deeds: made }) =>
      chained([...made, ...deeds.filter(({ event }) => event.recordId === row.id)]),
    ),
  }
}

/** The forms of the fill menu, which stand since before the world's first entry; one is somebody's own. */
function stoodForms(now: Date, makers: FormMakers): Shelved[] {
  const at = addMinutes(now, -stoodDays * dayMinutes)
  return demoForms.map(({ definition, formType, iconName, ...form }) => {
    const ownerId = definition === wirelineRigUp ? makers.manager : null
    const by = ownerId ?? makers.admin
    const row = {
      ...{ id: definition.key, owner_id: ownerId, form_type_id: typeId(formType.name) },
      ...{ title: form.title, description: form.description, notes: form.description },
      ...{ icon_url: `/icons/${iconName}.svg`, sort_order: form.sortOrder },
      ...{ passing_percentage: form.passMark, published_version: definition.version },
      sub_form_ids: (definition.subForms ?? []).map(({ form: id }) => id),
      ...{ status: 'published' as const, created_at: at, updated_at: at, row_version: 2 },
    }
    const deeds = [begun(row, at, by), published(row.id, { definition, at, by, changelog: '' })]
    return { row, versions: [versionOf(row.id, { definition, at, by, changelog: '' })], deeds }
  })
}

function shelve(made: MadeForm, now: Date, makers: FormMakers): Shelved {
  const by = makers[made.by]
  const on = (daysAgo: number) => addMinutes(now, -daysAgo * dayMinutes)
  const last = made.versions.at(-1)?.definition
  const { ended } = made
  const to: FormState = ended?.event === 'pause' ? 'paused' : 'archived'
  const row = {
    ...{ id: made.id, owner_id: by, form_type_id: typeId(made.formType) },
    ...{ title: made.title, description: made.description, notes: '' },
    ...{ icon_url: iconUrlOf(made.icon), sort_order: made.sortOrder },
    passing_percentage: last?.scoring?.passingPercentage ?? null,
    published_version: last?.version ?? null,
    status: ended === undefined ? ('draft' as const) : to,
    ...{ created_at: on(made.daysAgo), updated_at: on(ended?.daysAgo ?? made.daysAgo) },
    row_version: 1 + made.versions.length + (ended === undefined ? 0 : 1),
  }
  const releases = made.versions.map(({ definition, daysAgo, changelog }) => ({
    ...{ definition, at: on(daysAgo), by, changelog },
  }))
  const end = ended && {
    ...{ at: on(ended.daysAgo), personId: by },
    event: {
      ...{ recordType: 'form', recordId: made.id, action: ended.event, reason: ended.reason },
      changes: { status: { from: 'published', to } },
    },
  }
  return {
    row,
    versions: releases.map((release) => versionOf(made.id, release)),
    deeds: [
      begun(row, on(made.daysAgo), by),
      ...releases.map((release) => published(made.id, release)),
      ...(end === undefined ? [] : [end]),
    ],
  }
}

type Release = { definition: FormDefinition; at: Date; by: string; changelog: string }

function versionOf(formId: string, { definition, at, by, changelog }: Release): Version {
  const { version } = definition
  return {
    ...{ form_id: formId, version, definition: json(definition), published_at: at },
    ...{ published_by: by, changelog },
  }
}

function begun({ id, title }: { id: string; title: string }, at: Date, personId: string): Deed {
  const changes = { status: { from: null, to: 'draft' }, title: { from: null, to: title } }
  return { at, personId, event: { recordType: 'form', recordId: id, action: 'create', changes } }
}

function published(formId: string, { definition, at, by, changelog }: Release): Deed {
  const { version } = definition
  const from = version === 1 ? 'draft' : 'published'
  const changes = {
    status: { from, to: 'published' },
    version: { from: version === 1 ? null : version - 1, to: version },
  }
  const event = { recordType: 'form', recordId: formId, action: 'publish', changes }
  return {
    ...{ at, personId: by },
    event: changelog === '' ? event : { ...event, reason: changelog },
  }
}
