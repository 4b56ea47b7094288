import type { AreaWords } from '../../openapi/area-words.ts'
import {
  choiceWords,
  flagWords,
  keptFilterWords,
  keptNameWords,
  paging,
  stampWords,
} from '../../openapi/shared-words.ts'
import { sdsSections, type SdsSection } from './sds.vocabulary.ts'

const narrowing = {
  padNames: choiceWords('Ids or names of pads'),
  pictograms: choiceWords('Pictograms, such as `corrosive`'),
  signalWords: choiceWords('`danger`, `warning`, `none`'),
  manufacturers: choiceWords('Ids that `GET /sds-manufacturers` answers'),
  reviewDue: flagWords('what was to be reviewed by today'),
  askedOfMe: flagWords('what you are asked to acknowledge, whether you have or not'),
  fromDate: 'YYYY-MM-DD, the first day of the revision. Left out, all days; `none` says the same.',
  toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
} as const

const filters = {
  ...narrowing,
  section:
    'The tab: `pads` holds what is in use and lies on a pad of your district, `acknowledge` what you are to acknowledge, `approved` all that is in use: approved, or approved when its review began; `requested` what people asked for and wait for, `review` what is on its way, `archived` what is out of use. The last two are empty for whoever may read approved sheets alone.',
  search:
    'A part of the product, a synonym, the manufacturer, a CAS or UN number, at most 200 characters.',
  filter: keptFilterWords('sds-filter'),
  orderBy: 'The column to sort by; `product` unless said otherwise.',
  orderByAsc: '1 for upwards, 0 for downwards; each column has a usual way.',
} as const

const doorWords = { kioskKey: 'What the address of the kiosk carries.' } as const

const texts = Object.fromEntries(
  sdsSections.map((section, place) => [
    section,
    `Section ${place + 1}, at most 2,000 characters. A sheet is approved with all sixteen.`,
  ]),
) as Record<SdsSection, string>

/** What the documents say of safety data sheets. */
export const sdsWords = {
  notes: {
    'sds.addKiosk':
      'The key is shown once, for only its hash is kept. A post that is repeated under its `Idempotency-Key` answers the same kiosk with null for the key.',
    'sds.kiosk':
      'Only sheets in use whose product lies on the pad of the key. A key that is unknown and one that was ended answer alike.',
    'sds.ask':
      'A sheet that is added is `requested`. Where the very product of the manufacturer was asked for, the person joins those who wait. Where products with such a name are there or asked for, it wants `isAnother`.',
    'sds.acknowledge': 'Wants `sds-opened` before it, since the sheet is asked for.',
    'sds.save':
      'A sheet that is added is `requested`. What is left out of an edit is emptied or takes its usual value. An archived sheet is not edited. Where an approved one gets another revision, other sections, other warnings or other protection, whoever is asked acknowledges it anew.',
    'sds.saveDocument':
      'The PDF before it is kept where the sheet was ever approved. Of an approved sheet whoever is asked acknowledges it anew.',
    'sds.move':
      'Only a sheet with its product’s manufacturer, emergency phone, revision date and all sixteen sections is approved; the one that it replaces is archived with it. One that is reviewed again goes on being read by everybody as it was approved, until it is approved anew or archived; its text and its PDF are not changed meanwhile. None is archived while its product lies on a pad.',
    'sds.excel':
      'A line for each pad where a sheet’s product lies, and one for a sheet that lies nowhere. 222: the list is longer than a workbook, and `content` says how long it is and how long it may be.',
    'sds.peopleExcel':
      'A line for each person whom a sheet asks; whoever reads approved sheets alone finds themselves. 222: as for `GET /sds-excel`.',
  },
  inputs: {
    'sds.addKiosk': {
      padId: 'The pad, as master data names it.',
      name: 'Where its code hangs, such as `Gate`, at most 100 characters.',
    },
    'sds.revokeKiosk': { kioskId: 'The key that `GET /sds-kiosks` lists.' },
    'sds.kiosk': {
      ...doorWords,
      search: 'A part of the product, a synonym, the manufacturer, a CAS or UN number.',
    },
    'sds.kioskSheet': doorWords,
    'sds.kioskDocument': doorWords,
    'sds.kioskPack': doorWords,
    'sds.pack': { padId: 'The pad that `GET /sds-pads` lists.' },
    'sds.list': { ...filters, ...paging('Rows', 20) },
    'sds.keepFilter': narrowing,
    'sds.keptFilter': { filter: 'What `sds-filter` answered when it was kept.' },
    'sds.excel': filters,
    'sds.excelFile': { ...filters, ...stampWords },
    'sds.peopleExcel': filters,
    'sds.peopleExcelFile': { ...filters, ...stampWords },
    'sds.history': paging('Events', 50),
    'sds.waive': { personId: 'Whose.', reason: 'Why, at most 500 characters.' },
    'sds.acknowledgements': { state: 'Only those.', ...paging('People', 50) },
    'sds.manufacturers': {
      search: 'A part of the name, at most 200 characters.',
      manufacturers: 'Exactly these, by their ids; `search` is passed over then.',
    },
    'sds.save': {
      ...texts,
      productName: 'At most 150 characters, as the supplier’s label has it.',
      synonyms:
        'Up to 30 other names, such as `1,2-Dichloroethane`: a list, or text with one a line.',
      manufacturer: 'At most 150 characters.',
      manufacturerAddress: 'The address in the United States, at most 500 characters.',
      manufacturerPhone: 'The number in the United States.',
      emergencyPhone: 'The number that somebody answers day and night.',
      ingredients:
        'Up to 60 with `cas`, `name`, `from` and `to` in percent, or text with one a line and | between them.',
      revisionOn: 'YYYY-MM-DD. The next review is three years later.',
      language: 'At most 100 characters.',
      jurisdiction: 'By whose rules it is written, such as `US OSHA HCS 2012`.',
      signalWord: '`danger`, `warning` or `none`.',
      pictograms: 'Any of the nine.',
      hCodes: 'Hazard codes; one that is not known is kept.',
      pCodes: 'Precaution codes; combined ones have a plus.',
      storageClass: 'At most 100 characters.',
      unNumber: 'At most 100 characters, such as UN1789.',
      ppe: 'What is worn where it is handled.',
      requireAck: 'Whether whoever works where it lies acknowledges it.',
      dueDays: 'Days for it from when it comes into force, 1 to 365; 14 unless said otherwise.',
      repeatMonths: 'Months after which it is acknowledged again; left out for once.',
      replacesId:
        'The sheet that it takes the place of once it is approved, or at once where it is.',
    },
    'sds.alike': { productName: 'The name of a product, at most 150 characters.' },
    'sds.ask': {
      productName: 'At most 150 characters, as the label has it.',
      manufacturer: 'At most 150 characters.',
      place: 'Where it is used, at most 150 characters.',
      photo: 'A photo of the label.',
      isAnother: 'That it is none of those that `GET /sds-alike` answers.',
    },
    'sds.move': { event: 'The move.', reason: 'Why, at most 500 characters; some moves want it.' },
    'sds.saveDocument': { file: 'A PDF of at most 15 MB.' },
    'sds.document': {
      uploadId:
        'One of `labels`, or of `earlierDocuments` for whoever reads all sheets; left out, the present one.',
    },
    'sds.saveInventory': {
      padId: 'The pad, as master data names it.',
      container: 'Such as `IBC tote, 275 gal`, at most 100 characters.',
      quantity: 'How much lies there.',
      maximum: 'How much may lie there; left out for no limit.',
      unit: 'What it is counted in, such as `gal`.',
    },
    'sds.removeInventory': { inventoryId: 'The line that `GET /sds-sheet` answers.' },
  },
  answers: {
    'sds.keepFilter': { filter: keptNameWords },
    'sds.ask': { isJoined: 'Whether others had asked for it before.' },
    'sds.addKiosk': { kioskKey: 'Shown once; null when a post is repeated.' },
  },
  parts: {
    SdsSheet: {
      statusReason: 'What was said when it came into this state.',
      reviewOn: 'Three years after its revision.',
      isReviewDue: 'True once that day has come, in your time zone.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      own: 'How far you are with it; null where nothing is asked of you.',
      request: 'Null for one that nobody asked for.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
    SdsRequest: {
      askedBy: 'Who asked first of those who wait, or of those who did.',
      places: 'Where they use the product, as far as they said so.',
      people: 'How many need it.',
      isMine: 'Whether you are one of them.',
      isWaiting: 'It is neither there nor was it said that it does not come.',
      isOverdue: 'They have waited for more than a day.',
    },
    SdsPad: { isMine: 'Of your district, or of your crew’s where you have none.' },
    SdsKiosk: {
      name: 'Where its code hangs.',
      lastUsedAt: 'To the hour; null for a key that was never used.',
    },
    CodedSentence: { sentence: 'Null for a code that Holdpoint does not know.' },
  },
} as const satisfies AreaWords<'sds'>
