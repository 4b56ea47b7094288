/** What a question is added by. */
export type AddQuestionPage = {
  kind: 'addQuestion'
  start: { label: string; type: string; place: string }
  places: readonly (readonly [value: string, name: string])[]
}

/** What several questions are added by. */
export type AddQuestionsPage = Omit<AddQuestionPage, 'kind' | 'start'> & {
  kind: 'addQuestions'
  start: { labels: string; type: string; place: string }
}

/** What a section is added by. */
export type AddSectionPage = {
  kind: 'addSection'
  start: { title: string }
  /** What it comes behind, in words; null at the end of the form. */
  behind: string | null
}

/** A section or question of another form, with a tick. */
export type OfferedItem = { key: string; name: string; isSection: boolean }

/** What is taken from another form: first which form, then what of it. */
export type InsertPage = {
  kind: 'insert'
  words: string
  /** What was found; null while nothing was looked for. */
  found: readonly { name: string; detail: string; to: string }[] | null
  source: { formId: string; title: string; items: readonly OfferedItem[] } | null
  start: { keys: string[] }
  /** Where it begins anew with the search. */
  searchTo: string
}
