import {
  actionStatuses,
  reportDataset,
  type ReportDatasetName,
  type ReportResult,
} from '@holdpoint/api'
import { actionsPlaces } from '../actions/actions.place.ts'
import { jsaPlaces } from '../jsa/analyses/jsa.place.ts'
import { noSavedFilter } from '../lists/address-values.ts'
import type { AnyPlace } from '../lists/place.ts'
import { lotoPlaces } from '../loto/lockouts/loto.place.ts'
import { reviewsPlaces } from '../reviews/reviews.place.ts'
import { sqrPlaces } from '../sqr/list/sqr.place.ts'

/** The list that each dataset counts. */
const places: Readonly<Record<ReportDatasetName, AnyPlace>> = {
  reviews: reviewsPlaces.plain,
  actions: actionsPlaces.plain,
  analyses: jsaPlaces.plain,
  lockouts: lotoPlaces.plain,
  qualityReports: sqrPlaces.plain,
}

type Counted = {
  dataset: ReportDatasetName
  groupBy: string
  result: Pick<ReportResult, 'window' | 'filterValues'>
}

/** The ways from the numbers of a report to the rows that they count. */
export function linksOf({ dataset, groupBy, result }: Counted) {
  const { plain, fromSaved } = filterOf(dataset)
  const saved = result.filterValues === null ? plain : fromSaved(result.filterValues as never)
  const place = places[dataset].with({
    // A report counts all that its reader may read.
    section: 'all',
    savedFilterId: noSavedFilter,
    filter: { ...widened(dataset, saved), window: windowOf(result) },
  })
  const part = reportDataset(dataset).dimensions[groupBy]?.part
  return {
    all: place.address,
    /** To the rows of one group; null where the list cannot be narrowed to it. */
    of(key: string | null): string | null {
      if (part === undefined || key === null) {
        return null
      }
      const { address } = place.filteredBy({ [part]: [key] })
      const read = filterOf(dataset).fromAddress(new URL(address, 'http://portal').searchParams)
      // An address cannot say every key: one with a comma would be several.
      const chosen: unknown = Object.entries(read).find(([name]) => name === part)?.[1]
      return Array.isArray(chosen) && chosen.length === 1 && chosen[0] === key ? address : null
    },
  }
}

/** The list of actions hides what is closed unless it is asked for; a report counts it. */
function widened<Values extends object>(dataset: ReportDatasetName, saved: Values): Values {
  const isNarrowed = 'statuses' in saved && [saved.statuses].flat().length > 0
  return dataset === 'actions' && !isNarrowed ? { ...saved, statuses: actionStatuses } : saved
}

const filterOf = (dataset: ReportDatasetName) => places[dataset].rules.list.filter

function windowOf({ window }: Counted['result']) {
  return window === null
    ? { kind: 'all' as const }
    : { kind: 'dates' as const, startDate: window.from, endDate: window.to }
}
