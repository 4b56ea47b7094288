import { describe, expect, test } from 'vitest'
import { sectionOf, specification } from '../../test/specification.ts'
import { sentences } from '../sentences.ts'
import * as limits from './limits.ts'

describe('limits', () => {
  test.each([
    ['myFormsPageSize', 10],
    ['sqrCategoryPageSize', 10],
    ['defaultWindowDays', 29],
    ['quickDateDays', [1, 2, 7, 30, 60]],
    ['twoDayPages', ['loto', 'jsa']],
    ['savedFilterRangeDays', 30],
    ['selectableDaysAhead', 1],
    ['queryCacheMs', 300_000],
    ['searchDelayMs', 600],
    ['searchBoxDelayMs', 1000],
    ['autocompleteDelayMs', 800],
    ['commentLengthMax', 100],
    ['answerPreviewLengthMax', 300],
    ['notesPreviewLengthMax', 100],
    ['scoreMin', 0],
    ['scoreMax', 100],
    ['scoreStep', 10],
    ['toastDurationMs', 4000],
    ['toastPlacement', 'bottom-left'],
    ['refreshThrottleMs', 20_000],
    ['multiSelectCountMax', 9999],
    ['ignoreDuplicatesId', 9_999_999],
    ['allOptionId', -1],
    ['ignoredFilterIds', [-1, -2]],
    ['clientVersion', '1.15.3'],
    ['internalVersion', 15],
    ['overlayLevel', 9999],
    ['experienceMonthsPerYear', 12],
    ['experienceHalfYearMonthsMin', 3],
    ['experienceHalfYearMonthsMax', 8],
    ['textLengthMin', 2],
    ['textLengthsMax', [100, 150, 500, 1000, 2000]],
    [
      'placeholderCounts',
      {
        userProfileTabs: 8,
        userProfileRows: 3,
        timelineItems: 5,
        reviewFormAccessRows: 5,
        subFormRows: 5,
        elevatedForms: 5,
        attachments: 3,
        actions: 3,
        questionActions: 2,
      },
    ],
  ] as const)('keep %s at %j', (name, value) => {
    expect(limits[name]).toEqual(value)
  })

  test('agree with the sentences that tell them', () => {
    const told = Object.values(sentences.length).map((sentence) =>
      Number(/\d+/.exec(sentence)?.[0]),
    )
    expect(told).toEqual([limits.textLengthMin, ...limits.textLengthsMax])
  })
})

describe.skipIf(specification === undefined)('section 9 of the specification', () => {
  test('names no number that is not one of the limits', () => {
    const numbers = sectionOf(specification ?? '', 9).match(/-?\d+(\.\d+)*/g) ?? []
    const known = new Set(
      Object.values(limits)
        .flatMap((limit) => (typeof limit === 'object' ? Object.values(limit) : [limit]))
        .map(String),
    )
    // Told in other units: minutes, seconds; and half a year's end, which is one below nine.
    const told = ['5', '4', '20', '9']
    expect(numbers.filter((number) => !known.has(number) && !told.includes(number))).toEqual([])
  })
})
