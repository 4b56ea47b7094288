import { paths } from '../../paths.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { AddQuestionForm } from './add/add-question-form.tsx'
import { AddQuestionsForm } from './add/add-questions-form.tsx'
import { AddSectionForm } from './add/add-section-form.tsx'
import { InsertForm } from './add/insert-form.tsx'
import type { BuilderView } from './builder-load.server.ts'
import { ApprovalForm } from './form/approval-form.tsx'
import { FormForm } from './form/form-form.tsx'
import { JsonForm } from './form/json-form.tsx'
import { ProblemsList } from './form/problems-list.tsx'
import { SubFormsForm } from './form/sub-forms-form.tsx'
import { LogicForm } from './logic/logic-form.tsx'
import { QuestionForm } from './question/question-form.tsx'
import { SectionForm } from './question/section-form.tsx'
import { ScoreForm } from './score/score-form.tsx'

interface PlateContentProps {
  view: BuilderView
  again: EditAgain | undefined
}

/** The part that the address asks for. */
export function PlateContent({ view, again }: PlateContentProps) {
  const { plate: page, formKey, rowVersion, asked } = view
  const form = { formKey, rowVersion, again }
  switch (page.kind) {
    case 'question':
      return <QuestionForm page={page} {...form} />
    case 'section':
      return <SectionForm page={page} {...form} />
    case 'logic':
      return <LogicForm page={page} {...form} />
    case 'score': {
      const formTo = paths.formBuilder(asked.formId, { part: 'form' })
      return <ScoreForm page={page} {...form} formTo={formTo} />
    }
    case 'form':
      return <FormForm page={page} {...form} />
    case 'approval':
      return <ApprovalForm page={page} {...form} />
    case 'subForms':
      return <SubFormsForm page={page} {...form} />
    case 'json':
      return <JsonForm page={page} {...form} />
    case 'problems':
      return <ProblemsList page={page} />
    case 'addQuestion':
      return <AddQuestionForm page={page} {...form} />
    case 'addQuestions':
      return <AddQuestionsForm page={page} {...form} />
    case 'addSection':
      return <AddSectionForm page={page} {...form} />
    case 'insert':
      return <InsertForm page={page} {...form} />
    default:
      return page satisfies never
  }
}
