/** The words of what is set for a form as a whole. */
export const formWords = {
  title: 'The form',
  parts: {
    form: 'Form',
    approval: 'Approval',
    subForms: 'Sub-forms',
    json: 'JSON',
    problems: 'Problems',
  },
  scored: 'This form is scored',
  passingPercentage: 'Passes at, in %',
  na: 'N/A',
  naWays: { exclude: 'leaves the score', pass: 'earns full points' },
  critical: 'A critical failure',
  criticalWays: { failKeepScore: 'fails it and keeps the score', failZero: 'fails it with 0 %' },
  sectionFail: 'A section that does not pass fails the form',
  limited: 'Entries begin with limited access',
  languages: 'Languages',
  languagesHint:
    'Such as en, es-MX. Questions are written in the first one. Taking a language away takes its texts away.',
  dropTexts: 'Take these texts away',
  losesTexts: (count: number) =>
    `${count === 1 ? '1 text is' : `${count} texts are`} said in what you take away. Tick this to lose them, or put the language back.`,
  translations: (language: string, done: number, all: number) =>
    `Translations: ${language}, ${done} of ${all} texts`,
  save: 'Save',
  noPercent: 'Enter 0 to 100.',
  noLanguage: 'Name at least one language.',
} as const

/** The words of what happens to an entry once it is handed in. */
export const approvalWords = {
  approvals: 'Approvals',
  approvalsHint:
    'One after the other. Without any, and without signatures, an entry is done once it is handed in.',
  meaning: (row: number) => `What approval ${row} stands for`,
  by: (row: number) => `Who gives approval ${row}`,
  manager: 'The manager of whoever hands it in',
  named: (question: string) => `Whom “${question}” names`,
  place: (row: number) => `Who of the group gives approval ${row}`,
  places: {
    '': 'Everybody in it',
    district: 'Those of the entry’s district',
    businessUnit: 'Those of the entry’s business unit',
    crew: 'Those of the entry’s crew',
  },
  placeHint:
    'Where the entry does not say it, that of whoever hands it in. Where nobody is, any one of the group.',
  placeOfGroup: 'Only the people of a group are narrowed by place.',
  unknownGroup: (id: string) => `The group ${id}`,
  noGroups: 'Only whoever may see the groups of people can choose one of them here.',
  firstGroups: (count: number) => `Only the first ${count} groups can be chosen here.`,
  mode: (row: number) => `How many give approval ${row}`,
  modes: { all: 'Each of them', any: 'Any one of them' },
  hours: (row: number) => `Hours for approval ${row}`,
  asked: 'Asked when',
  always: 'always',
  rows: {
    add: 'Add an approval',
    up: (row: number) => `Move approval ${row} up`,
    down: (row: number) => `Move approval ${row} down`,
    remove: (row: number) => `Remove approval ${row}`,
  },
  signatures: 'Signatures',
  signaturesHint:
    'In any order, beside the approvals. Whoever hands an entry in does not sign it here: what they sign is a question of the form.',
  signature: {
    meaning: (row: number) => `What signature ${row} stands for`,
    by: (row: number) => `Who gives signature ${row}`,
    place: (row: number) => `Who of the group gives signature ${row}`,
    mode: (row: number) => `How many give signature ${row}`,
  },
  signatureRows: {
    add: 'Add a signature',
    up: (row: number) => `Move signature ${row} up`,
    down: (row: number) => `Move signature ${row} down`,
    remove: (row: number) => `Remove signature ${row}`,
  },
  allowSelfApproval: 'People may approve what is their own',
  bulkApprove: 'Several entries may be approved at once',
  elevatesTo: 'Taken further on',
  elevatesHint: 'Whoever reviews an entry may take it further in one of these forms.',
  seekForm: 'Search forms by title',
  goneForm: 'A form that is no longer there',
  save: 'Save',
  noMeaning: 'Say what it stands for.',
  noHours: 'Enter 1 to 2,000 hours.',
} as const

/** The words of what is filled out below an entry. */
export const subFormWords = {
  subForms: 'Sub-forms',
  hint: 'Other forms that are filled out below an entry, such as the statement of a witness. Where the least is 1 or more, they must be filled out before the entry is handed in.',
  choose: 'Choose…',
  form: (row: number) => `Sub-form ${row}`,
  min: (row: number) => `Least of sub-form ${row}`,
  max: (row: number) => `Most of sub-form ${row}`,
  firstForms: (count: number) => `Only the first ${count} forms can be chosen here.`,
  rows: {
    add: 'Add a sub-form',
    up: (row: number) => `Move sub-form ${row} up`,
    down: (row: number) => `Move sub-form ${row} down`,
    remove: (row: number) => `Remove sub-form ${row}`,
  },
  save: 'Save',
  noForm: 'Choose a form.',
  noMin: (max: number) => `Enter 0 to ${max}.`,
  noMax: (max: number) => `Enter 1 to ${max}.`,
} as const

/** The words of the definition as JSON, and of the list of what is wrong. */
export const wholeWords = {
  json: 'The definition as JSON',
  jsonHint: 'All of it. Its key, version and title are set when it is saved.',
  saveJson: 'Save',
  noJson: (why: string) => `This is not JSON: ${why}`,
  more: (count: number) => `And ${count} more.`,
  problems: 'Keeps it from being published',
  warnings: 'Worth a look',
  none: 'Nothing stands in the way.',
  wholeForm: 'The form',
} as const
