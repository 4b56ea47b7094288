import {
  sqrEmployees,
  sqrEquipments,
  sqrHeaderGroups,
  sqrItems,
  sqrNcr,
  sqrNcrStepLabels,
  sqrNcrSteps,
  sqrScat,
  sqrTimeline,
  sqrTimelineSlackHours,
  sqrVerdictLabels,
  type Category,
  type SqrDetail,
  type SqrVerification,
} from '@holdpoint/api'
import type { AppLoadContext } from '@remix-run/node'
import { declaredRows, declaredTexts } from '../../records/declared/declared-texts.ts'
import { momentOf } from '../../records/moment.ts'
import { hoursAndMinutes } from '../lost-time.ts'
import { causesWords, timelineWords, verdictWords } from './sqr.words.ts'

type Context = Pick<AppLoadContext, 'timeZone' | 'now'>

const clockOf = ({ timeZone, now }: Context) => ({ timeZone, now: now() })

/** What is said of the report, group by group; a group of which nothing is said is left out. */
export function toOverview(detail: SqrDetail, context: Context) {
  const { header, headerWords, responsiblePartyVerdict: verdict } = detail
  const groups = sqrHeaderGroups.map(({ name, fields }) => ({
    name,
    texts: declaredTexts(fields, header, headerWords, clockOf(context)),
  }))
  return {
    groups,
    /** Who was named as responsible, and what was said of that; null while nobody is. */
    party:
      header.responsiblePartyId === null
        ? null
        : { verdict: verdict && toVerdict(verdict, context) },
  }
}

/** What had to do with it: equipment, people, parts. */
export function toInvolved({ equipments, employees, parts }: SqrDetail, context: Context) {
  const clock = clockOf(context)
  return {
    equipments: declaredRows(sqrEquipments.fields, equipments, clock),
    employees: declaredRows(sqrEmployees.fields, employees, clock),
    parts: declaredRows(sqrItems.fields, parts, clock),
    verdicts: Object.fromEntries(
      parts.map(({ lineId, verdict }) => [lineId, verdict && toVerdict(verdict, context)]),
    ),
  }
}

function toVerdict({ verdict, person, at, note }: SqrVerification, context: Context) {
  const told = verdictWords.by(
    sqrVerdictLabels[verdict],
    person.fullName,
    momentOf(at, context).short,
  )
  return { isDisputed: verdict === 'disputed', told, note }
}

/** What happened one after the other, each by its share of the lost time. */
export function toTimeline({ timeline, hours: lost }: SqrDetail, context: Context) {
  const rows = declaredRows(sqrTimeline.fields, timeline, clockOf(context))
  const told = timeline.reduce((sum, { hours }) => sum + (hours ?? 0), 0)
  return {
    lines: rows.map(({ lineId, texts }, place) => {
      const hours = timeline[place]?.hours ?? 0
      const { eventId = '', at = '', note = '', source = '' } = texts
      return {
        ...{ lineId, name: eventId, at, note, source },
        took: hoursAndMinutes(hours),
        percent: lost === null || lost === 0 ? null : Math.round((100 * hours) / lost),
      }
    }),
    sum: sumOf(told, lost),
  }
}

function sumOf(told: number, lost: number | null): { text: string; isWhole: boolean } {
  if (lost === null) {
    return { text: timelineWords.toldAlone(hoursAndMinutes(told)), isWhole: true }
  }
  const gap = Math.round((lost - told) * 100) / 100
  const isWhole = Math.abs(gap) <= sqrTimelineSlackHours
  const off = hoursAndMinutes(Math.abs(gap))
  const verdict = isWhole
    ? timelineWords.whole
    : gap > 0
      ? timelineWords.missing(off)
      : timelineWords.tooMuch(off)
  const sum = timelineWords.told(hoursAndMinutes(told), hoursAndMinutes(lost))
  return { text: `${sum} ${verdict}`, isWhole }
}

/** The causes by their blocks, and how far the non-conformance has come. */
export function toCauses(detail: SqrDetail, tree: readonly Category[], context: Context) {
  const clock = clockOf(context)
  const pathOf = new Map(tree.map(({ categoryId, path }) => [categoryId, path]))
  const blocks = new Map<string, SqrDetail['scat']>()
  for (const line of detail.scat) {
    const path = pathOf.get(line.itemId ?? '') ?? []
    const block = path[0] ?? causesWords.other
    const below = path.slice(1).join(': ')
    const named = below === '' ? line : { ...line, words: { ...line.words, itemId: below } }
    blocks.set(block, [...(blocks.get(block) ?? []), named])
  }
  const reached = detail.ncrStep === null ? -1 : sqrNcrSteps.indexOf(detail.ncrStep)
  const isOver = reached === sqrNcrSteps.length - 1
  return {
    blocks: [...blocks].map(([name, lines]) => ({
      name,
      rows: declaredRows(sqrScat.fields, lines, clock),
    })),
    ncr: declaredRows(sqrNcr.fields, detail.ncr, clock)[0] ?? null,
    steps: sqrNcrSteps.map((step, place) => ({
      name: sqrNcrStepLabels[step],
      state: stepState(place, reached, isOver),
    })),
  }
}

/** What was reached is done, and what comes after it is next; closed there is nothing next. */
function stepState(place: number, reached: number, isOver: boolean): 'done' | 'next' | 'later' {
  if (place <= reached) {
    return 'done'
  }
  return place === reached + 1 && !isOver ? 'next' : 'later'
}

/** What is said of the report. */
export type OverviewView = ReturnType<typeof toOverview>
/** What had to do with it. */
export type InvolvedView = ReturnType<typeof toInvolved>
/** What somebody has said of a part or of who is responsible. */
export type VerdictView = ReturnType<typeof toVerdict>
/** What happened one after the other. */
export type TimelineView = ReturnType<typeof toTimeline>
/** The causes, and the non-conformance. */
export type CausesView = ReturnType<typeof toCauses>
