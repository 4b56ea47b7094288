import type { SignColour } from './colour.ts'

/** The severity levels, mildest first; `none` means that the unit has no thresholds (spec 4). */
export const severities = ['none', 'near_miss', 'level_1', 'level_2', 'level_3'] as const

export type Severity = (typeof severities)[number]

/** Whether one level is graver than another. */
export function isGraver(one: Severity, other: Severity): boolean {
  return severities.indexOf(one) > severities.indexOf(other)
}

/** What the guard looks at: three durations of one unit, in hours. */
type ThresholdValues = { nearMiss: number; level1: number; level2: number }

/**
 * Says what is wrong with a unit's thresholds, or undefined. They must rise, because `level1` is
 * the upper bound of Level 1 and `level2` that of Level 2.
 */
export function thresholdsProblem(thresholds: ThresholdValues): string | undefined {
  const { nearMiss, level1, level2 } = thresholds
  return nearMiss <= level1 && level1 <= level2
    ? undefined
    : 'The thresholds must rise from near miss over level 1 to level 2.'
}

/**
 * The severity of an event by its duration (spec 4). Without thresholds for the unit it is `none`;
 * a duration that is no number, or lies below `nearMiss`, is a near miss. A duration equal to
 * `nearMiss` is a near miss even where `level1` has the same value.
 */
export function severityByDuration(
  duration: unknown,
  thresholds: ThresholdValues | null | undefined,
): Severity {
  if (!thresholds) {
    return 'none'
  }
  const hours = numberOf(duration)
  if (hours === undefined || hours <= thresholds.nearMiss) {
    return 'near_miss'
  }
  if (hours >= thresholds.level2) {
    return 'level_3'
  }
  return hours >= thresholds.level1 ? 'level_2' : 'level_1'
}

/** Reads a plain decimal; `Number` alone would take '', ' ', null, true and '0x10' for numbers. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : undefined
  }
  if (typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)) {
    return Number(value)
  }
  return undefined
}

const labels = {
  none: 'None',
  near_miss: 'Near Miss',
  level_1: 'Level 1',
  level_2: 'Level 2',
  level_3: 'Level 3',
} as const satisfies Record<Severity, string>

/** The words of a severity level, such as "Near Miss". */
export function severityLabel(level: Severity): string {
  return labels[level]
}

const colours = {
  none: { token: '--hp-grey-4', hex: '#e8e8ec', inkToken: '--hp-text', inkHex: '#1c2024' },
  near_miss: severityColours('near-miss', '#a5daf5', '#0c2a3b'),
  level_1: severityColours('1', '#216637', '#ffffff'),
  level_2: severityColours('2', '#f79131', '#1c2024'),
  level_3: severityColours('3', '#b31246', '#ffffff'),
} as const satisfies Record<Severity, SignColour>

/** Near Miss light blue, Level 1 green, Level 2 orange, Level 3 pink-red (spec 4); None is grey. */
export function severityColour(level: Severity): SignColour {
  return colours[level]
}

function severityColours(suffix: string, hex: string, inkHex: string): SignColour {
  return {
    token: `--hp-severity-${suffix}`,
    hex,
    inkToken: `--hp-severity-${suffix}-ink`,
    inkHex,
  }
}
