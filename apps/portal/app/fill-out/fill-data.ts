import type { ActionStatus } from '@holdpoint/api'
import type { EntrySubForms } from '../entry-sub-forms/entry-sub-forms.ts'
import type { Answer, Answers, FormDefinition, Said } from '@holdpoint/forms'
import type { Begins } from './answers-at-start.ts'
import type { FormLanguage } from './language/form-languages.ts'
import type { Refusal } from './language/refusal.ts'
import type { Typed } from './read-post.ts'
import type { PickerOptions } from './picker-options.ts'
import type { FillingBelow } from './saving/unsent-below.ts'

/** What the questions of a form on a page are drawn from. */
export type FormOnPage = {
  /** The entry that is filled; null where the form is only tried, and nothing of it is kept. */
  id: string | null
  title: string
  definition: FormDefinition
  answers: Answers
  options: PickerOptions
  /** For which question people were looked for without a script, and by which words. */
  found: SoughtPeople | null
  /** The day at the place of work, for the form's rules. */
  today: string
  lang: string
  /** The person's zone, for the times that the page shows. */
  timeZone: string
  /** The actions that were raised on each question. */
  actions: Readonly<Record<string, readonly QuestionAction[]>>
  /** The questions that have an action, whoever may open it. */
  actionQuestions: readonly string[]
  /** What was handed back, by question: what is to be changed, and who asks for it. */
  asked: Readonly<Record<string, AskedChange>>
  /** The answers that came from the person's last form, and on which day that was handed in. */
  fromLast: { day: string; keys: readonly string[] } | null
  /** Whether those questions are all that is shown. */
  isOnlyAsked: boolean
}

/** What somebody typed to find people for a question. */
export type SoughtPeople = { key: string; sought: string }

/** Longest words by which people are looked for. */
export const soughtMax = 60

/** Everything that the page of a form being filled is made of. */
export type FillData = FormOnPage & {
  id: string
  personId: string
  /** Null where nobody has begun it yet, as far as the page knows. */
  startedAt: string | null
  /** What it is begun with on a device; null where the server knows of it. */
  begins: Begins | null
  formKey: string
  /** The languages that it can be read in; none where there is no choice. */
  languages: readonly FormLanguage[]
  /** The part that the address names. */
  section: string | null
  /** How many files are attached to the whole. */
  attachmentCount: number
  /** Whether it can be given to somebody else. */
  mayHandOver: boolean
  /** What is filled out below it, and what it is part of. */
  subForms: EntrySubForms
  /** All that is being filled below it, and below those. */
  fillingBelow: readonly FillingBelow[]
  /** The sub-forms that stand in the way of submit. */
  subFormsMissing: readonly MissingRow[]
}

/** What stands in the way of submit. */
export type MissingRow = {
  key: string
  label: string
  /** The language of the label; that of the page by default. */
  labelLang?: string
  message: string
  /** The sentences of the message, where it is known what language each is in. */
  said?: readonly Said[]
  /** Whether it is a sub-form, and no answer. */
  isSubForm?: boolean
}

/** What a reviewer asks to change of an answer. */
export type AskedChange = { note: string; by: string }

/** An action, as short as the question that it was raised on needs it. */
export type QuestionAction = {
  id: string
  number: string
  status: ActionStatus
  /** Whether whoever fills the form in may open it. */
  isOpen: boolean
}

/** What stands over the saved answers of a page that is shown again. */
export type TypedOver = {
  /** What was typed and is not saved, by question. */
  typed: Readonly<Record<string, Typed>>
  /** What is wrong, by question. */
  problems: Readonly<Record<string, Refusal>>
  conflicts: Readonly<Record<string, Answer | null>>
}

/** What an action answers when the page has to be shown again. */
export type FillAgain = TypedOver & {
  /** The key of the next post: the one before has its answer already. */
  formKey: string
  section: string | null
  /** What was typed beside an answer, by question: a name to sign with, or the words of a search. */
  typedBeside: Readonly<Record<string, string>>
  /** What is wrong with the whole. */
  messages: readonly Refusal[]
  /** What the server found missing when it was asked to submit. */
  missing: readonly MissingRow[]
  /** The form was to be submitted and something is missing. */
  isRefused: boolean
}
