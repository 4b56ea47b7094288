import { durationText, findQuestion, type AnswerValue, type FormDefinition } from '@holdpoint/forms'
import { fieldNames } from './field-names.ts'
import { readIntent, type Intent } from './intent.ts'
import { markOf, readMarks, readRevisions, type Mark } from './marks.ts'
import { readDraft, type Draft } from './raw-answer.ts'

/** A change as the fill call takes it. */
export type Change = {
  readonly key: string
  readonly value: AnswerValue
  readonly note?: string
  readonly baseRev?: number
}

/** What a person typed into a question, and which answer they typed it over. */
export type Typed = Draft & { readonly mark: Mark }

/** A photo or a file that came with a question, by the name that it was received under. */
export type Upload = { readonly key: string; readonly file: string; readonly isPhoto: boolean }

/** A fill page's post, read. */
export type FillPost = {
  definition: FormDefinition
  intent: Intent
  /** The words by which people are looked for, where the button does that. */
  sought: string
  formKey: string
  /** The questions that the page held. */
  shownKeys: ReadonlySet<string>
  changes: readonly Change[]
  invalid: readonly { key: string; message: string }[]
  /** Everything that differs from what the page showed, so that nothing typed is ever lost. */
  typed: Readonly<Record<string, Typed>>
  uploads: readonly Upload[]
  /** With the revision of what was to be signed, as the page showed it. */
  signings: readonly { key: string; name: string; password: string; answersRev?: number }[]
}

/** The part of `FormData` that is read here. */
type Fields = Pick<FormData, 'get' | 'getAll' | 'has'>

/**
 * Reads a post against the form's definition; what it holds of other questions is ignored. What is wrong
 * with an answer is said in the language.
 */
export function readPost(
  definition: FormDefinition,
  fields: Fields,
  formKeyName: string,
  lang = 'en',
): FillPost {
  const text = (name: string): string => textIn(fields.get(name))
  const marks = readMarks(text(fieldNames.present))
  const { intent, sought } = intentIn([...marks.keys()], fields)
  const changes: Change[] = []
  const invalid: { key: string; message: string }[] = []
  const typed: Record<string, Typed> = {}
  const uploads: Upload[] = []
  const signings: { key: string; name: string; password: string; answersRev?: number }[] = []
  const shownRevisions = readRevisions(text(fieldNames.signed))

  for (const [key, mark] of marks) {
    // Of an instance that is not there any more as well: nothing typed is lost.
    const question = findQuestion(definition, key)
    if (question === undefined) {
      continue
    }
    uploads.push(...uploadsIn(key, fields))
    if (question.type === 'signature') {
      const name = text(fieldNames.signName(key)).trim()
      const password = text(fieldNames.signPassword(key))
      if (name !== '' || password !== '') {
        const answersRev = shownRevisions.get(key)
        signings.push({ key, name, password, ...(answersRev === undefined ? {} : { answersRev }) })
      }
      continue
    }
    const draft = draftIn(key, fields)
    const isTheirs = intent.kind === 'takeTheirs' && intent.key === key
    if (isTheirs || markOf(mark.rev, draft).fingerprint === mark.fingerprint) {
      continue
    }
    typed[key] = { ...draft, mark }
    const read = readDraft(question, draft, lang)
    if (read.ok) {
      const note = fields.has(fieldNames.note(key)) ? { note: draft.note } : {}
      changes.push({ key, value: read.value, ...note, baseRev: mark.rev })
    } else {
      invalid.push({ key, message: read.message })
    }
  }
  const shownKeys = new Set(marks.keys())
  return {
    definition,
    intent,
    sought,
    formKey: text(formKeyName),
    shownKeys,
    changes,
    invalid,
    typed,
    uploads,
    signings,
  }
}

/**
 * What was pressed. Enter in any field presses the button that stays: with words in a field that looks
 * for people, it looks for them.
 */
function intentIn(keys: readonly string[], fields: Fields): { intent: Intent; sought: string } {
  const wordsFor = (key: string) => textIn(fields.get(fieldNames.seek(key))).trim()
  const intent = readIntent(textIn(fields.get(fieldNames.intent)))
  if (intent.kind === 'find') {
    return { intent, sought: wordsFor(intent.key) }
  }
  const seeking = intent.kind === 'stay' ? keys.find((key) => wordsFor(key) !== '') : undefined
  return seeking === undefined
    ? { intent, sought: '' }
    : { intent: { kind: 'find', key: seeking }, sought: wordsFor(seeking) }
}

/** What the controls of a question held. */
export function draftIn(key: string, fields: Fields): Draft {
  return {
    raw: rawIn(key, fields),
    note: unixLines(textIn(fields.get(fieldNames.note(key)))),
  }
}

/** The texts of an answer. The two fields of a duration are one. */
export function rawIn(key: string, fields: Fields): string[] {
  const raw = fields.getAll(fieldNames.answer(key)).map(textIn)
  const minutes = fields.get(fieldNames.minutes(key))
  const all = minutes === null ? raw : [durationText(raw.at(-1) ?? '', textIn(minutes))]
  return all.filter((text) => text !== '')
}

/** The photos and files that came with a question. */
export function uploadsIn(key: string, fields: Fields): Upload[] {
  const received = (name: string) =>
    fields
      .getAll(name)
      .map(textIn)
      .filter((file) => file.startsWith('upload:'))
  return [
    ...received(fieldNames.files(key)).map((file) => ({ key, file, isPhoto: true })),
    ...received(fieldNames.papers(key)).map((file) => ({ key, file, isPhoto: false })),
  ]
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function textIn(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field : ''
}
