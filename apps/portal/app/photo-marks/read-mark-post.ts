import {
  markColours,
  markKinds,
  nextPinNumber,
  type MarkColour,
  type MarkKind,
  type MarkPoint,
  type PhotoMark,
} from '@holdpoint/forms'

/** What the form of a photo holds beside the place that is pressed. */
export type MarkDraft = {
  readonly kind: MarkKind
  readonly colour: MarkColour
  readonly text: string
  /** As typed, in percent. */
  readonly numbers: Readonly<Record<NumberField, string>>
}

const numberFields = ['fromX', 'fromY', 'toX', 'toY'] as const
export type NumberField = (typeof numberFields)[number]

/** What the form begins with. */
export const emptyDraft: MarkDraft = {
  ...{ kind: 'pin', colour: 'red', text: '' },
  numbers: { fromX: '', fromY: '', toX: '', toY: '' },
}

/** Why what was typed is no place: nothing was, or no percent. */
export type WhyNoPlace = 'noPlace' | 'badPlace'

/** What a post of the form asks for. */
export type MarkPost =
  | { do: 'add'; mark: Omit<PhotoMark, 'number'>; draft: MarkDraft }
  /** The first of two places was pressed. */
  | { do: 'goOn'; from: MarkPoint; draft: MarkDraft }
  | { do: 'startAgain'; draft: MarkDraft }
  | { do: 'remove'; place: number; draft: MarkDraft }
  | { do: 'refuse'; why: WhyNoPlace; from: MarkPoint | null; draft: MarkDraft }

type Fields = { get: (name: string) => FormDataEntryValue | null }

/**
 * Reads what was pressed on the page of a photo: the picture, which sends where in its own dots, or a
 * button. A picture that is pressed by a key sends 0 and 0: then the numbers count.
 */
export function readMarkPost(fields: Fields): MarkPost {
  const draft = draftOf(fields)
  const from = readPlace(textIn(fields, 'from'))
  const intent = textIn(fields, 'intent')
  if (intent === 'startAgain') {
    return { do: 'startAgain', draft }
  }
  if (intent.startsWith('remove:')) {
    return { do: 'remove', place: Number(intent.slice('remove:'.length)), draft }
  }
  const pressed = pressedPlace(fields)
  if (pressed === null) {
    return byNumbers(draft, from)
  }
  if (draft.kind === 'pin') {
    return add(draft, [pressed])
  }
  return from === null ? { do: 'goOn', from: pressed, draft } : add(draft, [from, pressed])
}

/** The marks with one more; a pin gets the next number. */
export function withMark(marks: readonly PhotoMark[], mark: Omit<PhotoMark, 'number'>) {
  return [...marks, mark.kind === 'pin' ? { ...mark, number: nextPinNumber(marks) } : mark]
}

/** A place as a hidden field carries it. */
export function writePlace([x, y]: MarkPoint): string {
  return `${x},${y}`
}

/** What of a draft some fields, or an address, say. */
export function draftOf(fields: Fields): MarkDraft {
  const kind = textIn(fields, 'kind')
  const colour = textIn(fields, 'colour')
  return {
    kind: markKinds.find((known) => known === kind) ?? emptyDraft.kind,
    colour: markColours.find((known) => known === colour) ?? emptyDraft.colour,
    text: textIn(fields, 'text').trim(),
    numbers: {
      fromX: textIn(fields, 'fromX').trim(),
      fromY: textIn(fields, 'fromY').trim(),
      toX: textIn(fields, 'toX').trim(),
      toY: textIn(fields, 'toY').trim(),
    },
  }
}

function byNumbers(draft: MarkDraft, from: MarkPoint | null): MarkPost {
  const { fromX, fromY, toX, toY } = draft.numbers
  const given = draft.kind === 'pin' ? [fromX, fromY] : [fromX, fromY, toX, toY]
  if (given.every((text) => text === '')) {
    return { do: 'refuse', why: 'noPlace', from, draft }
  }
  const shares = given.map(shareOf).filter((share) => share !== null)
  const [x = 0, y = 0, endX = 0, endY = 0] = shares
  if (shares.length < given.length) {
    return { do: 'refuse', why: 'badPlace', from, draft }
  }
  return add(
    draft,
    draft.kind === 'pin'
      ? [[x, y]]
      : [
          [x, y],
          [endX, endY],
        ],
  )
}

function add(draft: MarkDraft, points: readonly MarkPoint[]): MarkPost {
  const { kind, colour, text } = draft
  return { do: 'add', mark: { kind, points, colour, ...(text === '' ? {} : { text }) }, draft }
}

/** Where the picture was pressed, as shares of how large it was shown. */
function pressedPlace(fields: Fields): MarkPoint | null {
  const [x, y, width, height] = ['at.x', 'at.y', 'width', 'height'].map((name) =>
    Number(textIn(fields, name) || Number.NaN),
  )
  const isPressed = [x, y, width, height].every(Number.isFinite)
  if (!isPressed || x === undefined || y === undefined || (x === 0 && y === 0)) {
    return null
  }
  return [shareWithin(x / (width ?? 0)), shareWithin(y / (height ?? 0))]
}

const shareWithin = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

/** Percent as people type them, with a point or a comma; null for anything else. */
function shareOf(text: string): number | null {
  const percent = /^\d{1,3}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : 101
  return percent <= 100 ? Math.round(percent * 100) / 10_000 : null
}

function readPlace(text: string): MarkPoint | null {
  const [x, y] = text.split(',').map(Number)
  const isPlace = [x, y].every((share) => share !== undefined && share >= 0 && share <= 1)
  return text !== '' && isPlace && x !== undefined && y !== undefined ? [x, y] : null
}

function textIn(fields: Fields, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
