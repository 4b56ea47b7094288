import type { ReportDatasetName, ReportResult } from '@holdpoint/api'
import { actionsSource } from '../actions/actions.source.server.ts'
import { jsaSource } from '../jsa/analyses/jsa.source.server.ts'
import { shortened } from '../lists/kept-filter.server.ts'
import type { Arrived } from '../lists/list-ask.ts'
import type { FilterKeeper } from '../lists/list-source.ts'
import type { AnyPlace } from '../lists/place.ts'
import { lotoSource } from '../loto/lockouts/loto.source.server.ts'
import { reviewsSource } from '../reviews/reviews.source.server.ts'
import { sqrSource } from '../sqr/list/sqr.source.server.ts'
import { placeOf } from './report-links.ts'

/** Who keeps a long filter of the list that each dataset counts. */
const keepers: Readonly<Record<ReportDatasetName, FilterKeeper | null>> = {
  reviews: reviewsSource.keeper,
  actions: actionsSource.keeper,
  analyses: jsaSource.keeper,
  lockouts: lotoSource.keeper,
  qualityReports: sqrSource.keeper,
}

/** The list at the rows of a report; a filter that is too long for an address is kept, once for all links. */
export function rowsOf(
  counted: { dataset: ReportDatasetName; result: ReportResult },
  ask: Arrived,
): Promise<AnyPlace> {
  return shortened(placeOf(counted), ask, keepers[counted.dataset])
}
