import type { Audience, AudiencePart, FormAudiencePart } from '@holdpoint/api'

/** The part of an audience that each part of who may start a form is. */
export const audiencePartOf = {
  countryIds: 'countries',
  districtIds: 'districts',
  businessUnitIds: 'businessUnits',
  departmentIds: 'departments',
  jobTitleIds: 'jobTitles',
} as const satisfies Record<FormAudiencePart, AudiencePart>

/** Who may start a form, as an audience; a part that names nothing narrows nothing. */
export function startersOf(form: Record<FormAudiencePart, string[]>): Audience {
  return {
    countries: form.countryIds,
    districts: form.districtIds,
    businessUnits: form.businessUnitIds,
    departments: form.departmentIds,
    jobTitles: form.jobTitleIds,
    crews: [],
    personIds: [],
  }
}
