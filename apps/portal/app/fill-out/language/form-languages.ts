import type { ReadingLanguage } from '@holdpoint/api'

/** A language that a form can be read in. */
export type FormLanguage = {
  /** As the form has it, such as `es-MX`. */
  tag: string
  /** What is chosen by it for all forms and messages, such as `es`. */
  reading: ReadingLanguage
  /** What it is called by those who speak it. */
  name: string
}
