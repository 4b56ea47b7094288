import type { ProfileTab } from './profile-tabs.ts'

/** The words of the profile of a person. */
export const words = {
  title: 'Profile',
  tabs: (name: string) => `Parts of ${name}`,
  position: 'Position',
  worksAs: 'Works as',
  call: (number: string) => `Call ${number}`,
  hired: 'Hired',
  district: 'District',
  manager: 'Manager',
  contact: {
    title: 'Emergency contact',
    ownHint:
      'Whom to call when something happened to you. Your managers and those who keep people may look at it, and every look is recorded. Leave all of it empty to name nobody.',
    lookHint: 'Whom to call when something happened. That you looked is recorded.',
    look: 'Show the emergency contact',
    nobody: 'Nobody is named.',
    name: 'Who is called',
    relation: 'Relation',
    relationHint: 'What they are to the person.',
    phone: 'Phone number',
    save: 'Save the emergency contact',
    failed: 'It could not be saved. Please try again.',
  },
  by: (name: string) => `From ${name}`,
  expires: (day: string) => `expires ${day}`,
  all: (part: string) => `All of them: ${part}`,
  parts: {
    forms: 'Forms handed in',
    actions: 'Open actions',
    analyses: 'Job safety analyses',
    lockouts: 'Lockouts',
    missing: 'Missing for the job',
    held: 'Training and skills',
    files: 'Files to acknowledge',
    sheets: 'Safety data sheets to acknowledge',
    kudos: 'Kudos',
  },
  nothing: {
    forms: 'No forms that you may read.',
    actions: 'No open actions that you may read.',
    analyses: 'No job safety analyses that you may read.',
    lockouts: 'No lockouts that you may read.',
    missing: 'Nothing is missing for the job.',
    held: 'Nothing is recorded.',
    files: 'You are asked to acknowledge no file.',
    sheets: 'You are asked to acknowledge no safety data sheet.',
    kudos: 'No kudos on forms that you may read.',
  },
} as const

export const tabNames: Readonly<Record<ProfileTab, string>> = {
  overview: 'Overview',
  forms: 'Forms',
  actions: 'Actions',
  jobs: 'JSA and LOTO',
  training: 'Training and skills',
  acknowledgements: 'Acknowledgements',
  recognition: 'Recognition',
  permissions: 'Permissions',
}
