import type { Insertable } from 'kysely'
import { json } from '../src/db/json.ts'
import type {
  FormsTable,
  FormTypesTable,
  FormVersionsTable,
} from '../src/areas/forms/forms.tables.ts'
import { demoForms } from './forms/index.ts'
import { wirelineRigUp } from './forms/wireline-rig-up.ts'
import type { DemoFormType } from './forms/index.ts'
import { addMinutes } from './world-time.ts'

/** Nobody has made a form of this type yet, so the fill menu hides it (spec 2). */
const typeWithoutForms: DemoFormType = { name: 'Environmental', iconName: 'leaf', sortOrder: 4 }

const descriptions: Readonly<Record<string, string>> = {
  Inspection: 'Walks and checks before and during the work.',
  Equipment: 'Whether a piece of equipment may be trusted with the job.',
  Audit: 'How well a rule is kept, looked at from outside.',
  Environmental: 'Water, soil and air around the location.',
}

/** The form types of the demo world; one has no form. */
export const formTypes: readonly Insertable<FormTypesTable>[] = [
  ...new Set([...demoForms.map(({ formType }) => formType), typeWithoutForms]),
].map(({ name, iconName, sortOrder }) => ({
  id: typeId(name),
  name,
  description: descriptions[name] ?? '',
  icon_url: iconUrl(iconName),
  sort_order: sortOrder,
}))

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

function typeId(name: string): string {
  return name.toLowerCase()
}

function iconUrl(name: string): string {
  return `/icons/${name}.svg`
}
