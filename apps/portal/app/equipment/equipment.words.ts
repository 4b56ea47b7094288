/** Of the part of a filter that narrows a list to machines. */
export const filterWords = {
  searchBy: 'Search equipment by code or name',
  find: 'Find equipment',
} as const

/** The words of the page of a machine. */
export const words = {
  equipment: 'Equipment',
  code: 'Code',
  category: 'Category',
  state: 'In the list',
  retired: 'Retired',
  inUse: 'In use',
  /** What its place in the line of pages says. */
  machine: 'Machine',
  raise: 'Raise an action',
  label: 'Print its label',
  heldTitle: 'Out of service: a lockout holds it',
  held: 'Do not operate it, and take off no lock or tag. What holds it:',
  notHeld: 'You see no lockout on it now',
  notHeldNote:
    'Lockouts that you may not read are not shown here, and a machine without one may still not be safe to work on. Look for locks and tags on the machine itself.',
  begin: 'Begin a lockout',
  beginFrom: (code: string) => `Begin a lockout from ${code}`,
  templates: 'Lockout templates for it',
  noTemplates: 'No template in use is for it.',
  points: (count: number) => (count === 1 ? '1 isolation point' : `${count} isolation points`),
  inspectionDue: 'its yearly inspection is due',
  actions: 'Open actions',
  noActions: 'You see no open action on it.',
  workOrders: 'Open work orders',
  entries: 'Forms that name it',
  noEntries: 'You see no form that was handed in and names it.',
  drafts: 'Yours, not handed in yet',
  reports: 'Safety quality reports',
  noReports: 'You see no report in which it is involved.',
  fill: 'Fill a form for it',
  all: {
    lockouts: 'All lockouts that hold it',
    templates: 'All templates for it',
    actions: 'All open actions on it',
    workOrders: 'All work orders on it',
    drafts: 'All of yours that are not handed in',
    entries: 'All forms that name it',
    reports: 'All reports in which it is involved',
  },
  score: (percent: number) => `${percent} %`,
  results: { pass: 'passed', fail: 'failed', none: '' },
  facts: (category: string) => (category === '' ? 'Equipment' : `Equipment, ${category}`),
  onlyReadable: 'Each part shows what you may read.',
} as const

/** The words of its label. */
export const labelWords = {
  title: (count: number) => (count === 1 ? 'Label' : `${count} labels`),
  opens: (code: string) => `QR code that opens the page of ${code}`,
  hint: 'Scan for lockouts, actions and inspections',
  size: 'Size',
  sizes: { small: 'Small, 24 a sheet', middle: 'Middle, 8 a sheet', large: 'Large, 2 a sheet' },
  show: 'Show',
  none: 'None of this equipment is in your organisation’s list. Please choose from the list again.',
  tooMany: (max: number) => `At most ${max} labels are printed at once: these are the first ones.`,
  choose: (name: string) => `Label of ${name}`,
  printChosen: 'Print labels of those ticked',
} as const
