import type { Choice, FormDefinition, Question, QuestionType, Section, Text } from '../types.ts'
import { editingWords } from './words.ts'

/** What a new form is made of. */
export type NewDefinition = {
  readonly key: string
  readonly title: string
  /** The language that its texts are written in. */
  readonly lang: string
  /** Whether it begins with the usual header. */
  readonly hasHeader: boolean
}

/** A draft that asks nothing yet, or nothing beyond the usual header. */
export function newDefinition({ key, title, lang, hasHeader }: NewDefinition): FormDefinition {
  return {
    schema: 1,
    key,
    version: 1,
    title: { [lang]: written(title, editingWords.newForm) },
    languages: [lang],
    items: hasHeader ? usualHeader(lang) : [],
  }
}

/**
 * What nearly every form asks first: when, where, who and for whom. Lists, filters and reports read
 * these answers. The words are English, whatever the language, until somebody translates them.
 */
export function usualHeader(lang: string): readonly Question[] {
  const text = (words: string): Text => ({ [lang]: words })
  return [
    {
      key: 'performed_at',
      type: 'dateTime',
      label: text('Date and time'),
      hint: text('Local time at the site.'),
      header: true,
      required: true,
    },
    { key: 'district', type: 'district', label: text('District'), header: true, required: true },
    {
      key: 'business_unit',
      type: 'businessUnit',
      label: text('Business unit'),
      header: true,
      required: true,
    },
    {
      key: 'crew',
      type: 'crew',
      label: text('Crew'),
      hint: text('Everyone who works under this form.'),
      header: true,
      required: true,
    },
    { key: 'customer', type: 'customer', label: text('Customer'), header: true },
    {
      key: 'pad',
      type: 'pad',
      label: text('Pad'),
      hint: text('Leave empty for work in the yard.'),
      header: true,
    },
  ]
}

/** A question that asks nothing in particular yet; of a kind with choices it has two. */
export function newQuestion(key: string, type: QuestionType, lang: string, label = ''): Question {
  const untitled = type === 'note' ? editingWords.newNote : editingWords.newQuestion
  const isChosen = ['choice', 'multiChoice', 'rank'].includes(type)
  return {
    key,
    type,
    label: { [lang]: written(label, untitled) },
    ...(isChosen ? { choices: newChoices([lang]) } : {}),
  }
}

/** The two choices that a question begins with, so that it can be saved and seen at once. */
export function newChoices(langs: readonly string[]): readonly Choice[] {
  return [1, 2].map((place) => ({
    value: `choice_${place}`,
    label: Object.fromEntries(langs.map((lang) => [lang, editingWords.newChoice(place)])),
  }))
}

/** A section without questions. */
export function newSection(key: string, lang: string, title = ''): Section {
  return {
    key,
    type: 'section',
    title: { [lang]: written(title, editingWords.newSection) },
    items: [],
  }
}

function written(text: string, otherwise: string): string {
  return text.trim() === '' ? otherwise : text.trim()
}
