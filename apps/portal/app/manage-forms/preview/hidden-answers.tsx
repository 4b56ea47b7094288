import { fieldNames } from '../../fill-out/field-names.ts'
import { emptyDraft } from '../../fill-out/raw-answer.ts'
import type { Filler } from '../../fill-out/use-filler.ts'

/**
 * The answers of questions that do not show now, for the post of a page without a script: they show
 * again as they were, as they do while a form is filled out.
 */
export function HiddenAnswers({ filler }: { filler: Filler }) {
  const { store, evaluation, drafts } = filler
  const hidden = [...store.questions.keys()].filter(
    (key) => evaluation.items[key]?.visible !== true,
  )
  return hidden.flatMap((key) => {
    const { raw, note } = drafts[key] ?? emptyDraft
    const fields = [
      ...raw.map((value) => [fieldNames.answer(key), value] as const),
      ...(note === '' ? [] : [[fieldNames.note(key), note] as const]),
    ]
    return fields.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} readOnly />
    ))
  })
}
