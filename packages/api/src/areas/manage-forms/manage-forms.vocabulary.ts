// The words of forms as they are made (decision 0114), for pages without the schemas.

/** The states of a form: being written for the first time, in use, not started anew, out of use. */
export const formStates = ['draft', 'published', 'paused', 'archived'] as const
/** The state of a form. */
export type FormState = (typeof formStates)[number]

/** What a state is called. */
export const formStateLabels: Readonly<Record<FormState, string>> = {
  draft: 'Draft',
  published: 'In use',
  paused: 'Paused',
  archived: 'Archived',
}

/** How many steps back a draft goes; the number is ours. */
export const draftStepsMax = 50

/** The ways in which a form leaves: a workbook that other form systems read, or its own JSON. */
export const formFileKinds = ['xlsx', 'json'] as const
/** A way in which a form leaves. */
export type FormFileKind = (typeof formFileKinds)[number]

/** Who may start a form: each part that names something narrows it. */
export const formAudienceParts = [
  'countryIds',
  'districtIds',
  'businessUnitIds',
  'departmentIds',
  'jobTitleIds',
] as const
/** A part of who may start a form. */
export type FormAudiencePart = (typeof formAudienceParts)[number]
/** What a part is called. */
export const formAudienceLabels: Readonly<Record<FormAudiencePart, string>> = {
  countryIds: 'Countries',
  districtIds: 'Districts',
  businessUnitIds: 'Business units',
  departmentIds: 'Departments',
  jobTitleIds: 'Job titles',
}
