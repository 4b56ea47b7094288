import { isSection, type Question } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'
import { languageCounts } from '../translate/translate-load.server.ts'
import {
  addQuestionPage,
  addQuestionsPage,
  addSectionPage,
  insertPage,
} from './add/add-view.server.ts'
import type { BuilderAsk, ReadDraft } from './draft.server.ts'
import { approvalPage } from './form/approval-view.server.ts'
import { formStart } from './form/form-edit.server.ts'
import { problemsPage } from './form/problems-view.ts'
import { subFormsPage } from './form/sub-forms-view.server.ts'
import { logicPage } from './logic/logic-view.ts'
import type { NamedForm } from './logic/rule-words.ts'
import type { PlatePage } from './plate-page.ts'
import type { QuestionPage } from './question/question-form.tsx'
import { calculationView } from './question/calculation.ts'
import { questionStart } from './question/question-start.ts'
import { sectionStart } from './question/section-edit.server.ts'
import { scorePage } from './score/score-view.ts'

/** What stands beside the questions: what is added, the part of one item, or of the form as a whole. */
export async function platePage(
  ask: BuilderAsk,
  draft: ReadDraft,
  form: NamedForm,
): Promise<PlatePage> {
  const { add, item, part } = ask.asked
  switch (add) {
    case 'question':
      return addQuestionPage(form.definition, item)
    case 'questions':
      return addQuestionsPage(form.definition, item)
    case 'section':
      return addSectionPage(form.definition, item)
    case 'insert':
      return insertPage(ask)
    case null:
      break
    default:
      return add satisfies never
  }
  if (part === 'problems') {
    return problemsPage(draft, form, draft.formId)
  }
  const found = item === null ? undefined : locate(form.definition, item)?.item
  if (found === undefined) {
    return wholePage(ask, form)
  }
  if (part === 'logic') {
    return logicPage(found, form, draft.formId)
  }
  if (isSection(found)) {
    return { kind: 'section', start: sectionStart(found, form.lang) }
  }
  const question = form.named.get(found.key)?.question ?? found
  return part === 'score' ? scorePage(question, form) : questionPage(question, form)
}

async function wholePage({ asked, context }: BuilderAsk, form: NamedForm): Promise<PlatePage> {
  switch (asked.part) {
    case 'approval':
      return approvalPage(form, context)
    case 'subForms':
      return subFormsPage(form.definition, asked.formId, context)
    case 'json':
      return { kind: 'json', start: { definition: JSON.stringify(form.definition, null, 2) } }
    default:
      return {
        ...{ kind: 'form', start: formStart(form.definition) },
        translations: languageCounts(form.definition, asked.formId),
      }
  }
}

function questionPage(question: Question, form: NamedForm): QuestionPage {
  const { definition, lang, named } = form
  const { type, list } = question
  const isThere = list !== undefined && definition.choiceLists?.[list] !== undefined
  const count = [...named.values()].filter((one) => one.question.list === list).length
  return {
    ...{ kind: 'question', type, start: questionStart(question, lang, definition) },
    calculation: calculationView(question, form),
    list: isThere ? { name: list, count } : null,
  }
}
