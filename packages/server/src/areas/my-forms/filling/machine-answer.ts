import type { Answers, FormDefinition } from '@holdpoint/forms'
import { failField } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { assetsById } from '../../equipment/equipment.queries.ts'
import { firstEquipmentQuestion } from '../../forms/forms.equipment.ts'

/** What a form that is begun for a machine says of it: the first question for equipment names it. */
export async function machineAnswer(
  definition: FormDefinition,
  assetId: string,
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
): Promise<Answers> {
  const question = firstEquipmentQuestion(definition)
  if (question === undefined) {
    return failField('assetId', 'This form does not ask for equipment.')
  }
  const [machine] = await assetsById(db, person.shardKey, [assetId])
  if (machine === undefined || machine.retired_at !== null) {
    return failField('assetId', 'Your organisation has no such equipment in use.')
  }
  return { [question.key]: { value: question.many === true ? [assetId] : assetId } }
}
