// The words of the form engine. Everything here is data: it survives JSON unchanged, and nothing
// is ever mutated by the engine.

/** A text in each language of the form, by language tag: `{ en: 'Crew', es: 'Cuadrilla' }`. */
export type Text = Readonly<Record<string, string>>

/** Every question type of dialect 1, in the order a builder would offer them. */
export const questionTypes = [
  'text',
  'longText',
  'email',
  'phone',
  'integer',
  'decimal',
  'date',
  'time',
  'dateTime',
  'duration',
  'yesNo',
  'choice',
  'multiChoice',
  'rank',
  'rating',
  'risk',
  'acknowledge',
  'calc',
  'note',
  'photo',
  'sketch',
  'signature',
  'location',
  'barcode',
  'file',
  'district',
  'businessUnit',
  'crew',
  'customer',
  'pad',
  'equipment',
  'person',
] as const

/** The types that a form is written with. */
export type WrittenType = (typeof questionTypes)[number]

/**
 * The type of a question. `note` only displays; it takes no answer. `instances` is in no form that is
 * written: where one is laid out (see `laidOut`), it says how often a section is asked.
 */
export type QuestionType = WrittenType | 'instances'

/** The types whose answer is the code (or codes) of records: of a master list, or of people. */
export const pickerTypes = [
  'district',
  'businessUnit',
  'crew',
  'customer',
  'pad',
  'equipment',
  'person',
] as const

/**
 * A type answered with codes of records. `crew` and `pad` hold many, `equipment` and `person` one
 * unless the question says `many`, the others one.
 */
export type PickerType = (typeof pickerTypes)[number]

/** What a sketch is drawn on: squared paper, the outlines of a person, or the plan of a well pad. */
export const sketchBackgrounds = ['grid', 'body', 'pad'] as const
export type SketchBackground = (typeof sketchBackgrounds)[number]

/** The answers of a yes/no question. */
export const yesNoValues = ['yes', 'no', 'na'] as const

/** `'na'` is an answer: the question was looked at and does not apply. */
export type YesNo = (typeof yesNoValues)[number]

/** The one answer of a question that is acknowledged: read and understood, as XLSForm has it. */
export const acknowledged = 'OK'

/** The comparing operators; each is false when either side is empty. */
export type ComparisonOperator = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'

/** The arithmetic operators of two operands; each is empty when either side is not a number. */
export type ArithmeticOperator = 'add' | 'sub' | 'mul' | 'div'

/** What all numbers answered to a question that is asked several times come to. */
export type AggregateOperator = 'sum' | 'least' | 'greatest'

/** A constant in a rule. `null` is the empty value. */
export type RuleLiteral = string | number | boolean | null

/**
 * A rule: a JSON tree, interpreted, never compiled.
 *
 * - a bare string, number, boolean or null is itself; a bare array is a list of constants
 * - `{ op: 'answer', key }` is the answer of another question (empty while that one is hidden)
 * - `{ op: 'value' }` is the answer of the question the rule stands on
 * - `{ op: 'today' }` is the day of evaluation, `YYYY-MM-DD`
 * - `{ op: 'in', args: [needle, list] }`, `{ op: 'contains', args: [listOrText, needle] }`
 * - `{ op: 'count', args: [x] }` is 0 for empty, 1 for a single value, else the list's length
 * - `{ op: 'sum', key }`, `least` and `greatest` are of all numbers answered to a question that is asked
 *   several times; of none they are empty
 * - `{ op: 'dateDiff', args: [from, to] }` is whole days; `{ op: 'round', args: [x, digits?] }`
 */
export type Rule =
  | RuleLiteral
  | readonly (string | number)[]
  | { readonly op: 'answer'; readonly key: string }
  | {
      readonly op: AggregateOperator
      readonly key: string
      /** The keys of all its answers, once the form is laid out. Never written. */
      readonly of?: readonly string[]
    }
  | { readonly op: 'value' }
  | { readonly op: 'today' }
  | { readonly op: 'and' | 'or'; readonly args: readonly Rule[] }
  | { readonly op: 'not' | 'answered' | 'isNA' | 'count'; readonly args: readonly [Rule] }
  | {
      readonly op: ComparisonOperator | ArithmeticOperator | 'in' | 'contains' | 'dateDiff'
      readonly args: readonly [Rule, Rule]
    }
  | { readonly op: 'round'; readonly args: readonly [Rule] | readonly [Rule, Rule] }

/** What a rule comes to. `null` is empty. */
export type RuleValue = string | number | boolean | null | readonly (string | number)[]

/** The name of a risk's level, mildest first: see `riskLevelNames`. */
export type RiskLevelName = 'Low' | 'Medium' | 'High' | 'Severe' | 'Unacceptable'

/** What a digit of a risk is called, and what it stands for. */
export type RiskDigit = { readonly name: string; readonly about: string }

/** How risks are judged: what the digits are called, from 1 to 5, and the level of each code. */
export type RiskMatrix = {
  readonly likelihoods: readonly RiskDigit[]
  readonly severities: readonly RiskDigit[]
  /** By the code, from `'11'` to `'55'`. */
  readonly levels: Readonly<Record<string, RiskLevelName>>
}

/** One choice of a `choice`, `multiChoice` or `rank` question. */
export type Choice = {
  readonly value: string
  readonly label: Text
  /** Points for this choice; `score.map` of the question wins over it. */
  readonly score?: number
  /** Choosing it fails the form, whatever the percentage. */
  readonly critical?: boolean
  /** Choosing it takes the question out of the score, as N/A does. */
  readonly exclude?: boolean
  readonly colour?: string
}

/** A half-open range of numbers: from `min` inclusive to `max` exclusive; either end may be open. */
export type Band = { readonly min?: number; readonly max?: number }

/** What a reading in this range means to the person who takes it. */
export type Limit = Band & { readonly level: LimitLevel; readonly label: Text }

/** How serious a reading is. */
export type LimitLevel = 'ok' | 'warn' | 'danger'

/** What an answer is worth. */
export type ItemScoring = {
  /** How much the question counts; 1 by default, 0 leaves it out of the sum. */
  readonly weight?: number
  /** Full points; by default 1 for yes/no and rating, else the best that the map or bands allow. */
  readonly max?: number
  /** Points by value, for yesNo, choice and multiChoice; by the name of the level for risk. */
  readonly map?: Readonly<Record<string, number>>
  /** Points by range, for integer, decimal and calc; a reading in no band earns 0. */
  readonly bands?: readonly (Band & { readonly score: number })[]
  /** The failing answer fails the form: No (Yes when inverted), the lowest rating, else 0 points or less. */
  readonly critical?: boolean
  /** For yesNo and rating: the low end earns the points. */
  readonly invert?: boolean
  /** For multiChoice: full points for exactly the earning choices, else none. */
  readonly allOrNothing?: boolean
}

/**
 * What happens when a rule of an answer holds. `flag` marks the answer for the reviewer; with
 * `requireAction` something is to be done about it, and an entry is not handed in before that is
 * raised.
 */
export type Effect = 'requireNote' | 'requirePhoto' | 'requireAction' | 'showMessage' | 'flag'

/** "When this holds, do that": evidence, a message or a flag. */
export type Reaction = { readonly when: Rule; readonly do: Effect; readonly message?: Text }

/** A check of a given answer: the rule must hold. `warn` tells, `error` stands in the way of submit. */
export type Validation = {
  readonly rule: Rule
  readonly message: Text
  readonly level: 'error' | 'warn'
}

/** Whether a question offers, or demands, a note beside its answer. */
export type NotePolicy = 'none' | 'optional' | 'required'

/** A question, or (with type `note`) a piece of display text. */
export type Question = {
  readonly key: string
  readonly type: QuestionType
  readonly label: Text
  readonly hint?: Text
  /** Part of the header run: feeds lists and filters, never scored. */
  readonly header?: boolean
  /** Its answer becomes the title line of the entry. At most one in a form. */
  readonly titleAnswer?: boolean
  readonly required?: boolean | Rule
  readonly visible?: Rule
  /** Of a calculated answer, which nobody gives: what it comes to, a number or nothing. */
  readonly calc?: Rule
  /** It begins with what whoever fills it out answered the last time that they handed this form in. */
  readonly startsWithLast?: boolean
  /** The starting answer; a rule without answers, so `{ op: 'today' }` works for dates. */
  readonly default?: Rule
  readonly choices?: readonly Choice[]
  /** The name of a list in the form's `choiceLists`, instead of `choices`. */
  readonly list?: string
  /** Of a risk: the matrix of its form, put in place as the choices of a list are. Never written. */
  readonly riskMatrix?: RiskMatrix
  /** Least number, fewest minutes, or earliest date or time as its text. */
  readonly min?: number | string
  /**
   * Greatest number (for a rating, its number of steps, 5 by default), most minutes, or latest date or
   * time.
   */
  readonly max?: number | string
  readonly step?: number
  readonly unit?: string
  /** Decimal places, 0 to 6: of a number those allowed, 6 by default; a calculated one is rounded to them, 2 by default. */
  readonly precision?: number
  readonly limits?: readonly Limit[]
  readonly maxLength?: number
  /** For equipment and person: several may be picked. */
  readonly many?: boolean
  /** For a sketch: what it is drawn on, squared paper unless said. */
  readonly background?: SketchBackground
  /**
   * Photos, or the files that answer a `file` question: how many an answer may carry (10 by default),
   * and whether giving an answer demands one.
   */
  readonly media?: { readonly max?: number; readonly required?: boolean }
  /** `none` by default; `required` demands one with any answer. A reaction may demand one too. */
  readonly note?: NotePolicy
  readonly score?: ItemScoring
  readonly on?: readonly Reaction[]
  readonly validate?: readonly Validation[]
  /** Where a form is laid out: the instance that this question is asked in. Never written. */
  readonly instance?: Instance
  /** Of `instances`: how often its section is asked. Never written. */
  readonly repeat?: Repeat
}

/** How often a section is asked in one entry. */
export type Repeat = {
  /** What one of them is called, such as "Person". */
  readonly label: Text
  /** How many there must be. */
  readonly min: number
  /** How many there may be. */
  readonly max: number
}

/** One of the times that a section is asked. */
export type Instance = {
  readonly section: string
  /** Its number: the next one that was free when it was added. */
  readonly number: string
  /** "Person 2". */
  readonly title: Text
  /** The words of the question alone; its own begin with the title. */
  readonly label: Text
  /** The key of the question as it is written. */
  readonly of: string
}

/** A titled group of questions; without JavaScript each is a page. Sections do not nest. */
export type Section = {
  readonly key: string
  readonly type: 'section'
  readonly title: Text
  readonly intro?: Text
  /** The least percentage this section needs; it fails the form when `scoring.sectionFail`. */
  readonly passPercent?: number
  readonly visible?: Rule
  /** Its questions are asked several times; once unless said. */
  readonly repeat?: Repeat
  /** Neighbours of it with the same answers are drawn as rows of one table; nothing else differs. */
  readonly asTable?: boolean
  readonly items: readonly Question[]
}

/** What stands at the top level of a form. */
export type Item = Section | Question

/** Who comes to see the entries of a form. */
export type Access = {
  /** Entries begin with limited access, unless whoever starts one says otherwise. */
  readonly limitedDefault: boolean
}

/** Who is asked about an entry that is handed in, and what for. */
export type Asked = {
  /** What an approval or a signature stands for, such as "Safety review". */
  readonly meaning: string
  /**
   * The submitter's manager; the people of a permission group by its id, or those of them alone who
   * belong where the entry does; or whom the answer to a `person` question names.
   */
  readonly by:
    | 'manager'
    | { readonly group: string; readonly of?: AskedPlace }
    | { readonly question: string }
  /** Whether each of them has to answer, or one does for all; each, unless said. */
  readonly mode?: 'all' | 'any'
}

/** By what of an entry the people of a group are narrowed. */
export const askedPlaces = ['district', 'businessUnit', 'crew'] as const
export type AskedPlace = (typeof askedPlaces)[number]

/** A step of approval: who decides, before the next step may. */
export type ApprovalStep = Asked & {
  /** How many hours the decision may take once it is due; as long as it takes, unless said. */
  readonly hours?: number
  /**
   * When the step is asked: it is skipped while this does not hold. Beside the answers it reads what
   * they came to, as `answer` of a name of `outcomeNames`. Always, unless said.
   */
  readonly condition?: Rule
}

/** What happens to an entry once it is handed in. */
export type Workflow = {
  /** One step after the other. */
  readonly approvals: readonly ApprovalStep[]
  /** Who signs an entry, in any order, beside those who approve it; nobody unless said. */
  readonly signatures?: readonly Asked[]
  /** Whether people may approve what is their own; they may not unless said. */
  readonly allowSelfApproval?: boolean
  /** Whether several entries may be approved at once, unseen; not unless said. */
  readonly bulkApprove?: boolean
  /** The forms that an entry may be taken further on, by their ids; none unless said. */
  readonly elevatesTo?: readonly string[]
}

/** A form that is filled out below an entry of this one. */
export type SubForm = {
  /** The form, by its id. */
  readonly form: string
  /** How many there must be before the entry is handed in; with 0 it may be added, and is not wanted. */
  readonly min: number
  /** How many there may be. */
  readonly max: number
}

/** How a form is scored as a whole. */
export type Scoring = {
  readonly enabled: boolean
  readonly passingPercentage: number
  /** `exclude` leaves N/A out of the sum; `pass` gives it full points. */
  readonly na: 'exclude' | 'pass'
  /** A critical failure always fails; this says whether the percentage stays or becomes 0. */
  readonly critical: 'failKeepScore' | 'failZero'
  readonly sectionFail?: boolean
}

/** A form, as stored. Published versions never change. */
export type FormDefinition = {
  /** The version of this dialect. */
  readonly schema: 1
  readonly key: string
  readonly version: number
  readonly title: Text
  /** Language tags; the first is the one that other languages fall back to. */
  readonly languages: readonly string[]
  readonly access?: Access
  readonly scoring?: Scoring
  readonly workflow?: Workflow
  /** What is filled out below an entry, in the order in which it is offered. */
  readonly subForms?: readonly SubForm[]
  readonly choiceLists?: Readonly<Record<string, readonly Choice[]>>
  /** By what its risks are judged: as the organisation did when this version was made. */
  readonly riskMatrix?: RiskMatrix
  readonly items: readonly Item[]
}

/**
 * The value of an answer by question type. `null` is "not answered".
 *
 * | type | value |
 * |---|---|
 * | text, longText | string, trimmed, never `''`; lines end in `\n` |
 * | email, phone | string of one line, as typed |
 * | integer, decimal, rating | number |
 * | duration | whole minutes |
 * | barcode | string of one line, as text |
 * | date | `'YYYY-MM-DD'` |
 * | time | `'HH:MM'`, 24 hours |
 * | dateTime | `'YYYY-MM-DDTHH:MM'`, wall time; the caller knows the zone |
 * | yesNo | `'yes' \| 'no' \| 'na'` |
 * | choice | the choice's value |
 * | risk | the code of likelihood and severity, `'43'`; rules read its level, 1 to 5 |
 * | acknowledge | `'OK'` once it is ticked |
 * | calc | a number, worked out from other answers and kept with them; nobody sends it |
 * | multiChoice | the choices' values in the form's order, never `[]` |
 * | rank | the values of all its choices, in the order that they were put in |
 * | district, businessUnit, customer | the record's code |
 * | crew, pad | the records' codes in the order picked, never `[]` |
 * | equipment, person | the code of a machine, the id of a person; with `many` a list of them, as of a crew |
 * | instances | the numbers of the instances, in the order in which they stand |
 * | sketch | the marks that were drawn, as JSON of `PhotoMark`s, never of none |
 * | photo | always `null`: the photos are in `media` |
 * | file | always `null`: the files are in `media`, documents among them |
 * | signature | always `null`: the signature is in `signature` |
 * | location | `'61.21810,-149.90030'`, north and east; with `,12` behind it where it holds within 12 metres |
 */
export type AnswerValue = string | number | readonly string[] | null

/** A stored file beside an answer. The bytes live elsewhere, under `uploadId`. */
export type MediaRef = {
  readonly uploadId: string
  readonly name: string
  /** The media type, `image/jpeg` for example; of an answer to a `file` question, `application/pdf`. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** What was drawn on a photo; it lies over it and is never part of its bytes. */
  readonly marked?: MarkedPhoto
}

/** The kinds of marks on a photo, or on the background of a sketch; `line` is drawn by hand. */
export const markKinds = ['arrow', 'ellipse', 'box', 'line', 'pin'] as const
export type MarkKind = (typeof markKinds)[number]

/** The colours of marks, each dark enough to stand against the light edge that every mark has. */
export const markColours = ['red', 'blue', 'green', 'black'] as const
export type MarkColour = (typeof markColours)[number]

/** A place on a photo, as shares of its width and its height from its upper left corner, 0 to 1. */
export type MarkPoint = readonly [x: number, y: number]

/** One mark on a photo, or of a sketch. */
export type PhotoMark = {
  readonly kind: MarkKind
  /**
   * Of an arrow where it comes from and where it points; of an ellipse or a box two opposite corners;
   * of a line what it runs through; of a pin where it stands.
   */
  readonly points: readonly MarkPoint[]
  readonly colour: MarkColour
  /** What a pin is called, from 1 to 99; no other mark has one. */
  readonly number?: number
  readonly text?: string
}

/** The marks of a photo, none once all were taken off, and how large the photo is as it is seen, in dots. */
export type MarkedPhoto = {
  /** Counts how often the marks were set. */
  readonly rev: number
  readonly width: number
  readonly height: number
  readonly marks: readonly PhotoMark[]
}

/** A sketch as it is shown: what was drawn, over what. */
export type Sketch = {
  readonly background: SketchBackground
  readonly marks: readonly PhotoMark[]
}

/** A signature: drawn (its picture is `uploadId`), or typed by a person who proved who they are. */
export type Signature = {
  readonly kind: 'drawn' | 'typed'
  readonly name: string
  /** An instant, ISO 8601 with `Z` or an offset. */
  readonly at: string
  readonly uploadId?: string
  readonly personId?: string
  /** What `signedRevision` said when it was given: the signature is void once it says another. */
  readonly answersRev?: number
}

/** One answer, exactly as stored. */
export type Answer = {
  readonly value: AnswerValue
  readonly note?: string
  readonly media?: readonly MediaRef[]
  readonly signature?: Signature
  /** Counts the saves of this answer, for merging work from two devices. */
  readonly rev?: number
}

/**
 * The answers of an entry by item key, and by `key-2` where a question is asked several times. Hidden
 * questions keep theirs, and so do those of an instance that was removed.
 */
export type Answers = Readonly<Record<string, Answer>>

/** What an evaluation needs from outside. */
export type EvaluateContext = {
  /** The day at the place of work, `YYYY-MM-DD`. */
  readonly today: string
  /** The language of labels and messages. */
  readonly lang: string
  /** The entry is handed in: its calculated answers are read as they were kept, not worked out anew. */
  readonly isKept?: boolean
  /** The questions on which an action was raised, or with which one was linked; none unless said. */
  readonly actionQuestions?: readonly string[]
}

/** Names of records by picker type, then by code. */
export type Lookups = Readonly<Partial<Record<PickerType, Readonly<Record<string, string>>>>>

/** Why a value was refused. */
export type AnswerProblemName =
  | 'notAnAnswer'
  | 'noAnswerTaken'
  | 'notText'
  | 'tooLong'
  | 'notAnEmail'
  | 'notAPhone'
  | 'notAWholeNumber'
  | 'notANumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooPrecise'
  | 'offStep'
  | 'notADate'
  | 'notATime'
  | 'notADateTime'
  | 'notADuration'
  | 'notAPlace'
  | 'notASketch'
  | 'notAChoice'
  | 'notAnOrder'
  | 'tooMany'
  | 'notACode'
  | 'notInstances'
  | 'badNote'
  | 'badMedia'
  | 'badSignature'

/** A refused value: a name for code, a sentence for people. */
export type AnswerProblem = { readonly name: AnswerProblemName; readonly message: string }

/** The outcome of reading a form field. */
export type ParsedAnswer =
  | { readonly ok: true; readonly value: AnswerValue }
  | { readonly ok: false; readonly problem: AnswerProblem }

/** The outcome of checking an answer that came as JSON; `answer` is a clean copy. */
export type CheckedAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnswerProblem }

/** A sentence about an answer, and the language that it is in: that of the form, unless it has none there. */
export type Said = { readonly message: string; readonly lang: string }

/** What stands between a question and submit. */
export type ItemProblem = Said & {
  readonly kind: 'missingAnswer' | 'missingNote' | 'missingPhoto' | 'missingAction' | 'invalid'
}

/** A line of the "still to do" list: one per question, its sentences joined. */
export type MissingItem = {
  readonly key: string
  /** `null` for the header and for questions outside sections. */
  readonly sectionKey: string | null
  readonly label: string
  /** The language that the label is in. */
  readonly labelLang: string
  /** All that is said of it, in one. */
  readonly message: string
  readonly said: readonly Said[]
}

/** Everything a page needs to know about one question. */
export type ItemState = {
  readonly key: string
  readonly type: QuestionType
  readonly sectionKey: string | null
  readonly visible: boolean
  readonly required: boolean
  readonly answered: boolean
  /** What a calculated answer comes to; null where it is empty, and of every other question. */
  readonly calculated: number | null
  /** `offered` shows a note field, `required` demands it. */
  readonly note: 'none' | 'offered' | 'required'
  readonly photo: 'none' | 'offered' | 'required'
  /** `required` asks for an action about it, whether there is one or not. */
  readonly action: 'none' | 'required'
  readonly flagged: boolean
  /** Sentences from `showMessage`. */
  readonly messages: readonly Said[]
  /** Sentences from validations of level `warn`. */
  readonly warnings: readonly Said[]
  /** What the reading means, when the question has limits and one matches. */
  readonly limit: {
    readonly level: LimitLevel
    readonly label: string
    /** The language that the label is in. */
    readonly lang: string
  } | null
  readonly problems: readonly ItemProblem[]
}

/** The progress of a section. The run outside sections has the key `null`. */
export type SectionState = {
  readonly key: string | null
  readonly title: string
  readonly visible: boolean
  /** Visible questions that somebody answered. */
  readonly answered: number
  /** Visible questions that somebody answers. */
  readonly total: number
  /** Visible questions that stand in the way of submit. */
  readonly missing: number
}

/** What one question added to the score. */
export type ItemScore = {
  readonly key: string
  readonly sectionKey: string | null
  /** `counted` is in the sum; `na` and `excluded` are out; `open` is not answered yet. */
  readonly state: 'counted' | 'na' | 'excluded' | 'open'
  /** Points before the weight; 0 unless counted. */
  readonly got: number
  readonly max: number
  readonly weight: number
  /** The critical answer was given. */
  readonly criticalFailure: boolean
}

/** The score of one section. */
export type SectionScore = {
  readonly key: string
  readonly got: number
  readonly max: number
  readonly percent: number | null
  readonly passPercent: number | null
  /** Below its own pass mark. */
  readonly failed: boolean
}

/** The score of a form, with its breakdown. */
export type Score = {
  /** Two decimals, 0 to 100; `null` when nothing counts. This is what is stored. */
  readonly percent: number | null
  /** Whole, half up; what people see. */
  readonly shownPercent: number | null
  /** Weighted points. */
  readonly got: number
  readonly max: number
  readonly result: 'pass' | 'fail' | 'none'
  readonly passingPercentage: number
  readonly criticalFailures: readonly string[]
  readonly failedSections: readonly string[]
  readonly sections: readonly SectionScore[]
  readonly items: readonly ItemScore[]
  /** Some visible scored question is still open: show the score as "so far". */
  readonly soFar: boolean
  /** N/A answers over visible scored questions, 0 to 1. */
  readonly naShare: number
  /** More than 30 % are N/A: a reviewer should look. */
  readonly naShareHigh: boolean
}

/** The whole picture of an entry, from one pass over its definition. */
export type Evaluation = {
  /** By item key, every question of the form, hidden ones too. */
  readonly items: Readonly<Record<string, ItemState>>
  readonly sections: readonly SectionState[]
  /** In page order. Empty means the entry may be submitted. */
  readonly missing: readonly MissingItem[]
  readonly canSubmit: boolean
  /** `null` when the form is not scored. */
  readonly score: Score | null
}

/** A question with its place in the form. */
export type NumberedQuestion = {
  readonly question: Question
  /** `'2.3'` is the third question of the second top-level part; `''` in the header. */
  readonly number: string
  readonly sectionKey: string | null
}

/** The header's answers as lists and filters want them. */
export type HeaderAnswers = {
  readonly district: string | null
  readonly businessUnit: string | null
  readonly customer: string | null
  readonly crew: readonly string[]
  readonly pad: readonly string[]
  /** Every header answer by item key, these five among them. */
  readonly byKey: Readonly<Record<string, AnswerValue>>
}

/** What is wrong with a definition, and where: `items.3.label`. */
export type DefinitionProblem = { readonly path: string; readonly message: string }
