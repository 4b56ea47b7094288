import type {
  AddQuestionPage,
  AddQuestionsPage,
  AddSectionPage,
  InsertPage,
} from './add/add-page.ts'
import type {
  ApprovalPage,
  FormPage,
  JsonPage,
  ProblemsPage,
  SubFormsPage,
} from './form/form-page.ts'
import type { LogicPage } from './logic/logic-page.ts'
import type { QuestionPage } from './question/question-form.tsx'
import type { SectionPage } from './question/section-form.tsx'
import type { ScorePage } from './score/score-page.ts'

/** What stands beside the questions. */
export type PlatePage =
  | QuestionPage
  | SectionPage
  | LogicPage
  | ScorePage
  | FormPage
  | ApprovalPage
  | SubFormsPage
  | JsonPage
  | ProblemsPage
  | AddQuestionPage
  | AddQuestionsPage
  | AddSectionPage
  | InsertPage
