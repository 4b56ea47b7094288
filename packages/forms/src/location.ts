import { answerWords } from './answer-words.ts'

/** A place on earth: degrees north and east, and within how many metres, where that is known. */
export type Place = {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number | null
}

/** Places are kept to about a metre. */
const decimals = 5
/** Beyond this no reading tells where somebody is. */
const accuracyMax = 999_999
/** Longer than any way to write a place. */
const writtenMax = 120

const kept = /^(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5})(?:,(\d{1,6}))?$/
const degrees = String.raw`[+-]?\d{1,3}(?:\.\d+)?`
const minutes = String.raw`(?:\s*°\s*(?:\d{1,2}(?:\.\d+)?\s*'\s*(?:\d{1,2}(?:\.\d+)?\s*"\s*)?)?)?`
const coordinate = String.raw`([NSEW]\s*${degrees}${minutes}|${degrees}${minutes}\s*[NSEW]?)`
const written = new RegExp(
  String.raw`^${coordinate}(?:\s*[,;]\s*|\s+)${coordinate}(?:\s*[,;]\s*(\d{1,6}(?:\.\d+)?)\s*m?)?$`,
  'i',
)
/** Keypads of many countries offer no point: `61,2181; -149,9003`. */
const withCommas = /^([+-]?\d{1,3}),(\d+)\s*[;\s]\s*([+-]?\d{1,3}),(\d+)$/

/** A place as an answer keeps it: `61.21810,-149.90030`, or `61.21810,-149.90030,12` within 12 m. */
export function placeText({ latitude, longitude, accuracy }: Place): string {
  const point = [latitude, longitude].map((part) => (rounded(part) + 0).toFixed(decimals))
  const within = accuracy === null ? [] : [String(Math.min(Math.round(accuracy), accuracyMax))]
  return [...point, ...within].join(',')
}

/** The place that an answer keeps; null of anything else. */
export function placeOf(value: unknown): Place | null {
  const [, latitude, longitude, accuracy] = (typeof value === 'string' && kept.exec(value)) || []
  return latitude === undefined || longitude === undefined
    ? null
    : onEarth(Number(latitude), Number(longitude), accuracy)
}

/**
 * Reads a place as people write it: two decimals, north first, or degrees, minutes and seconds with
 * their signs and letters; metres may stand behind them. Null where it is none on earth.
 */
export function readPlace(text: string): Place | null {
  if (text.length > writtenMax) {
    return null
  }
  const plain = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(withCommas, '$1.$2 $3.$4')
  const [, one, other, accuracy] = written.exec(plain) ?? []
  const [first, second] = [readCoordinate(one), readCoordinate(other)]
  if (first === null || second === null) {
    return null
  }
  const axes = `${first.axis}${second.axis}`
  if (axes === 'xy') {
    return onEarth(second.degrees, first.degrees, accuracy)
  }
  return axes === 'yx' || axes === '' ? onEarth(first.degrees, second.degrees, accuracy) : null
}

/** A place as people read it: `61.21810, -149.90030 (within 12 m)`. */
export function formatPlace(value: string, lang: string): string {
  const place = placeOf(value)
  if (place === null) {
    return value
  }
  const [latitude, longitude] = [place.latitude, place.longitude].map((part) =>
    part.toFixed(decimals),
  )
  const point = `${latitude}, ${longitude}`
  return place.accuracy === null ? point : answerWords(lang).within(point, place.accuracy)
}

type Coordinate = { readonly degrees: number; readonly axis: 'y' | 'x' | '' }

function readCoordinate(text = ''): Coordinate | null {
  const [letter = ''] = /[NSEW]/i.exec(text)?.map((found) => found.toUpperCase()) ?? []
  const [whole = '', ...parts] = text.match(/[+-]?\d+(?:\.\d+)?/g) ?? []
  const isSigned = /^[+-]/.test(whole)
  const areWithin = parts.every((part) => Number(part) < 60)
  // Only the last part has decimals, and beside a letter a sign would say the same once more.
  const isBroken = [whole, ...parts].slice(0, -1).some((part) => part.includes('.'))
  if (whole === '' || !areWithin || isBroken || (letter !== '' && isSigned)) {
    return null
  }
  const [inMinutes = '0', inSeconds = '0'] = parts
  const size = Math.abs(Number(whole)) + Number(inMinutes) / 60 + Number(inSeconds) / 3600
  const isBack = whole.startsWith('-') || letter === 'S' || letter === 'W'
  const axis = letter === '' ? '' : letter === 'N' || letter === 'S' ? 'y' : 'x'
  return { degrees: isBack ? -size : size, axis }
}

function onEarth(latitude: number, longitude: number, accuracy: string | undefined): Place | null {
  const within = accuracy === undefined ? null : Math.round(Number(accuracy))
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isThere && (within ?? 0) <= accuracyMax ? { latitude, longitude, accuracy: within } : null
}

function rounded(part: number): number {
  return Math.round(part * 10 ** decimals) / 10 ** decimals
}
