import { laidOut, questionsOf, type FormDefinition, type Question } from '@holdpoint/forms'

/**
 * The question of a form that says which machine it is about: the first that asks for equipment, as
 * the form stands where it begins.
 */
export function firstEquipmentQuestion(definition: FormDefinition): Question | undefined {
  return questionsOf(laidOut(definition, {})).find(({ question }) => question.type === 'equipment')
    ?.question
}
