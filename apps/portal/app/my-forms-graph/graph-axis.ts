import type { GraphAxis, GraphBar, GraphChart, GraphTick } from './graph-view.ts'
import { formatCount } from '../ui/counts.ts'
import { percent } from './graph.words.ts'

/** Fewer values than these stand as words: a bar beside nothing shows nothing. */
export const drawnMin = 5

const ticksMax = 5

/** An axis of counts from nothing to a round number that is no less than the most. */
export function countAxis(unit: string, most: number): GraphAxis & { top: number } {
  const step = roundStep(most)
  const top = Math.max(step, Math.ceil(most / step) * step)
  const values = Array.from({ length: top / step + 1 }, (_, place) => place * step)
  return { unit, top, ticks: values.map((value) => tick(formatCount(value), value / top)) }
}

/** An axis of percents up to the whole, from nothing or from a multiple of ten above the half. */
export function percentAxis(unit: string, bottom = 0): GraphAxis {
  const room = 100 - bottom
  const step = room > 50 ? 20 : 10
  const values = Array.from({ length: room / step + 1 }, (_, place) => bottom + place * step)
  return { unit, ticks: values.map((value) => tick(percent(value), (value - bottom) / room)) }
}

/** Bars where there are enough of them, else the same in words. */
export function barsOrWords(
  bars: GraphBar[],
  { drawn, ...rest }: { axis: GraphAxis; isWhole: boolean; drawn: number },
): GraphChart {
  return bars.length < drawnMin
    ? { kind: 'words', bars }
    : { ...rest, kind: 'bars', bars: bars.slice(0, drawn), more: Math.max(0, bars.length - drawn) }
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that needs no more ticks than an axis has room for. */
function roundStep(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = [1, 2, 5].map((part) => part * unit).find((part) => most / part <= ticksMax - 1)
    if (step !== undefined) {
      return step
    }
  }
}

function tick(text: string, share: number): GraphTick {
  return { text, at: Math.round(share * 1000) / 10 }
}
