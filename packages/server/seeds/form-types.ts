import type { Insertable } from 'kysely'
import type { FormTypesTable } from '../src/areas/forms/forms.tables.ts'
import { iconUrlOf } from '../src/areas/form-types/form-types.icons.ts'
import type { FormTypeIcon } from '@holdpoint/api'
import { chained, type Deed } from './entry-history.ts'
import { demoForms } from './forms/index.ts'
import { addMinutes } from './world-time.ts'

const dayMinutes = 24 * 60
const stoodDays = 160

const descriptions: Readonly<Record<string, string>> = {
  Inspection: 'Walks and checks before and during the work.',
  Equipment: 'Whether a piece of equipment may be trusted with the job.',
  Audit: 'How well a rule is kept, looked at from outside.',
}

type MadeType = {
  name: string
  description: string
  icon: FormTypeIcon
  sortOrder: number
  isActive: boolean
  daysAgo: number
}

/** Made by the administrator; no form stands in either, so that the fill menu hides both (spec 2). */
const madeTypes: readonly MadeType[] = [
  {
    ...{ name: 'Environmental', icon: 'leaf', sortOrder: 4, isActive: true, daysAgo: 96 },
    description: 'Water, soil and air around the location.',
  },
  {
    ...{ name: 'Fire watch', icon: 'flame', sortOrder: 5, isActive: false, daysAgo: 140 },
    description: 'Kept beside hot work. The permit asks for it now.',
  },
]

/** What a form type is known by in the demo world. */
export function typeId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** The form types of the demo world: those that always stood, and those that somebody made. */
export function makeFormTypes(now: Date, authorId: string | null) {
  const stood = [...new Set(demoForms.map(({ formType }) => formType))]
  const types: Insertable<FormTypesTable>[] = [
    ...stood.map(({ name, iconName, sortOrder }) => ({
      ...{ id: typeId(name), name, description: descriptions[name] ?? '' },
      ...{ icon_url: `/icons/${iconName}.svg`, sort_order: sortOrder },
      ...{ updated_at: addMinutes(now, -stoodDays * dayMinutes) },
    })),
    ...madeTypes.map(({ name, description, icon, sortOrder, isActive, daysAgo }) => {
      const at = addMinutes(now, -daysAgo * dayMinutes)
      return {
        ...{ id: typeId(name), name, description, icon_url: iconUrlOf(icon) },
        ...{ sort_order: sortOrder, is_active: isActive, author_id: authorId },
        ...(isActive ? { updated_at: at } : { updated_at: putAwayAt(at), row_version: 2 }),
      }
    }),
  ]
  const history = madeTypes.flatMap((made) => chained(historyOf(made, now, authorId)))
  return { types, history }
}

const putAwayAt = (madeAt: Date) => addMinutes(madeAt, 90 * dayMinutes)

function historyOf(
  { name, isActive, daysAgo }: MadeType,
  now: Date,
  personId: string | null,
): Deed[] {
  const at = addMinutes(now, -daysAgo * dayMinutes)
  const told = (when: Date, action: string, changes: Record<string, unknown>): Deed => ({
    ...{ at: when, personId },
    event: { recordType: 'form_type', recordId: typeId(name), action, changes },
  })
  return [
    told(at, 'create', { name: { from: null, to: name } }),
    ...(isActive ? [] : [told(putAwayAt(at), 'edit', { isActive: { from: true, to: false } })]),
  ]
}
