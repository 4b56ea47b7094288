import { describe } from 'vitest'
import { actionsWitness } from '../../../test/lists/action.ts'
import { jsaListWitness } from '../../../test/lists/jsa.ts'
import { lotoListWitness } from '../../../test/lists/loto.ts'
import { reviewFormsWitness } from '../../../test/lists/review-form.ts'
import { holdsCounts } from '../../../test/report-counts.ts'

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

describe('lockouts', () => holdsCounts('lockouts', lotoListWitness, {}))
