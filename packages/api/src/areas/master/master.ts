import * as z from 'zod'
import { call } from '../../call.ts'
import { wireList } from '../../wire.ts'
import { personSettings } from '../dashboards/dashboards.ts'
import { masterEntryCalls } from './master.entries.ts'
import { masterImport } from './master.import.ts'

// Lookup data that pages and pickers share (spec 3, master lookup data). The specification asks
// it for the dashboard link and the user settings; the lists are asked for by name.

const coded = z.object({ id: z.string(), name: z.string() })

/** Stands on entries that are not offered any more and go on naming what they named. */
const retired = { isRetired: z.literal(true).optional() }

/** The lists and values that a caller may ask for by name. */
export const masterKeys = [
  'myFormDashboardLink',
  'userSettings',
  'formTypes',
  'countries',
  'districts',
  'businessUnits',
  'crews',
  'pads',
  'customers',
  'jobTitles',
  'departments',
  'assets',
] as const

/** The lookup data that was asked for; what was not asked for is left out. */
export const masterContent = z.object({
  myFormDashboardLink: z.string().nullable().optional(),
  userSettings: personSettings.optional(),
  formTypes: z.array(coded).optional(),
  countries: z.array(z.object({ id: z.string(), country: z.string(), ...retired })).optional(),
  districts: z
    .array(
      z.object({
        divisionCode: z.string(),
        divisionDesc: z.string(),
        country: z.string(),
        ...retired,
      }),
    )
    .optional(),
  businessUnits: z
    .array(z.object({ lobCode: z.string(), lobDesc: z.string(), ...retired }))
    .optional(),
  crews: z
    .array(
      z.object({
        crew: z.string(),
        crewName: z.string(),
        crewColor: z.string(),
        divisionCode: z.string(),
        lobCode: z.string(),
        ...retired,
      }),
    )
    .optional(),
  pads: z
    .array(
      z.object({
        id: z.string(),
        padName: z.string(),
        padNumber: z.string(),
        divisionCode: z.string(),
        customerId: z.string(),
        ...retired,
      }),
    )
    .optional(),
  customers: z.array(coded.extend(retired)).optional(),
  jobTitles: z
    .array(z.object({ jobCode: z.string(), jobDesc: z.string(), deptCode: z.string(), ...retired }))
    .optional(),
  departments: z
    .array(z.object({ deptCode: z.string(), deptDesc: z.string(), ...retired }))
    .optional(),
  /** Equipment, of one's own organisation. */
  assets: z
    .array(
      z.object({
        assetId: z.string(),
        code: z.string(),
        name: z.string(),
        category: z.string(),
        ...retired,
      }),
    )
    .optional(),
})
/** The lookup data that was asked for. */
export type MasterContent = z.infer<typeof masterContent>

/** Answers the asked-for lookup data; without `keys` the dashboard link and the settings. */
export const getMaster = call({
  name: 'master.get',
  method: 'GET',
  path: '/master',
  summary: 'Answers lookup data, the dashboard link and the user settings.',
  status: 'specified',
  source: 'spec 3, master lookup data; spec 7, GET master',
  input: z.object({
    keys: wireList
      .pipe(z.array(z.enum(masterKeys)))
      .default(['myFormDashboardLink', 'userSettings']),
  }),
  content: masterContent,
})

/** Lookup data shared by pages and pickers, and how it is kept. */
export const master = { get: getMaster, ...masterEntryCalls, ...masterImport }
