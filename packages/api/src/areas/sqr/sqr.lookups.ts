import { namedOnly } from '../../call.ts'
import { sqrCategoryPageSize } from '../../vocabulary/limits.ts'
import { wireInteger } from '../../wire.ts'
import { namedListing } from '../../lists/named-listing.ts'

// What safety quality reports choose from.

const source = 'spec 7, SQR'

const categories = namedOnly({
  name: 'sqr.categories',
  method: 'GET',
  path: '/sqr-categories',
  summary: 'Lists the categories of reports, ten a page unless asked otherwise.',
  source: 'spec 7, SQR; spec 9, category page limit',
  input: namedListing.extend({ pLimit: wireInteger(1, 200).default(sqrCategoryPageSize) }),
})

const statuses = namedOnly({
  name: 'sqr.statuses',
  method: 'GET',
  path: '/sqr-status',
  summary: 'Lists the statuses of reports.',
  source: 'spec 3, status config; spec 7, SQR',
})

const severityLevels = namedOnly({
  name: 'sqr.severityLevels',
  method: 'GET',
  path: '/sqr-severity-level',
  summary: 'Lists the severity levels of reports.',
  source: 'spec 3, severity thresholds; spec 7, SQR',
})

const masterScat = namedOnly({
  name: 'sqr.masterScat',
  method: 'GET',
  path: '/sqr-master-scat',
  summary: 'Lists what a SCAT analysis chooses from.',
  source,
})

const masterNcr = namedOnly({
  name: 'sqr.masterNcr',
  method: 'GET',
  path: '/sqr-master-ncr',
  summary: 'Lists what a non-conformance report chooses from.',
  source,
})

const wells = namedOnly({
  name: 'sqr.wells',
  method: 'GET',
  path: '/sqr-wells',
  summary: 'Lists wells.',
  source,
})

const assets = namedOnly({
  name: 'sqr.assets',
  method: 'GET',
  path: '/sqr-assets',
  summary: 'Lists the assets of a master category.',
  source,
})

/** What reports choose from; part of the SQR area. */
export const sqrLookups = {
  categories,
  statuses,
  severityLevels,
  masterScat,
  masterNcr,
  wells,
  assets,
}
