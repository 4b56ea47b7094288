import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalLine, orNone, requiredLine } from '../../fields.ts'
import { listing, page } from '../../lists/listing.ts'
import { id, text, wireBoolean, wireInteger } from '../../wire.ts'
import { masterCodeMax, masterLists, masterPageSize } from './master.vocabulary.ts'

// The lists of master data, as whoever keeps the settings enters them. The specification reads them
// (`master.get`) and says nothing of how they come to be there: decision 0123.

const source = 'spec 3, master lookup data; decision 0123'
const named = z.object({ id: z.string(), name: z.string() })
const entryOf = z.object({ list: z.enum(masterLists), entryId: id })

/** An entry of one of the lists, with what uses it. */
export const masterEntry = z.object({
  entryId: z.string(),
  /** The number of a pad; of a customer, which has none, empty. */
  code: z.string(),
  name: z.string(),
  country: named.nullable(),
  district: named.nullable(),
  businessUnit: named.nullable(),
  department: named.nullable(),
  customer: named.nullable(),
  /** Of a crew; else empty. */
  colour: z.string(),
  /** Of a machine; else empty. */
  category: z.string(),
  /** It is not offered any more, and goes on naming what it named. */
  isRetired: z.boolean(),
  usage: z.object({
    /** Entries of other lists that lie in it. */
    entries: z.int(),
    people: z.int(),
    /** Whatever else names it, of the organisation that asks. */
    records: z.int(),
  }),
  rowVersion: z.int(),
  can: z.object({ changeCode: z.boolean(), delete: z.boolean() }),
})
/** An entry of one of the lists. */
export type MasterEntry = z.infer<typeof masterEntry>

/** What may be said of an entry; what its list does not have is left aside. */
export const masterEntryDraft = z.object({
  code: z
    .string()
    .overwrite((code) => code.trim())
    .pipe(text(masterCodeMax, `Please enter at most ${masterCodeMax} characters.`))
    .default(''),
  name: requiredLine('Please enter a name.', 100),
  country: orNone(id),
  district: orNone(id),
  businessUnit: orNone(id),
  department: orNone(id),
  customer: orNone(id),
  colour: optionalLine(100),
  category: optionalLine(100),
})
/** What may be said of an entry. */
export type MasterEntryDraft = z.output<typeof masterEntryDraft>

const saved = z.object({ entryId: z.string(), rowVersion: z.int() })

const entries = call({
  name: 'master.entries',
  method: 'GET',
  path: '/master-entries',
  summary: 'Lists the entries of one list of master data, with what uses them.',
  status: 'decided',
  source,
  input: listing.pick({ pOffset: true, search: true }).extend({
    list: z.enum(masterLists),
    entryId: id.optional(),
    isRetired: wireBoolean.optional(),
    pLimit: wireInteger(1, 200).default(masterPageSize),
  }),
  content: page(masterEntry).extend({
    /** Colours or categories that entries of the list have, to be offered again. */
    words: z.array(z.string()),
  }),
  problems: ['forbidden'],
})

const saveEntry = call({
  name: 'master.saveEntry',
  method: 'POST',
  path: '/master-entries',
  summary: 'Adds an entry to a list of master data, or edits the one that is named.',
  status: 'decided',
  source,
  input: z.object({
    list: z.enum(masterLists),
    entryId: id.optional(),
    ...masterEntryDraft.shape,
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'not_found'],
})

const retireEntry = call({
  name: 'master.retireEntry',
  method: 'POST',
  path: '/master-entry-retired',
  summary: 'Retires an entry, so that it is not offered any more, or brings it back.',
  status: 'decided',
  source,
  input: entryOf.extend({ isRetired: wireBoolean }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'not_found'],
})

const removeEntry = call({
  name: 'master.removeEntry',
  method: 'DELETE',
  path: '/master-entries',
  summary: 'Deletes an entry that nothing uses; others are retired.',
  status: 'decided',
  source,
  input: entryOf,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'not_found', 'wrong_state'],
})

/** The calls by which the lists of master data are kept. */
export const masterEntryCalls = { entries, saveEntry, retireEntry, removeEntry }
