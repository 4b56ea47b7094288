import type { QuestionType } from '../types.ts'
import { words } from './words.ts'

/** What XLSForm asks for that is no type here, or is one only in some cases. */
type Other = 'range' | 'percentage'

/** A type in plain words: in any case, with blanks or underscores. */
export function wordsOf(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
}

const types: Readonly<Record<string, readonly string[]>> = {
  text: ['text', 'string'],
  integer: ['integer', 'int'],
  decimal: ['decimal'],
  date: ['date'],
  time: ['time'],
  dateTime: ['datetime', 'date time'],
  note: ['note'],
  photo: ['image', 'photo', 'picture'],
  range: ['range'],
  acknowledge: ['acknowledge', 'trigger'],
  calc: ['calculate'],
  location: ['geopoint', 'gps', 'location'],
  barcode: ['barcode'],
  file: ['file'],
  percentage: ['percentage'],
  phone: ['phone number'],
} satisfies Partial<Record<QuestionType | Other, readonly string[]>>

/** The types by their spellings; the oldest forms put `q` before them, or say that one is added. */
export const spellings = new Map(
  Object.entries(types).flatMap(([type, spelled]) =>
    spelled.flatMap((one) =>
      [one, `q ${one}`, `add ${one} prompt`].map(
        (word) => [word, type as QuestionType | Other] as const,
      ),
    ),
  ),
)

/** Types that have no counterpart, and why. */
export const refusals: readonly { readonly types: RegExp; readonly why: string }[] = [
  { types: /^hidden$/, why: words.needs('values that nobody sees') },
  {
    types:
      /^((uri:)?(deviceid|subscriberid|simserial|phonenumber|username|email)|(get )?(start|end)( time)?|(get )?today|imei|sim id|device id|audit)$/,
    why: words.meta,
  },
  {
    types: /^((q |add )?(geotrace|geoshape)( prompt)?|start-geopoint|osm( .*)?)$/,
    why: words.needs('lines and areas on a map'),
  },
  {
    types: /^((q |add )?(audio|video)( prompt)?|background-audio)$/,
    why: words.needs('sound and film'),
  },
  {
    types: /^(select (one|multiple)( from file| external)|(xml|csv)-external)( |$)/,
    why: words.needs('lists that come in a file of their own'),
  },
  { types: /^include( |$)/, why: words.needs('parts that come from another workbook') },
  { types: /^cascading select/, why: words.needs('lists that depend on another answer') },
]
