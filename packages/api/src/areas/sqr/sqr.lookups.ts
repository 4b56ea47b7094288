import * as z from 'zod'
import { call } from '../../call.ts'
import { orNone, requiredLine } from '../../fields.ts'
import { listing, page } from '../../lists/listing.ts'
import { sentences } from '../../sentences.ts'
import { sqrCategoryPageSize } from '../../vocabulary/limits.ts'
import { id, text, wireBoolean, wireInteger, written } from '../../wire.ts'
import { category } from '../categories/categories.records.ts'
import { categoryTypes } from '../categories/categories.vocabulary.ts'
import { sqrSeverityLevel, sqrStatus, sqrThresholds } from './sqr.records.ts'
import { sqrPhases } from './sqr.vocabulary.ts'

// What safety quality reports choose from, and how it is set up.

const source = 'spec 7, SQR; decision 0111'

const categories = call({
  name: 'sqr.categories',
  method: 'GET',
  path: '/sqr-categories',
  summary: 'Lists the categories that reports choose from, ten a page unless asked otherwise.',
  status: 'decided',
  source: 'spec 3, categories; spec 7, SQR; spec 9, category page limit; decision 0111',
  input: listing.pick({ pOffset: true }).extend({
    pLimit: wireInteger(1, 200).default(sqrCategoryPageSize),
    type: z.enum(categoryTypes),
    parentCategoryId: id.optional(),
    search: text(200).optional(),
  }),
  content: page(category),
})

const statuses = call({
  name: 'sqr.statuses',
  method: 'GET',
  path: '/sqr-status',
  summary: 'Lists the statuses of reports that whoever asks may see, phase by phase.',
  status: 'decided',
  source: 'spec 3, status config; spec 6, status options; spec 7, SQR; decision 0111',
  input: z.object({ businessUnit: id.optional() }),
  content: z.array(sqrStatus),
})

const saveStatus = call({
  name: 'sqr.saveStatus',
  method: 'POST',
  path: '/sqr-status',
  summary: 'Adds a status of a business unit to a phase, or edits the one that is named.',
  status: 'decided',
  source: 'spec 3, status config; decision 0111',
  input: z.object({
    statusId: id.optional(),
    status: requiredLine(sentences.required.status, 100),
    phase: z.enum(sqrPhases),
    businessUnit: orNone(id),
    isPermissionRequired: wireBoolean.default(false),
    backgroundColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour.'),
    textColor: z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour.'),
    isActive: wireBoolean.default(true),
  }),
  takesRowVersion: true,
  content: z.object({ statusId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})

const severityLevels = call({
  name: 'sqr.severityLevels',
  method: 'GET',
  path: '/sqr-severity-level',
  summary:
    'Answers the severity levels, and from which lost time on an event of a unit is of which.',
  status: 'decided',
  source: 'spec 3, severity thresholds; spec 4; spec 7, SQR; decision 0111',
  input: z.object({}),
  content: z.object({
    levels: z.array(sqrSeverityLevel),
    /** In hours; a unit without a line has no level. */
    thresholds: z.array(sqrThresholds),
  }),
})

const noHours = 'Enter a number of hours from 0 to 9,999, with at most two decimals.'
const someHours = z.number(noHours).min(0, noHours).max(9999, noHours).multipleOf(0.01, noHours)
/** A form sends digits, and an empty one nothing. */
const hours = orNone(
  z.union(
    [
      someHours,
      z
        .string()
        .trim()
        .regex(/^\d{1,4}(\.\d{1,2})?$/, noHours)
        .transform(Number),
    ],
    noHours,
  ),
  noHours,
)

const saveSeverityThresholds = call({
  name: 'sqr.saveSeverityThresholds',
  method: 'POST',
  path: '/sqr-severity-thresholds',
  summary:
    'Sets from which lost time on an event of a business unit is of which level, or that it has no levels.',
  status: 'decided',
  source: 'spec 3, severity thresholds; decision 0111',
  input: z.object({
    businessUnit: id,
    nearMiss: hours,
    level1: hours,
    level2: hours,
  }),
  takesRowVersion: true,
  /** Null where the unit has none from now on. */
  content: sqrThresholds.nullable(),
  problems: ['forbidden'],
})

const masterScat = call({
  name: 'sqr.masterScat',
  method: 'GET',
  path: '/sqr-master-scat',
  summary: 'Answers the whole tree that a SCAT analysis chooses from.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.array(category),
})

const masterNcr = call({
  name: 'sqr.masterNcr',
  method: 'GET',
  path: '/sqr-master-ncr',
  summary: 'Answers the whole tree that a non-conformance chooses from.',
  status: 'decided',
  source,
  input: z.object({}),
  content: z.array(category),
})

const wells = call({
  name: 'sqr.wells',
  method: 'GET',
  path: '/sqr-wells',
  summary: 'Lists wells that reports and analyses have named which one may read, at most fifty.',
  status: 'decided',
  source,
  input: z.object({ padId: id.optional(), search: text(200).optional() }),
  content: z.array(
    z.object({ well: z.string(), apiNumber: z.string(), padId: z.string().nullable() }),
  ),
})

const assets = call({
  name: 'sqr.assets',
  method: 'GET',
  path: '/sqr-assets',
  summary: 'Lists the equipment of a master category, at most fifty.',
  status: 'decided',
  source,
  input: z.object({ category: written(100).optional(), search: text(200).optional() }),
  content: z.array(
    z.object({
      assetId: z.string(),
      code: z.string(),
      name: z.string(),
      category: z.string(),
    }),
  ),
})

/** What reports choose from; part of the SQR area. */
export const sqrLookups = {
  categories,
  statuses,
  saveStatus,
  severityLevels,
  saveSeverityThresholds,
  masterScat,
  masterNcr,
  wells,
  assets,
}
