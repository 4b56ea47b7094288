import * as z from 'zod'
import { call } from '../../call.ts'
import { sentences } from '../../sentences.ts'
import { findLengthMax, textLengthMin } from '../../vocabulary/limits.ts'
import { wireInteger, wireList, written } from '../../wire.ts'
import { startableForm } from '../forms/forms.ts'
import {
  foundAction,
  foundEntry,
  foundEquipment,
  foundFile,
  foundHazard,
  foundJsa,
  foundSqr,
  foundLoto,
  foundMessage,
  foundPerson,
  foundQualification,
  foundReview,
  foundSheet,
  foundTopic,
  foundWorkOrder,
  searchKinds,
} from './search.records.ts'

/** How many of each kind are answered unless asked otherwise. */
const usualCount = 5
/** How many of each kind are answered at most. */
const countMax = 20

/** The first of a kind, and whether there are more. */
function firstOf<Found extends z.ZodType>(found: Found) {
  return z.object({ data: z.array(found), hasMore: z.boolean() })
}

const find = call({
  name: 'search.find',
  method: 'GET',
  path: '/search',
  summary:
    'Finds forms, reviews, actions, people, messages, topics, files, sheets, hazards, analyses, lockouts, quality reports, equipment, work orders, qualifications and forms to fill by a text.',
  status: 'decided',
  source: 'spec 7, also listed; spec 5, length messages; decisions 0062 and 0134',
  input: z.object({
    search: written(findLengthMax).trim().min(textLengthMin, sentences.length.atLeast2),
    /** Only these kinds; all of them unless named. */
    kinds: wireList.pipe(z.array(z.enum(searchKinds))).optional(),
    pLimit: wireInteger(1, countMax).default(usualCount),
  }),
  content: z.object({
    entries: firstOf(foundEntry),
    reviews: firstOf(foundReview),
    actions: firstOf(foundAction),
    people: firstOf(foundPerson),
    forms: firstOf(startableForm),
    topics: firstOf(foundTopic),
    messages: firstOf(foundMessage),
    files: firstOf(foundFile),
    sheets: firstOf(foundSheet),
    hazards: firstOf(foundHazard),
    analyses: firstOf(foundJsa),
    lockouts: firstOf(foundLoto),
    qualityReports: firstOf(foundSqr),
    equipment: firstOf(foundEquipment),
    workOrders: firstOf(foundWorkOrder),
    qualifications: firstOf(foundQualification),
    /** Nothing is written as was asked, and this differs by a letter of a word. */
    isNear: z.boolean(),
  }),
})

/** Search over everything that the person may open. */
export const search = { find }
