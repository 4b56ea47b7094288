import { describe } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { actionsWitness } from '../../../test/lists/action.ts'
import { jsaListWitness } from '../../../test/lists/jsa.ts'
import { lotoTemplatesWitness } from '../../../test/lists/loto-templates.ts'
import { lotoListWitness } from '../../../test/lists/loto.ts'
import { reviewFormsWitness } from '../../../test/lists/review-form.ts'
import { holdsCounts } from '../../../test/report-counts.ts'
import { grantTo } from '../../../test/rights.ts'

const dayMs = 86_400_000
const isDone = (status: string) => status === 'closed' || status === 'cancelled'

describe('reviews', () =>
  holdsCounts('reviews', reviewFormsWitness, { measures: { score: ({ score }) => score } }))

describe('actions', () =>
  holdsCounts('actions', actionsWitness, {
    dimensions: {
      type: ({ type }) => type,
      overdue: ({ status, due_on: due }) =>
        due < '2026-03-05' && !isDone(status) && status !== 'effectiveness_review'
          ? 'overdue'
          : 'not',
    },
    measures: {
      days: ({ status, closed_at: closed, created_at: created }) =>
        status === 'closed' && closed !== null
          ? (closed.getTime() - created.getTime()) / dayMs
          : null,
    },
    async vary({ database: { kysely } }, rows) {
      return Promise.all(
        rows.map(async (row, at) => {
          const type = at % 3 === 0 ? ('learning' as const) : ('corrective' as const)
          const closed_at = isDone(row.status)
            ? new Date(row.created_at.getTime() + at * 5_000_000)
            : null
          await kysely
            .updateTable('actions')
            .set({ type, closed_at })
            .where('id', '=', row.id)
            .execute()
          return { ...row, type, closed_at }
        }),
      )
    },
  }))

describe('analyses', () =>
  holdsCounts('analyses', jsaListWitness, {
    measures: { stops: ({ stop_count: stops }) => stops },
    async vary({ database: { kysely } }, rows) {
      return Promise.all(
        rows.map(async (row, at) => {
          const stop_count = at % 4
          await kysely.updateTable('jsas').set({ stop_count }).where('id', '=', row.id).execute()
          return { ...row, stop_count }
        }),
      )
    },
  }))

const now = new Date('2026-03-05T15:00:00Z')
const live = ['shutdown', 'locked', 'verified', 'work_active', 'test_mode', 'ready_to_restore']

describe('lockouts', () =>
  holdsCounts('lockouts', lotoListWitness, {
    dimensions: { open: ({ status }) => (live.includes(status) ? 'open' : 'not') },
    measures: {
      hours({ status, first_locked_at: from, restored_at: to, updated_at: changed }) {
        const end = to ?? (status === 'cancelled' ? changed : now)
        return from === null ? null : Math.round((end.getTime() - from.getTime()) / 360_000) / 10
      },
    },
    async vary({ database: { kysely } }, rows) {
      return Promise.all(
        rows.map(async (row, at) => {
          const columns = {
            first_locked_at: at % 4 === 0 ? null : new Date('2026-02-27T06:00:00Z'),
            restored_at: at % 3 === 0 ? new Date(Date.UTC(2026, 1, 28, at % 24)) : null,
          }
          await kysely.updateTable('lotos').set(columns).where('id', '=', row.id).execute()
          return { ...row, ...columns }
        }),
      )
    },
  }))

describe('lockout templates', () =>
  holdsCounts('lockoutTemplates', lotoTemplatesWitness, {
    dimensions: {
      due({ inspection_due: due }) {
        const day = String(due)
        return due === null
          ? null
          : day < '2026-03-05'
            ? 'overdue'
            : day <= '2026-04-04'
              ? '30'
              : day <= '2026-05-04'
                ? '60'
                : 'later'
      },
      inspected: ({ inspected_on: on }) =>
        on === null ? 'never' : String(on) > '2025-03-05' ? 'year' : 'longer',
      inspector: ({ inspected_by: by }) => by,
    },
    async vary(world, rows) {
      const { kysely } = world.database
      await grantTo(world, 'reviewer', ['create_loto'])
      return Promise.all(
        rows.map(async (row, at) => {
          const columns = {
            inspected_on: [null, '2025-03-05', '2025-03-06'][at % 3] ?? null,
            inspected_by: at % 2 === 0 ? cast.manager : null,
            inspection_due: [row.inspection_due, '2026-04-20'][at % 2] ?? null,
          }
          await kysely.updateTable('loto_templates').set(columns).where('id', '=', row.id).execute()
          return { ...row, ...columns }
        }),
      )
    },
  }))
