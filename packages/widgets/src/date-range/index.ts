export * as DateRange from './date-range.tsx'
export { type DateRangeOptions, type DateRangeState, useDateRange } from './use-date-range.ts'
export { type DateRangeValue } from './date-range.value.ts'
export { type DateRangeWords } from './date-range.words.ts'
