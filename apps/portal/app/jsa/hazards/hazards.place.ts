import { hazardsList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The library of hazards and its places. */
export const hazardsPlaces = definePlace(hazardsList, {
  path: paths.hazards(),
  names: {
    categories: ['Category', 'categories'],
    tags: ['Energy', 'energies'],
    lossCategories: ['Loss', 'losses'],
    residualRisks: ['Risk with controls', 'risks'],
  },
  recordName: 'Hazard',
  dayName: 'Changed',
})

/** A place of the library of hazards. */
export type HazardsPlace = typeof hazardsPlaces.plain
