import { firstLanguage, isSection, labelOf, type FormDefinition, type Item } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'
import { paths, type BuilderPart } from '../../paths.ts'
import { foundFor, readEdit, soughtIn } from '../../records/edit-form.server.ts'
import { saidWords } from './builder.words.ts'
import { readDraft, takeFields, type BuilderPost, type Made } from './draft.server.ts'
import type { Steps } from './edits.ts'
import { approvalInput, editApproval } from './form/approval-edit.server.ts'
import { findForms } from './form/approval-view.server.ts'
import { editForm, formInput } from './form/form-edit.server.ts'
import { jsonInput, readDefinition } from './form/json-edit.server.ts'
import { editSubForms, subFormsInput } from './form/sub-forms-edit.server.ts'
import { editLogic } from './logic/logic-edit.ts'
import { logicInput } from './logic/logic-input.server.ts'
import { namedForm } from './logic/rule-words.ts'
import { editQuestion } from './question/question-edit.ts'
import { questionInput } from './question/question-input.server.ts'
import { editSection, sectionInput } from './question/section-edit.server.ts'
import { editScore, scoreInput } from './score/score-edit.server.ts'
import { takeOfGone } from './gone-post.server.ts'
import { inShort } from './texts.ts'

/**
 * Takes the fields of the part that is open. The address says which that is, as it did when the page
 * was drawn: a button that adds a row says nothing of it.
 */
export async function takePart(post: BuilderPost) {
  const { item: key, part } = post.asked
  const draft = await readDraft(post)
  const { definition } = draft
  if (key === null) {
    return takeWhole(post, definition)
  }
  const item = locate(definition, key)?.item
  if (item === undefined) {
    return takeOfGone(post, draft)
  }
  const lang = firstLanguage(definition)
  const saved = savedItem(post, item, lang)
  if (part === 'logic') {
    return takeFields(post, logicInput, (values) =>
      saved(editLogic(item, values, namedForm(definition)), saidWords.logicEdited),
    )
  }
  if (isSection(item)) {
    return takeFields(post, sectionInput, (values) =>
      saved(editSection(definition, item, values, lang), saidWords.sectionEdited),
    )
  }
  return part === 'score'
    ? takeFields(post, scoreInput, (values) =>
        saved(editScore(definition, item, values), saidWords.scoreEdited),
      )
    : takeFields(post, questionInput, (values) =>
        saved(editQuestion(definition, item, values, lang), saidWords.questionEdited),
      )
}

/** What was done with an item; the page stays at it, whatever its key is by now. */
function savedItem({ asked: { formId, part } }: BuilderPost, before: Item, lang: string) {
  return (steps: Steps, said: (label: string) => string) => {
    if (!steps.ok) {
      return steps
    }
    const { definition, key, lost = [] } = steps
    const item = locate(definition, key)?.item ?? before
    const to = paths.formBuilder(formId, { item: key, part: part ?? 'question' })
    return { ok: true, definition, to, lost, said: said(inShort(labelOf(item, lang))) } as const
  }
}

async function takeWhole(post: BuilderPost, definition: FormDefinition) {
  switch (post.asked.part) {
    case 'approval':
      return takeApproval(post, definition)
    case 'subForms':
      return takeFields(post, subFormsInput, (values) =>
        savedWhole(post, 'subForms', editSubForms(definition, values)),
      )
    case 'json':
      return takeFields(post, jsonInput, (values) =>
        savedWhole(post, 'json', readDefinition(definition, values.definition)),
      )
    default:
      return takeFields(post, formInput, (values) =>
        savedWhole(post, 'form', editForm(definition, values)),
      )
  }
}

/** Takes the approvals, or finds the forms that one of its fields may name. */
async function takeApproval(post: BuilderPost, definition: FormDefinition) {
  const asked = soughtIn(post.form)
  if (asked !== null) {
    const { reply } = readEdit(post.form, approvalInput)
    const choices = await findForms(post.context, asked.sought)
    return foundFor({ reply, known: {} }, { ...asked, choices })
  }
  return takeFields(post, approvalInput, (values) =>
    savedWhole(post, 'approval', editApproval(definition, values)),
  )
}

const wholeSaid = {
  form: saidWords.formEdited,
  approval: saidWords.approvalEdited,
  subForms: saidWords.subFormsEdited,
  json: saidWords.jsonTaken,
} satisfies Partial<Record<BuilderPart, string>>

function savedWhole({ asked }: BuilderPost, part: keyof typeof wholeSaid, steps: Steps): Made {
  const to = paths.formBuilder(asked.formId, { part })
  return steps.ok ? { ok: true, definition: steps.definition, said: wholeSaid[part], to } : steps
}
