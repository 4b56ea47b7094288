import {
  headerAnswersOf,
  titleAnswerOf,
  type Answers,
  type EvaluateContext,
  type FormDefinition,
} from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { countryOf } from '../my-forms.queries.ts'

/** What lists and filters know of an entry: copied out of its answers at every save. */
export async function entryColumns(
  db: Queryable,
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
) {
  const header = headerAnswersOf(definition, answers, context)
  return {
    form_title_answer: titleAnswerOf(definition, answers, context) || null,
    country_code: await countryOf(db, header.district),
    district_code: header.district,
    business_unit_code: header.businessUnit,
    customer_id: header.customer,
    crew_codes: [...header.crew],
    pad_ids: [...header.pad],
  }
}
