import type { FormSection, MyFormsGraphContent } from '@holdpoint/api'
import type { MyFormsFilter } from '@holdpoint/api'
import type { ToList } from './graph-links.ts'

/** What a figure is made from. */
export type FigureAsk = {
  graph: MyFormsGraphContent
  section: FormSection
  filter: MyFormsFilter
  toList: ToList
  /** A calendar day in words. */
  dayWords: (day: string) => string
}
