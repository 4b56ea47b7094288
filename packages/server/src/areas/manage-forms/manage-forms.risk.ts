import { questionsOf, type FormDefinition } from '@holdpoint/forms'
import type { PersonContext } from '../../handler.ts'
import { riskMatrixOf } from '../../records/risk-matrix.ts'

/**
 * A definition whose risks are judged as the organisation does now; one that asks for none needs no
 * matrix. Whatever it was judged by before counts no more: a version keeps what it is published with.
 */
export async function judgedAsNow(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  definition: FormDefinition,
): Promise<FormDefinition> {
  const { riskMatrix: _before, ...rest } = definition
  if (!questionsOf(definition).some(({ question }) => question.type === 'risk')) {
    return rest
  }
  const { likelihoods, severities, levels } = await riskMatrixOf(db, person.shardKey)
  return { ...rest, riskMatrix: { likelihoods, severities, levels } }
}
