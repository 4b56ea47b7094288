import type { InputWords } from './field-words.shape.ts'

const pOffset = 'Rows to pass over; 0 unless said otherwise.'
const permissions = 'Keys of permissions: only people who hold any one of them.'
const codes = (what: string) => `${what}. -1 among them lifts the filter.`
const keys = 'Keys of permissions, each as the specification spells it.'

const change = {
  addGroupIds: 'Groups that these people join.',
  removeGroupIds: 'Groups that they leave.',
  addGrants: 'Keys that they are granted beside their groups.',
  removeGrants: 'Grants to take back.',
  addDenies: 'Keys that they are denied, whatever gives them.',
  removeDenies: 'Denies to take back.',
} as const

/** What a batch of rights consists of; its further changes have the same fields. */
export const rightsChangeWords = {
  userIds: 'Whose rights change.',
  ...change,
} as const

/** The fields of lookups, filters that are kept, people and their rights. */
export const otherWords = {
  'master.get': {
    keys: 'Which data to answer. Left out, the dashboard link and the settings.',
  },
  'forms.byType': { id: 'The id of the form type.' },
  'forms.byIds': {
    formIds: 'Ids of forms. One that is not open to you is left out of the answer.',
  },
  'forms.search': {
    search: 'A part of the title, at most 200 characters. No text finds nothing.',
  },
  'savedFilters.list': {
    type: 'The list that the filters are for; so far `myform` alone.',
    id: 'Only this filter. One that is not yours, or not there any more, leaves an empty list.',
    isDefault: 'True answers the default filter alone, if there is one; false narrows nothing.',
  },
  'savedFilters.save': {
    filterObject:
      'A list of 1 to 50 filters, saved all or none. A form post carries it as JSON text.',
  },
  'savedFilters.remove': { id: 'The id of the filter, one of your own.' },
  'dashboards.urls': { keys: 'Keys of dashboards. Left out, all that you may see.' },
  'userSettings.save': {
    isMyFormDashboardDefaultView: 'True opens My Forms with its graphs, false with its list.',
  },
  'people.search': {
    search:
      'Words that must all be in the name or the email address; capitals and accents do not matter. At most 200 characters.',
    pLimit:
      'People on a page, 1 to 200; 20 unless said otherwise, or as many as `userIds` names, up to 200.',
    pOffset,
    userIds: 'Exactly these people, in this order.',
    permissions,
    country: 'Codes or names of countries. -1 and -2 are passed over.',
    crew: 'Codes of crews. -1 and -2 are passed over.',
    crewColor: codes('Colours of crews'),
    lobCode: codes('Codes of business units'),
    divisionCode: codes('Codes of districts'),
    deptCode: codes('Codes of departments'),
    jobCode: codes('Codes of job titles'),
    customer: codes('Ids or names of customers'),
    companyCode: codes('Codes of companies'),
    employeeNumber: codes('Employee numbers'),
    managerFullName: codes('Full names of managers'),
    managerEmail: codes('Email addresses of managers'),
    isExcluded: 'True finds the people whom the filters do not fit. False unless said otherwise.',
  },
  'permissions.list': {
    search: 'Words that must all be in the name or the email address. At most 200 characters.',
    pLimit: 'People on a page, 1 to 200; 20 unless said otherwise.',
    pOffset,
    permissions,
    orderBy: 'The column to sort by; `name` unless said otherwise.',
    orderByAsc: '1 sorts upwards, 0 downwards; 1 unless said otherwise.',
  },
  'permissions.save': {
    grants: `${keys} Granted beside the groups; left out, they stay as they are.`,
    denies: `${keys} Denied whatever gives them; left out, they stay as they are.`,
    groupIds: 'All groups of the person; left out, they stay as they are.',
  },
  'permissions.listGroups': {
    search: 'A part of the name, at most 200 characters.',
    pLimit: 'Groups on a page, 1 to 200; 20 unless said otherwise.',
    pOffset,
    orderBy: 'The column to sort by; `name` unless said otherwise.',
    orderByAsc: '1 sorts upwards, 0 downwards. Names are sorted A to Z, the largest groups first.',
  },
  'permissions.getGroup': {
    groupId: 'The id of the group.',
    pLimit: 'Members on a page, 1 to 200; 200 unless said otherwise.',
    pOffset: 'Members to pass over; 0 unless said otherwise.',
  },
  'permissions.saveGroup': {
    groupId: 'Left out, a group is created. With an id, that group is changed.',
    name: '1 to 100 characters; no two groups share a name.',
    permissions: `${keys} At least one.`,
  },
  'permissions.removeGroup': { groupId: 'The id of the group.' },
  'permissions.applyBatch': {
    ...rightsChangeWords,
    changes: 'More changes of the same shape, made in this order after the one above.',
    preview: 'True only says what would change. False unless said otherwise.',
  },
  'externalData.itemReference': {
    p_search: 'A part of the item’s number or description, 1 to 200 characters.',
  },
  'externalData.poNumber': { item_number: 'The number of the item, as the register has it.' },
  'externalData.fracTimeline': {
    api_number: 'The API number of the well.',
    stage_number: 'The number of the stage.',
  },
  'externalData.wirelineTimeline': {
    api_number: 'The API number of the well.',
    stage_number: 'The number of the stage.',
  },
} as const satisfies InputWords
