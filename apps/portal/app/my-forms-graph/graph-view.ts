import type { FormStatusStyle } from '@holdpoint/api'

// What the graph page draws. The server makes all of it, so that a browser computes nothing.

/** A number as it is written, and the list that it counts or the entries that it comes from. */
export type GraphNumber = { text: string; to: string }

/** How a bar is coloured; a word beside it always says the same. */
export type BarTone = 'plain' | 'alarm' | FormStatusStyle

export type GraphBar = {
  key: string
  name: string
  /** A few words under the name. */
  about: string | null
  number: GraphNumber
  /** How far the bar reaches, 0 to 100. */
  share: number
  tone: BarTone
}

/** A number on an axis, and how far along it stands, 0 to 100. */
export type GraphTick = { text: string; at: number }

/** What is counted along an axis, and its numbers from the least to the most. */
export type GraphAxis = { unit: string; ticks: GraphTick[] }

/** One span of days as an upright bar. */
export type GraphColumn = {
  key: string
  /** The days and their number in words, for whoever points at it. */
  name: string
  /** 0 to 100. */
  height: number
  /** The number itself where it is written above the bar: at the tallest. */
  label: string | null
  to: string
}

export type GraphPoint = {
  key: string
  name: string
  /** From the left and from the top, 0 to 100. */
  x: number
  y: number
  to: string
}

/** A dashed line across a chart, from the top, 0 to 100. */
export type GraphMark = { key: string; y: number }

export type GraphChart =
  /** Values too few to be drawn: each says what it is, in words. */
  | { kind: 'words'; bars: GraphBar[] }
  /** `whole` draws the room up to 100 % behind each bar; `more` bars are in the table alone. */
  | { kind: 'bars'; bars: GraphBar[]; axis: GraphAxis; isWhole: boolean; more: number }
  | { kind: 'columns'; columns: GraphColumn[]; axis: GraphAxis; days: string[] }
  | {
      kind: 'line'
      points: GraphPoint[]
      marks: GraphMark[]
      markName: string | null
      axis: GraphAxis
      days: string[]
    }

/** A cell that only says something has no list behind it. */
export type GraphCell = { text: string; to: string | null }

export type GraphRow = {
  key: string
  name: string
  /** A few words under the name. */
  about: string | null
  /** Where the name itself leads, if anywhere. */
  to: string | null
  cells: GraphCell[]
}

export type GraphTable = {
  columns: string[]
  rows: GraphRow[]
  /** What the table leaves out, in a sentence. */
  note: string | null
}

export type GraphFigure = {
  id: string
  /** The finding in words. */
  finding: string
  /** What is counted. */
  about: string
  chart: GraphChart
  table: GraphTable
}

/** The whole page of graphs. */
export type GraphView = {
  /** What the list counts under the same filter. */
  totalRecords: number
  figures: GraphFigure[]
  /** What there is no figure for, each in a sentence. */
  missing: string[]
}
