import { formAudienceLabels, formAudienceParts, type FormFacts } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { failField } from '../../fail.ts'
import { iconOf, iconUrlOf } from '../form-types/form-types.icons.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { audienceNames } from './manage-forms.named.queries.ts'

/** What is said of a form, as its row holds it. */
export function columnsOf(facts: FormFacts, sortOrder: number) {
  return {
    ...{ title: facts.title, description: facts.description, form_type_id: facts.formTypeId },
    ...{ icon_url: iconUrlOf(facts.icon), sort_order: sortOrder },
    country_ids: facts.countryIds,
    district_ids: facts.districtIds,
    business_unit_ids: facts.businessUnitIds,
    department_ids: facts.departmentIds,
    job_title_ids: facts.jobTitleIds,
  }
}

/** What an edit changed, for the trail. */
export function changesOf(row: FormRow, columns: ReturnType<typeof columnsOf>) {
  return {
    title: { from: row.title, to: columns.title },
    description: { from: row.description, to: columns.description },
    formType: { from: row.form_type_id, to: columns.form_type_id },
    icon: { from: iconOf(row.icon_url), to: iconOf(columns.icon_url) },
    sortOrder: { from: row.sort_order, to: columns.sort_order },
    countryIds: { from: row.country_ids, to: columns.country_ids },
    districtIds: { from: row.district_ids, to: columns.district_ids },
    businessUnitIds: { from: row.business_unit_ids, to: columns.business_unit_ids },
    departmentIds: { from: row.department_ids, to: columns.department_ids },
    jobTitleIds: { from: row.job_title_ids, to: columns.job_title_ids },
  }
}

/**
 * Ends the call where what is said of a form names something that is not there. The type that it
 * stands in already may have gone out of use since.
 */
export async function requireThere(
  db: Queryable,
  facts: FormFacts,
  before?: Pick<FormRow, 'form_type_id'>,
): Promise<void> {
  const type = await db
    .selectFrom('form_types')
    .select('is_active')
    .where('id', '=', facts.formTypeId)
    .executeTakeFirst()
  if (type === undefined) {
    return failField('formTypeId', 'There is no such form type.')
  }
  if (!type.is_active && facts.formTypeId !== before?.form_type_id) {
    return failField('formTypeId', 'This form type is not in use any more.')
  }
  const names = await audienceNames(db)
  for (const part of formAudienceParts) {
    const unknown = facts[part].find((code) => !Object.hasOwn(names[part], code))
    if (unknown !== undefined) {
      return failField(part, `${formAudienceLabels[part]}: “${unknown}” is not among them.`)
    }
  }
}
