/** What decides which forms a person may start. */
export type Audience = {
  countryCode: string | null
  districtCode: string | null
  businessUnitCode: string | null
  departmentCode: string | null
  jobCode: string | null
}

/** Whom a form is narrowed to. */
export type Targeted = {
  country_ids: readonly string[]
  district_ids: readonly string[]
  business_unit_ids: readonly string[]
  department_ids: readonly string[]
  job_title_ids: readonly string[]
}

/** A form is open to a person whom each of its lists names; an empty list names everybody. */
export function isInAudience(form: Targeted, audience: Audience): boolean {
  return (
    names(form.country_ids, audience.countryCode) &&
    names(form.district_ids, audience.districtCode) &&
    names(form.business_unit_ids, audience.businessUnitCode) &&
    names(form.department_ids, audience.departmentCode) &&
    names(form.job_title_ids, audience.jobCode)
  )
}

function names(list: readonly string[], code: string | null): boolean {
  return list.length === 0 || (code !== null && list.includes(code))
}
