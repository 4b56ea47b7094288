import { sql, type RawBuilder } from 'kysely'
import { holdsAny, lotoEnergyLabels, lotoStateLabels, policyOf } from '@holdpoint/api'
import { hoursLocked } from '../loto/loto.columns.ts'
import { lotos } from '../loto/loto.list.ts'
import { isLive } from '../loto/loto.rights.ts'
import { templates } from '../loto/loto.templates.list.ts'
import { byName, byPerson, byWord, reportSource, type DimensionSql } from './reports.source.ts'

/** A category of equipment is a name itself. */
const byCategory = (column: string): DimensionSql<unknown> => ({
  key: () => sql.ref(column),
  label: (key) => key,
})

const ofLockout = {
  status: byWord('loto.status', lotoStateLabels),
  category: byCategory('loto.equipment_category'),
  pad: byName('loto.pad_id', 'pads'),
}

/** What counts lockouts. */
export const lockouts = reportSource('lockouts', lotos, {
  dimensions: {
    ...ofLockout,
    primary: byPerson('loto.primary_id'),
    open: {
      key: () => sql`case when ${isLive} then 'open' else 'not' end`,
      label: { open: 'Out of service', not: 'Not out of service' },
    },
  },
  measures: { hours: hoursLocked },
})

/** What counts the kinds of energy that lockouts isolate. */
export const lockedEnergies = reportSource('lockedEnergies', lotos, {
  each: () => sql`cross join lateral (
    select distinct one.energy_type from loto_steps as one
    where one.shard_key = loto.shard_key and one.loto_id = loto.id
  ) as isolated`,
  dimensions: { ...ofLockout, energy: byWord('isolated.energy_type', lotoEnergyLabels) },
  measures: { hours: hoursLocked },
})

type Today = { today: string }

/** A day so many days or months from today. */
const dayFrom = ({ today }: Today, distance: string): RawBuilder<unknown> =>
  sql`(${today}::text::date + ${sql.lit(distance)}::interval)::date`

/** What counts the templates in use, by when they are inspected. */
export const lockoutTemplates = reportSource('lockoutTemplates', templates, {
  isOpenTo: ({ permissions }) => holdsAny(permissions, policyOf('loto.templates').keys),
  dimensions: {
    due: {
      key: (query) => sql`case when template.inspection_due is null then null
        when template.inspection_due < ${dayFrom(query, '0 days')} then 'overdue'
        when template.inspection_due <= ${dayFrom(query, '30 days')} then '30'
        when template.inspection_due <= ${dayFrom(query, '60 days')} then '60' else 'later' end`,
      label: {
        overdue: 'Overdue',
        '30': 'Due within 30 days',
        '60': 'Due in 31 to 60 days',
        later: 'Due later',
      },
    },
    inspected: {
      key: (query) => sql`case when template.inspected_on is null then 'never'
        when template.inspected_on > ${dayFrom(query, '-12 months')} then 'year'
        else 'longer' end`,
      label: {
        never: 'Never inspected',
        year: 'Within the last 12 months',
        longer: 'Longer ago',
      },
    },
    inspector: byPerson('template.inspected_by'),
    category: byCategory('template.equipment_category'),
  },
  measures: {},
})
