import {
  experienceHalfYearMonthsMax,
  experienceHalfYearMonthsMin,
  experienceMonthsPerYear,
} from './limits.ts'

/**
 * How long somebody has been at it, in words (spec 9): "7 months", "1 year", "1.5 years". Begun
 * months do not count, and none at all is "0 months". A negative count (a hire date still to come)
 * or no number has no label.
 */
export function experienceLabel(months: number): string | undefined {
  if (!Number.isFinite(months) || months < 0) {
    return undefined
  }
  const wholeMonths = Math.floor(months)
  return wholeMonths < experienceMonthsPerYear
    ? counted(wholeMonths, 'month')
    : counted(yearsOf(wholeMonths), 'year')
}

function yearsOf(months: number): number {
  const years = Math.floor(months / experienceMonthsPerYear)
  const rest = months % experienceMonthsPerYear
  if (rest < experienceHalfYearMonthsMin) {
    return years
  }
  return rest <= experienceHalfYearMonthsMax ? years + 0.5 : years + 1
}

function counted(count: number, unit: 'month' | 'year'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/**
 * Whole months from one calendar day to another, negative when the second comes first. A day that
 * the last month does not have counts as that month's last day: 31 January to 29 February 2024 is
 * one month.
 */
export function monthsBetween(fromDate: string, toDate: string): number {
  const from = new Date(`${fromDate}T00:00:00Z`)
  const to = new Date(`${toDate}T00:00:00Z`)
  if (to < from) {
    const months = monthsBetween(toDate, fromDate)
    return months === 0 ? -1 : -months
  }
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  const isBegun = to.getUTCDate() < Math.min(from.getUTCDate(), lastDay)
  return isBegun ? months - 1 : months
}
