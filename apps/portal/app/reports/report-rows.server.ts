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

/** Who keeps a long filter of the list that a dataset counts, where one can be too long for an address. */
const keepers: Readonly<Partial<Record<ReportDatasetName, FilterKeeper | null>>> = {
  reviews: reviewsSource.keeper,
  actions: actionsSource.keeper,
  analyses: jsaSource.keeper,
  lockouts: lotoSource.keeper,
  qualityReports: sqrSource.keeper,
}

/**
 * The list at the rows of a report, where it counts those; a filter that is too long for an address is
 * kept, once for all links.
 */
export async function rowsOf(
  counted: { dataset: ReportDatasetName; result: ReportResult },
  ask: Arrived,
): Promise<AnyPlace | null> {
  const place = placeOf(counted)
  return place && shortened(place, ask, keepers[counted.dataset] ?? null)
}
