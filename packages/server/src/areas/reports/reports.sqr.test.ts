import { describe } from 'vitest'
import { sqrListWitness } from '../../../test/lists/sqr.ts'
import { placeCategory } from '../../../test/place-category.ts'
import { holdsCounts } from '../../../test/report-counts.ts'

describe('quality reports', () =>
  holdsCounts('qualityReports', sqrListWitness, {
    dimensions: {
      incident: (row) => row.incident_id,
      responsibleParty: (row) => row.responsible_party_id,
    },
    measures: { hours: (row) => row.hours, cost: (row) => row.own_cost },
    async vary(world, rows) {
      await placeCategory(world, 'screen-out', 'incident')
      await placeCategory(world, 'vendor', 'responsible-party')
      return Promise.all(
        rows.map(async (row, at) => {
          const columns = {
            incident_id: at % 2 === 0 ? 'screen-out' : null,
            responsible_party_id: at % 3 === 0 ? 'vendor' : null,
            own_cost: at % 5 === 0 ? null : at * 10.25,
          }
          await world.database.kysely
            .updateTable('sqrs')
            .set(columns)
            .where('id', '=', row.id)
            .execute()
          return { ...row, ...columns }
        }),
      )
    },
  }))
