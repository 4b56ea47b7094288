// Both engines hand their values over as PostgreSQL's text, and this one table turns them into
// JavaScript values. That is what makes the same query give the same types on either engine.
import { parseArrayLiteral } from './array-literal.ts'

type ParseValue = (text: string) => unknown

const oid = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  bpchar: 1042,
  varchar: 1043,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  uuid: 2950,
  jsonb: 3802,
} as const

const elementOfArray = new Map<number, number>([
  [199, oid.json],
  [1000, oid.bool],
  [1001, oid.bytea],
  [1003, oid.text],
  [1005, oid.int2],
  [1007, oid.int4],
  [1009, oid.text],
  [1014, oid.bpchar],
  [1015, oid.varchar],
  [1016, oid.int8],
  [1021, oid.float4],
  [1022, oid.float8],
  [1028, oid.oid],
  [1115, oid.timestamp],
  [1182, oid.date],
  [1183, oid.time],
  [1185, oid.timestamptz],
  [1231, oid.numeric],
  [2951, oid.uuid],
  [3807, oid.jsonb],
])

const parsers = new Map<number, ParseValue>([
  [oid.bool, (text) => text === 't'],
  [oid.bytea, (text) => Buffer.from(text.slice(2), 'hex')],
  [oid.int2, Number],
  [oid.int4, Number],
  [oid.oid, Number],
  [oid.int8, parseWholeNumber],
  [oid.float4, Number],
  [oid.float8, Number],
  [oid.numeric, parseDecimal],
  [oid.json, (text) => JSON.parse(text)],
  [oid.jsonb, (text) => JSON.parse(text)],
  [oid.timestamptz, parseInstant],
])

for (const [arrayOid, elementOid] of elementOfArray) {
  const parseElement = parsers.get(elementOid) ?? asText
  parsers.set(arrayOid, (text) => parseArrayLiteral(text, parseElement))
}

/** The parser of a column's type. A type that is not named above stays text, dates among them. */
export function parserOf(typeOid: number): ParseValue {
  return parsers.get(typeOid) ?? asText
}

function asText(text: string): string {
  return text
}

/** Beyond 2^53 the text is kept, because a number would silently be another number. */
function parseWholeNumber(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

/** A double holds any 15 digits exactly; a longer decimal keeps its text. */
function parseDecimal(text: string): number | string {
  const digits = text.replace(/^-?0*\.?0*|\./g, '')
  return digits.length <= 15 ? Number(text) : text
}

const instantPattern = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d)(:?\d\d)?$/

function parseInstant(text: string): Date {
  const parts = instantPattern.exec(text)
  if (parts === null) {
    throw new RangeError(`The instant "${text}" does not fit a JavaScript date.`)
  }
  const [, day, time, fraction = '', hours, minutes = ':00'] = parts
  return new Date(`${day}T${time}${fraction.slice(0, 4)}${hours}${minutes}`)
}
