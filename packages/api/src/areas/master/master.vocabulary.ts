// The lists of master data as they are kept in the portal (decision 0123), for pages without the schemas.

/** The lists that are kept, in the order in which they are entered: none names one behind it. */
export const masterLists = [
  'countries',
  'districts',
  'businessUnits',
  'departments',
  'jobTitles',
  'crews',
  'customers',
  'pads',
  'assets',
] as const
/** A list of master data. */
export type MasterList = (typeof masterLists)[number]

/** What a list is called. */
export const masterListLabels: Readonly<Record<MasterList, string>> = {
  countries: 'Countries',
  districts: 'Districts',
  businessUnits: 'Business units',
  departments: 'Departments',
  jobTitles: 'Job titles',
  crews: 'Crews',
  customers: 'Customers',
  pads: 'Pads',
  assets: 'Equipment',
}

/** What one entry of a list is called, within a sentence. */
export const masterEntryLabels: Readonly<Record<MasterList, string>> = {
  countries: 'country',
  districts: 'district',
  businessUnits: 'business unit',
  departments: 'department',
  jobTitles: 'job title',
  crews: 'crew',
  customers: 'customer',
  pads: 'pad',
  assets: 'machine',
}

/** What an entry may lie in: an entry of another list. */
export const masterParents = {
  country: 'countries',
  district: 'districts',
  businessUnit: 'businessUnits',
  department: 'departments',
  customer: 'customers',
} as const satisfies Readonly<Record<string, MasterList>>
/** What an entry may lie in. */
export type MasterParent = keyof typeof masterParents

/** What the entries of a list lie in; all of it must be said. */
export const masterParentsOf: Readonly<Record<MasterList, readonly MasterParent[]>> = {
  countries: [],
  districts: ['country'],
  businessUnits: [],
  departments: [],
  jobTitles: ['department'],
  crews: ['district', 'businessUnit'],
  customers: [],
  pads: ['district', 'customer'],
  assets: [],
}

/** What the code of a list's entries is called; customers have a name alone. */
export const masterCodeLabels: Readonly<Record<MasterList, string | null>> = {
  countries: 'Code',
  districts: 'Code',
  businessUnits: 'Code',
  departments: 'Code',
  jobTitles: 'Code',
  crews: 'Code',
  customers: null,
  pads: 'Number',
  assets: 'Code',
}

/** The one further word that a list's entries have: the colour of a crew, the category of a machine. */
export const masterWordOf: Readonly<Partial<Record<MasterList, 'colour' | 'category'>>> = {
  crews: 'colour',
  assets: 'category',
}

/** A part of an entry that a table of its list has a column for. */
export type MasterColumn = 'code' | 'name' | 'colour' | 'category' | MasterParent

/** The columns of the table of a list, each with what it is called there. */
export function masterColumns(list: MasterList): [MasterColumn, string][] {
  const label = masterCodeLabels[list]
  const word = masterWordOf[list]
  return [
    ...(label === null ? [] : [['code', label] as [MasterColumn, string]]),
    ['name', 'Name'],
    ...masterParentsOf[list].map((parent): [MasterColumn, string] => [
      parent,
      capital(masterEntryLabels[masterParents[parent]]),
    ]),
    ...(word === undefined ? [] : [[word, capital(word)] as [MasterColumn, string]]),
  ]
}

const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/** The longest code; the number is ours. */
export const masterCodeMax = 40

/** How many entries a page of a list shows; the number is ours. */
export const masterPageSize = 20
