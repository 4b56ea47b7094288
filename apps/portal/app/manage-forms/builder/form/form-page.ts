import type { Choice } from '../../../records/edit-again.ts'
import type { KnownQuestion, TestsByType } from '../logic/logic-page.ts'

/** What the fields of the form as a whole begin with. */
export type FormStart = {
  scored: string
  passingPercentage: string
  na: string
  critical: string
  sectionFail: string
  limited: string
  languages: string
  dropTexts: string
}

/** What is set for the form as a whole. */
export type FormPage = {
  kind: 'form'
  start: FormStart
  /** How far it is translated into each of its languages, and where that is done. */
  translations: readonly LanguageCount[]
}

/** How far a form is translated into a language. */
export type LanguageCount = { tag: string; name: string; done: number; all: number; to: string }

/** The fields of one signature. */
export type SignatureField = 'meaning' | 'by' | 'place' | 'mode'

/** The fields of one approval. */
export type ApprovalField = SignatureField | 'hours' | 'of' | 'is' | 'value' | 'rule' | 'said'

/** What the fields of the approvals and signatures begin with. */
export type ApprovalStart = {
  approvals: Readonly<Partial<Record<ApprovalField, string>>>[]
  signatures: Readonly<Record<SignatureField, string>>[]
  allowSelfApproval: string
  bulkApprove: string
  elevatesTo: string[]
}

/** What happens to an entry once it is handed in. */
export type ApprovalPage = {
  kind: 'approval'
  start: ApprovalStart
  /** Who may be asked: the manager, the groups that are known, and whom a question names. */
  approvers: readonly (readonly [value: string, name: string])[]
  /** Why not every group can be chosen. */
  groupsWhy: string | null
  questions: readonly KnownQuestion[]
  tests: TestsByType
  /** The forms that entries are taken further on now. */
  forms: readonly Choice[]
}

/** The fields of one sub-form. */
export type SubFormField = 'form' | 'min' | 'max'

/** What the fields of the sub-forms begin with. */
export type SubFormsStart = { subForms: Readonly<Record<SubFormField, string>>[] }

/** What is filled out below an entry. */
export type SubFormsPage = {
  kind: 'subForms'
  start: SubFormsStart
  /** The forms that can be chosen, and those that are. */
  forms: readonly (readonly [value: string, name: string])[]
  /** Why not every form can be chosen. */
  formsWhy: string | null
}

/** The definition whole, for those who write it themselves. */
export type JsonPage = { kind: 'json'; start: { definition: string } }

/** What keeps the form from being published, and what is worth a look. */
export type ProblemsPage = {
  kind: 'problems'
  problems: readonly ProblemLine[]
  warnings: readonly ProblemLine[]
}

/** A line that leads to what it is about. */
export type ProblemLine = { message: string; name: string; to: string }
