import { lotoTemplateList } from '@holdpoint/api'
import { definePlace } from '../../lists/place.ts'
import { paths } from '../../paths.ts'

/** The templates of lockouts and their places. */
export const templatesPlaces = definePlace(lotoTemplateList, {
  path: paths.lotoTemplates(),
  names: {
    categories: ['Category', 'categories'],
    assets: ['Machine', 'machines'],
    energies: ['Energy', 'energies'],
    isInspectionDue: 'Due for inspection',
  },
  recordName: 'Template',
  dayName: 'Changed',
})

/** A place of the list of templates. */
export type TemplatesPlace = typeof templatesPlaces.plain
