import { data } from '@remix-run/node'
import { firstLanguage, isSection, type FormDefinition } from '@holdpoint/forms'
import { addQuestion, locate } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { paths } from '../../paths.ts'
import { readEdit } from '../../records/edit-form.server.ts'
import { formText } from '../../ui/form-text.ts'
import { saidWords, words } from './builder.words.ts'
import { takeFields, type BuilderPost, type Made, type ReadDraft } from './draft.server.ts'
import type { GoneAgain } from './gone-again.ts'
import { editQuestion } from './question/question-edit.ts'
import { questionInput, type QuestionSaid } from './question/question-input.server.ts'
import { inShort } from './texts.ts'

/** Takes the fields of what was removed or renamed meanwhile: they stay, or make a new question. */
export function takeOfGone(post: BuilderPost, { definition, rowVersion }: ReadDraft) {
  return formText(post.form, 'intent') === 'addAnew'
    ? takeFields(post, questionInput, (said) => madeAnew(post, definition, said))
    : givenBack(post, rowVersion)
}

/** The fields as they were typed, on what stands now. */
function givenBack({ form }: BuilderPost, rowVersion: number) {
  const { reply } = readEdit(form, z.object({}))
  const result = reply({ formErrors: [words.goneHere] })
  const lastResult = {
    ...result,
    initialValue: { ...result.initialValue, rowVersion: String(rowVersion) },
  }
  return data({ lastResult, found: null, known: {}, isGone: true } satisfies GoneAgain, {
    status: 422,
  })
}

/** What was typed as a question at the end of the form; a key that is taken becomes another. */
function madeAnew({ asked }: BuilderPost, before: FormDefinition, said: QuestionSaid): Made {
  const { label, type } = said
  const added = addQuestion(before, { label, type, at: 'form' })
  const question = added.ok ? locate(added.definition, added.key)?.item : undefined
  if (!added.ok || question === undefined || isSection(question)) {
    return { ok: false, problems: { '': added.ok ? words.goneHere : added.problem } }
  }
  const key = locate(before, said.key) === undefined ? said.key : added.key
  const steps = editQuestion(added.definition, question, { ...said, key }, firstLanguage(before))
  return steps.ok
    ? {
        ...{ ok: true, definition: steps.definition },
        said: saidWords.questionAdded(inShort(label)),
        lost: steps.lost ?? [],
        to: paths.formBuilder(asked.formId, { item: steps.key, part: 'question' }),
      }
    : steps
}
