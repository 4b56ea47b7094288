/** The words of a form type's page. */
export const words = {
  formTypes: 'Form types',
  kind: 'Form type',
  by: (name: string) => `Form type, made by ${name}`,
  active: 'Active',
  inactive: 'Inactive',
  putAway: 'The fill menu does not show it, and its forms are not started anew.',
  edit: 'Edit',
  remove: 'Delete',
  confirmDelete: 'Are you sure you want to delete this form type?',
  deleted: 'The form type was deleted.',
  forms: 'Forms',
  noForms: 'No form stands in it yet.',
  version: (version: number) => `Version ${version}`,
  notPublished: 'Not published',
  notStarted: 'not started any more',
  entries: (count: number) =>
    count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`,
  facts: {
    icon: 'Icon',
    place: 'Place in the menu',
    forms: 'Forms to start',
    changed: 'Changed',
  },
  did: {
    create: 'made it',
    edit: 'changed it',
    delete: 'deleted it',
  } as Readonly<Record<string, string>>,
} as const

/** The words of the form. */
export const formWords = {
  add: 'Add form type',
  edit: 'Edit form type',
  name: 'Name',
  description: 'What is filled out under it',
  icon: 'Icon',
  place: 'Place in the menu',
  placeNew: 'A lower number stands higher. Left empty, it stands behind all others.',
  placeKept: 'A lower number stands higher. Left empty, it stays where it stands.',
  isActive: 'The fill menu shows it, and its forms can be started',
  save: 'Save',
} as const
