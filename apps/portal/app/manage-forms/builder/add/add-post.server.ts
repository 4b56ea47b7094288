import { questionTypes } from '@holdpoint/forms'
import { addQuestion, addQuestions, addSection, insertFrom, locate } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { paths } from '../../../paths.ts'
import { idsIn } from '../../../records/choices.ts'
import { addWords as words, insertWords, saidWords } from '../builder.words.ts'
import { readDraft, takeFields, type BuilderPost, type Made } from '../draft.server.ts'
import { textField, textLengthMax } from '../fields.server.ts'
import { inShort } from '../texts.ts'
import { readSource } from './add-view.server.ts'
import { newPlaceOf } from './places.ts'

const questionInput = z.object({
  label: textField(words.noLabel),
  type: z.enum(questionTypes, words.noType),
  place: z.string().default(''),
})

/** Adds a question; with `next` the form comes back for another one behind it. */
export async function takeQuestion(post: BuilderPost, isNext: boolean) {
  const { formId } = post.asked
  const { definition } = await readDraft(post)
  return takeFields(post, questionInput, ({ label, type, place }): Made => {
    const edit = addQuestion(definition, { label, type, at: newPlaceOf(place) })
    return edit.ok
      ? {
          ...{ ok: true, definition: edit.definition },
          said: saidWords.questionAdded(inShort(label)),
          to: paths.formBuilder(formId, {
            item: edit.key,
            ...(isNext ? { add: 'question' } : { part: 'question' }),
          }),
        }
      : { ok: false, problems: { place: edit.problem } }
  })
}

const questionsInput = z.object({
  labels: z
    .string(words.noLabels)
    .transform(linesOf)
    .refine((lines) => lines.every((line) => line.length <= textLengthMax), {
      error: words.longLabel(textLengthMax),
    }),
  type: z.enum(questionTypes, words.noType),
  place: z.string().default(''),
})

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

/** Adds a question for each line. */
export async function takeQuestions(post: BuilderPost) {
  const { formId } = post.asked
  const { definition } = await readDraft(post)
  return takeFields(post, questionsInput, ({ labels, type, place }): Made => {
    const edit = addQuestions(definition, { labels, type, at: newPlaceOf(place) })
    return edit.ok
      ? {
          ...{ ok: true, definition: edit.definition },
          said: saidWords.questionsAdded(labels.length, inShort(labels[0] ?? '')),
          to: paths.formBuilder(formId, { item: edit.key, part: 'question' }),
        }
      : { ok: false, problems: { [edit.isOfPlace ? 'place' : 'labels']: edit.problem } }
  })
}

const sectionInput = z.object({ title: textField(words.noTitle) })

/** Adds a section behind the part that is open, or at the end of the form. */
export async function takeSection(post: BuilderPost) {
  const { formId, item } = post.asked
  const { definition } = await readDraft(post)
  return takeFields(post, sectionInput, ({ title }): Made => {
    const isThere = item !== null && locate(definition, item) !== undefined
    const edit = addSection(definition, isThere ? { title, after: item } : { title })
    return edit.ok
      ? {
          ...{ ok: true, definition: edit.definition },
          said: saidWords.sectionAdded(inShort(title)),
          to: paths.formBuilder(formId, { item: edit.key, part: 'question' }),
        }
      : { ok: false, problems: { '': edit.problem } }
  })
}

const insertInput = z.object({
  keys: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((sent) => idsIn(sent)),
})

/** Takes what was ticked out of another form, and says what could not come along. */
export async function takeInsertion(post: BuilderPost) {
  const { formId, item, from } = post.asked
  const [{ definition }, source] = await Promise.all([
    readDraft(post),
    readSource(post, from ?? ''),
  ])
  return takeFields(post, insertInput, ({ keys }): Made => {
    if (keys.length === 0) {
      return { ok: false, problems: { '': insertWords.chooseOne } }
    }
    const after = item !== null && locate(definition, item) !== undefined ? item : null
    const edit = insertFrom(definition, source.definition, keys, after)
    const [first] = edit.ok ? edit.keys : []
    return edit.ok
      ? {
          ...{ ok: true, definition: edit.definition },
          said: saidWords.inserted(edit.keys.length, inShort(source.title)),
          lost: edit.lost,
          to: paths.formBuilder(formId, { item: first, part: 'question' }),
        }
      : { ok: false, problems: { '': edit.problem } }
  })
}
