import { reviewFormsList, statusFilterOptions } from '@holdpoint/api'
import { definePlace } from '../lists/place.ts'
import { partNames } from '../my-forms/my-forms.parts.ts'
import { paths } from '../paths.ts'

/** The list of reviews and its places. */
export const reviewsPlaces = definePlace(reviewFormsList, {
  path: paths.reviews(),
  names: {
    ...partNames,
    reviewers: ['Reviewer', 'reviewers'],
    steps: ['Step due', 'steps'],
    ages: ['Age', 'ages'],
    submitters: ['Submitted by', 'people who submitted'],
    thanked: ['Thanked', 'people thanked'],
  },
  recordName: 'Review',
  dayName: 'Submitted',
  // Every tab holds what was handed in.
  knows: (part) =>
    part === 'statuses' ? statusFilterOptions('completed').map(({ value }) => value) : null,
})
