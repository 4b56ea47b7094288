import {
  headerAnswersOf,
  titleAnswerOf,
  type Answers,
  type EvaluateContext,
  type FormDefinition,
} from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { ownNamesIn } from '../my-forms.picked.ts'
import { countryOf } from '../my-forms.queries.ts'

/** What lists and filters know of an entry: copied out of its answers at every save. */
export async function entryColumns(
  { db, shardKey }: { db: Queryable; shardKey: string },
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
) {
  const header = headerAnswersOf(definition, answers, context)
  const names = await ownNamesIn(db, shardKey, definition, answers)
  return {
    form_title_answer: titleAnswerOf(definition, answers, context, names) || null,
    country_code: await countryOf(db, header.district),
    district_code: header.district,
    business_unit_code: header.businessUnit,
    customer_id: header.customer,
    crew_codes: [...header.crew],
    pad_ids: [...header.pad],
  }
}
