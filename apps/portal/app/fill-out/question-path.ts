import { paths } from '../paths.ts'
import { questionId } from './field-names.ts'

/**
 * Where a question of an entry stands: its part, which is all that shows without a script, and its
 * place in it. Null is the entry as a whole.
 */
export function questionPath(myFormId: string, questionKey: string | null): string {
  return questionKey === null
    ? paths.fillOut(myFormId)
    : `${paths.fillOut(myFormId, { question: questionKey })}#${questionId(questionKey)}`
}
