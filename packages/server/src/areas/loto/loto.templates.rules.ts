import {
  addMonths,
  lotoEnergyLetters,
  lotoInspectionMonths,
  type CalendarDay,
  type LotoEnergy,
} from '@holdpoint/api'

/** What the guards of a template look at. */
export type TemplateFacts = {
  code: string
  /** The number of another template that has this code. */
  codeTakenBy: string | null
  equipmentCategory: string
  shutdownSteps: string
  pointCount: number
  loosePoint: { tag: string; lacks: 'method' | 'verification' } | null
  isInReview: boolean
  /** Whoever asks wrote it; in review, wrote something of it or sent it. */
  isAuthor: boolean
  /** Whoever asks is on a lockout under way that was made from it. */
  isUsing: boolean
}

const lacked = {
  method: 'how it is isolated',
  verification: 'how it is shown to be at zero energy',
} as const

/** What each guard says; null lets the template through (decision 0107). */
export const templateGuards = {
  hasCode: ({ code }: TemplateFacts) => (code === '' ? 'Please enter the code.' : null),
  isCodeFree: ({ code, codeTakenBy }: TemplateFacts) =>
    codeTakenBy === null ? null : `The code ${code} belongs to another template, ${codeTakenBy}.`,
  hasCategory: ({ equipmentCategory }: TemplateFacts) =>
    equipmentCategory === '' ? 'Please choose the category of equipment.' : null,
  hasShutdown: ({ shutdownSteps }: TemplateFacts) =>
    shutdownSteps === '' ? 'Please enter how the machine is shut down.' : null,
  hasPoint: ({ pointCount }: TemplateFacts) =>
    pointCount === 0 ? 'Please add at least one isolation point.' : null,
  isEachPointWhole: ({ loosePoint }: TemplateFacts) =>
    loosePoint === null ? null : `${loosePoint.tag} does not say ${lacked[loosePoint.lacks]}.`,
  isNotAuthor: ({ isAuthor, isInReview }: TemplateFacts) => {
    if (!isAuthor) {
      return null
    }
    return isInReview
      ? 'Whoever wrote it does not approve it.'
      : 'Somebody else than its author inspects a template.'
  },
  isNotUsing: ({ isUsing }: TemplateFacts) =>
    isUsing ? 'Somebody inspects it who is not on the lockout that uses it.' : null,
} as const

/** The day of the next inspection, of a template that was approved or inspected on a day. */
export function nextInspection(day: CalendarDay): CalendarDay {
  return addMonths(day, lotoInspectionMonths)
}

/** The first tag of an energy that no point has: E-1, E-2. */
export function freeTag(energy: LotoEnergy, tags: readonly string[]): string {
  const taken = new Set(tags.map((tag) => tag.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const tag = `${lotoEnergyLetters[energy]}-${number}`
    if (!taken.has(tag.toLowerCase())) {
      return tag
    }
  }
}

/** Some ids with one of them moved to a place, from 1; behind the others where there is no such place. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  return ids.filter((one) => one !== id).toSpliced(place - 1, 0, id)
}
