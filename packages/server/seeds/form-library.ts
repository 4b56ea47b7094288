import type { Insertable } from 'kysely'
import { json } from '../src/db/json.ts'
import type { FormsTable, FormVersionsTable } from '../src/areas/forms/forms.tables.ts'
import { typeId } from './form-types.ts'
import { demoForms } from './forms/index.ts'
import { wirelineRigUp } from './forms/wireline-rig-up.ts'
import { addMinutes } from './world-time.ts'

/** The published forms, one of which is somebody's own. */
export const formsOfWorld = (ownerId: string | null): Insertable<FormsTable>[] =>
  demoForms.map((form) => ({
    id: form.definition.key,
    owner_id: form.definition === wirelineRigUp ? ownerId : null,
    form_type_id: typeId(form.formType.name),
    title: form.title,
    description: form.description,
    icon_url: iconUrl(form.iconName),
    notes: form.description,
    sort_order: form.sortOrder,
    passing_percentage: form.passMark,
    published_version: form.definition.version,
  }))

const monthsInMinutes = 120 * 24 * 60

/** Every form's first version, published before the world's first entry. */
export function formVersions(now: Date): Insertable<FormVersionsTable>[] {
  return demoForms.map(({ definition }) => ({
    form_id: definition.key,
    version: definition.version,
    definition: json(definition),
    published_at: addMinutes(now, -monthsInMinutes),
  }))
}

function iconUrl(name: string): string {
  return `/icons/${name}.svg`
}
