import type { GraphSpan, MyFormsGraphContent } from '@holdpoint/api'
import { formatCount } from '../ui/counts.ts'
import type { FigureAsk } from './figure-ask.ts'
import { countAxis, drawnMin, percentAxis } from './graph-axis.ts'
import type { GraphCell, GraphChart, GraphFigure, GraphRow } from './graph-view.ts'
import { about, busiest, forms, markName, meanScore, percent, words } from './graph.words.ts'

/** How many entries were started when. */
export function timeFigure(ask: FigureAsk): GraphFigure {
  const { overTime, step, totalRecords } = ask.graph
  const most = Math.max(...overTime.map(({ count }) => count))
  const tallest = overTime.filter(({ count }) => count === most)
  const spans = overTime.map((span) => ({ ...span, ...wordsOf(span, ask) }))
  const filled = spans.filter(({ count }) => count > 0)
  const axis = countAxis(words.forms, most)
  return {
    id: 'time',
    finding: busiest(
      most,
      totalRecords,
      tallest.map((span) => wordsOf(span, ask).name),
      step,
    ),
    about: about.time(step),
    chart:
      filled.length < drawnMin
        ? {
            kind: 'words',
            bars: filled.map(({ startDate, name, to, count }) => ({
              ...{ key: startDate, name, about: null, tone: 'plain' as const },
              number: { text: formatCount(count), to },
              share: (count / axis.top) * 100,
            })),
          }
        : {
            kind: 'columns',
            columns: spans.map(({ startDate, name, to, count }) => ({
              key: startDate,
              name: `${name}: ${forms(count)}`,
              height: (count / axis.top) * 100,
              label: startDate === tallest[0]?.startDate ? formatCount(most) : null,
              to,
            })),
            axis,
            days: daysAlong(ask),
          },
    table: {
      columns: [words.days, words.forms],
      rows: filled.map(({ startDate, name, to, count }) => ({
        ...tableRow(startDate, name),
        cells: [{ text: formatCount(count), to }],
      })),
      note: overTime.some(({ count }) => count === 0) ? words.emptyDays : null,
    },
  }
}

/** The mean score over time beside the pass marks; null where nothing has a score. */
export function scoreFigure(ask: FigureAsk): GraphFigure | null {
  const { overTime, step, passMark } = ask.graph
  const spans = overTime.flatMap((span, place) =>
    span.meanScore === null
      ? []
      : [{ ...span, ...wordsOf(span, ask), mean: span.meanScore, place }],
  )
  const scored = spans.reduce((sum, span) => sum + span.scored, 0)
  if (scored === 0) {
    return null
  }
  const mean = spans.reduce((sum, span) => sum + span.mean * span.scored, 0) / scored
  const bottom = bottomOf([...spans.map((span) => span.mean), passMark?.low ?? 100])
  const yOf = (score: number) => (1 - (score - bottom) / (100 - bottom)) * 100
  return {
    id: 'score',
    finding: meanScore(mean, passMark),
    about: about.score(step, scored),
    chart:
      spans.length < drawnMin
        ? {
            kind: 'words',
            bars: spans.map(({ startDate, name, to, mean: score, scored: count }) => ({
              ...{ key: startDate, name, about: forms(count), tone: 'plain' as const },
              number: { text: percent(score), to },
              share: score,
            })),
          }
        : {
            kind: 'line',
            points: spans.map(({ startDate, name, to, mean: score, place }) => ({
              key: startDate,
              name: `${name}: ${percent(score)}`,
              x: ((place + 0.5) / overTime.length) * 100,
              y: yOf(score),
              to,
            })),
            ...marksOf(passMark, yOf),
            axis: percentAxis(words.meanScore, bottom),
            days: daysAlong(ask),
          },
    table: {
      columns: [words.days, words.scored, words.meanScore],
      rows: spans.map(({ startDate, name, to, scored: count, mean: score }) => ({
        ...tableRow(startDate, name),
        cells: [formatCount(count), percent(score)].map((text): GraphCell => ({ text, to })),
      })),
      note: overTime.some((span) => span.scored === 0) ? words.unscoredDays : null,
    },
  }
}

function tableRow(key: string, name: string): Omit<GraphRow, 'cells'> {
  return { key, name, about: null, to: null }
}

type Line = Extract<GraphChart, { kind: 'line' }>

function marksOf(
  passMark: MyFormsGraphContent['passMark'],
  yOf: (score: number) => number,
): Pick<Line, 'marks' | 'markName'> {
  if (passMark === null) {
    return { marks: [], markName: null }
  }
  const scores = [...new Set([passMark.low, passMark.high])]
  return {
    marks: scores.map((score) => ({ key: String(score), y: yOf(score) })),
    markName: markName(passMark),
  }
}

/** The lowest score that the chart has room for: a multiple of ten, or nothing where it is low. */
function bottomOf(scores: readonly number[]): number {
  const bottom = Math.floor((Math.min(...scores) - 1) / 10) * 10
  return bottom < 50 ? 0 : bottom
}

function wordsOf({ startDate, endDate }: GraphSpan, { dayWords, toList }: FigureAsk) {
  return {
    name:
      startDate === endDate
        ? dayWords(startDate)
        : `${dayWords(startDate)} to ${dayWords(endDate)}`,
    to: toList({ window: { kind: 'dates', startDate, endDate } }),
  }
}

/** The first, the middle and the last of the days. */
function daysAlong({ graph: { overTime }, dayWords }: FigureAsk): string[] {
  const middle = overTime[Math.floor((overTime.length - 1) / 2)]
  const days = [overTime[0]?.startDate, middle?.startDate, overTime.at(-1)?.endDate]
  return days.flatMap((day) => (day === undefined ? [] : [dayWords(day)]))
}
