import {
  actionStatuses,
  reportDataset,
  type ReportDatasetName,
  type ReportResult,
} from '@holdpoint/api'
import { actionsPlaces } from '../actions/actions.place.ts'
import { employeesPlaces } from '../employees/employees.place.ts'
import { filesPlaces } from '../files/files.place.ts'
import { jsaPlaces } from '../jsa/analyses/jsa.place.ts'
import { noSavedFilter } from '../lists/address-values.ts'
import type { AnyPlace } from '../lists/place.ts'
import { withQuery } from '../paths.ts'
import { lotoPlaces } from '../loto/lockouts/loto.place.ts'
import { templatesPlaces } from '../loto/templates/templates.place.ts'
import { messagesPlaces } from '../messages/messages.place.ts'
import { reviewsPlaces } from '../reviews/reviews.place.ts'
import { sqrPlaces } from '../sqr/list/sqr.place.ts'

/** The list that each dataset counts, or of whose rows it counts something. */
const places: Readonly<Record<ReportDatasetName, AnyPlace>> = {
  reviews: reviewsPlaces.plain,
  actions: actionsPlaces.plain,
  analyses: jsaPlaces.plain,
  lockouts: lotoPlaces.plain,
  lockedEnergies: lotoPlaces.plain,
  lockoutTemplates: templatesPlaces.plain,
  failedQuestions: reviewsPlaces.plain,
  fileAcknowledgements: filesPlaces.plain,
  messageAcknowledgements: messagesPlaces.plain,
  shortService: employeesPlaces.plain,
  qualityReports: sqrPlaces.plain,
}

type Counted = {
  dataset: ReportDatasetName
  groupBy: string
  result: Pick<ReportResult, 'window' | 'filterValues'>
}

/**
 * The list at all the rows that a report counts: all that its reader may read. Null where it counts
 * something of each row: then no list holds as many.
 */
export function placeOf({ dataset, result }: Pick<Counted, 'dataset' | 'result'>): AnyPlace | null {
  const { each, tabs = ['all'] } = reportDataset(dataset)
  if (each !== undefined) {
    return null
  }
  const { plain, fromSaved } = filterOf(dataset)
  const saved = result.filterValues === null ? plain : fromSaved(result.filterValues as never)
  return places[dataset].with({
    section: tabs[0],
    savedFilterId: noSavedFilter,
    filter: { ...widened(dataset, saved), window: windowOf(result) },
  })
}

/**
 * The ways from the numbers of a report to the rows that they count, from the place of all of them:
 * one whose filter is kept says its name, and each group beside it what it is.
 */
export function linksOf({ dataset, groupBy }: Omit<Counted, 'result'>, place: AnyPlace | null) {
  if (place === null) {
    return { all: null, of: () => null }
  }
  const { plain, addressOf, fromAddress } = filterOf(dataset)
  const part = reportDataset(dataset).dimensions[groupBy]?.part
  return {
    all: place.address,
    /** To the rows of one group; null where the list cannot be narrowed to it. */
    of(key: string | null): string | null {
      if (part === undefined || key === null) {
        return null
      }
      const group = addressOf({ ...plain, [part]: [key] })
      const { path } = place.rules
      const address =
        place.said.keptFilter === null
          ? place.filteredBy({ [part]: [key] }).address
          : withQuery(path, { ...place.parameters(), ...group })
      const read = fromAddress(new URL(withQuery(path, group), 'http://portal').searchParams)
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
