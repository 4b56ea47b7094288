import type { NotifyModule } from '@holdpoint/api'

/** The words of the rules that tell people of what happens. */
export const words = {
  title: 'Notify',
  intro:
    'Whom a form, an action, a topic, a file, a safety data sheet or a job safety analysis concerns is told anyway. Here you say who else is, by where they work or by name. Nobody is told of what they may not read.',
  modules: {
    forms: 'Forms',
    actions: 'Actions',
    topics: 'Topics',
    files: 'Files',
    sheets: 'Safety data sheets',
    analyses: 'Job safety analyses',
    lockouts: 'Lockouts',
    qualityReports: 'Quality reports',
  } satisfies Record<NotifyModule, string>,
  somebody: (what: string) => `Somebody ${what}`,
  nobody: 'Nobody else is told.',
  told: (total: number) => (total === 1 ? '1 person is told.' : `${total} people are told.`),
  people: 'People',
  change: 'Change',
  allForms: 'All forms',
  ofForm: (title: string) => `Of the form ${title} alone, beside the rules of all forms.`,
  ofAll: 'Of all forms. Find a form for rules of its own.',
  find: 'Find a form by its title',
  findButton: 'Find',
  noneFound: 'No form has these words in its title.',
  save: 'Save',
  saved: 'Rule saved.',
  cancelTo: 'Notify',
  whom: 'Whom it tells. Naming nobody ends the rule.',
} as const
