import { namedOnly } from '../../call.ts'
import { namedListing } from '../../lists/named-listing.ts'

// The library of hazards that job safety analyses take theirs from.

const source = 'spec 7, JSA, master hazards'

const saveMasterHazard = namedOnly({
  name: 'jsa.saveMasterHazard',
  method: 'POST',
  path: '/jsa-master-hazard',
  summary: 'Saves a master hazard.',
  source,
})

const masterHazard = namedOnly({
  name: 'jsa.masterHazard',
  method: 'GET',
  path: '/jsa-master-hazard',
  summary: 'Answers a master hazard.',
  source,
})

const removeMasterHazard = namedOnly({
  name: 'jsa.removeMasterHazard',
  method: 'DELETE',
  path: '/jsa-master-hazard',
  summary: 'Deletes a master hazard.',
  source,
})

const masterHazards = namedOnly({
  name: 'jsa.masterHazards',
  method: 'GET',
  path: '/jsa-master-hazard-list',
  summary: 'Lists the master hazards.',
  source,
  input: namedListing,
})

const masterHazardDetail = namedOnly({
  name: 'jsa.masterHazardDetail',
  method: 'GET',
  path: '/jsa-master-hazard-detail',
  summary: 'Answers a master hazard with all that belongs to it.',
  source,
})

/** The library of hazards; part of the JSA area. */
export const jsaHazards = {
  saveMasterHazard,
  masterHazard,
  removeMasterHazard,
  masterHazards,
  masterHazardDetail,
}
