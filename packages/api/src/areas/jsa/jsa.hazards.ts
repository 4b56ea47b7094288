import * as z from 'zod'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { id, wireInteger, written } from '../../wire.ts'
import { hazardDraft } from './jsa.hazards.input.ts'
import { hazardsList } from './jsa.hazards.list.ts'
import { hazardMoves } from './jsa.hazards.moves.ts'
import { masterHazard, masterHazardDetail, masterHazardWhole } from './jsa.hazards.records.ts'

// The library of hazards that job safety analyses take theirs from. The specification names five
// calls and the fields of the risk; the rest is decision 0105.

const source = 'spec 3 and 7, JSA, master hazards; decision 0105'
const ofHazard = z.object({ masterHazardId: id })
const saved = z.object({ masterHazardId: z.string(), number: z.string(), rowVersion: z.int() })

const list = call({
  name: 'jsa.masterHazards',
  method: 'GET',
  path: '/jsa-master-hazard-list',
  summary: 'Lists the hazards of the library: those in use, drafts, and those that were retired.',
  status: 'decided',
  source,
  input: listInput(hazardsList),
  content: page(masterHazard).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const get = call({
  name: 'jsa.masterHazard',
  method: 'GET',
  path: '/jsa-master-hazard',
  summary: 'Answers a master hazard with its controls, as an analysis takes it.',
  status: 'decided',
  source,
  input: ofHazard,
  content: masterHazardWhole,
  problems: ['forbidden'],
})

const detail = call({
  name: 'jsa.masterHazardDetail',
  method: 'GET',
  path: '/jsa-master-hazard-detail',
  summary: 'Answers a master hazard with all that belongs to it: its history too, fifty a page.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ ...ofHazard.shape, pLimit: wireInteger(1, 200).default(50) }),
  content: masterHazardDetail,
  problems: ['forbidden'],
})

const save = call({
  name: 'jsa.saveMasterHazard',
  method: 'POST',
  path: '/jsa-master-hazard',
  summary: 'Drafts a master hazard, or edits the one that is named.',
  status: 'decided',
  source: 'spec 5, required-field messages; spec 6 and 7, JSA; decision 0105',
  input: z.object({ masterHazardId: id.optional(), ...hazardDraft.shape }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const move = call({
  name: 'jsa.moveMasterHazard',
  method: 'POST',
  path: '/jsa-master-hazard-status',
  summary: 'Moves a master hazard: activate, reviewed, retire, reinstate.',
  status: 'decided',
  source: 'spec 4, status changes; decision 0105',
  input: z.object({
    ...ofHazard.shape,
    event: z.enum(eventNames(hazardMoves)),
    reason: written(500).optional(),
  }),
  takesRowVersion: true,
  content: saved,
  problems: ['forbidden', 'wrong_state'],
})

const remove = call({
  name: 'jsa.removeMasterHazard',
  method: 'DELETE',
  path: '/jsa-master-hazard',
  summary: 'Deletes a draft of a master hazard; one that is or was in use is retired instead.',
  status: 'decided',
  source: 'spec 6 and 7, JSA; decision 0105',
  input: ofHazard,
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

/** The library of hazards; part of the JSA area. */
export const jsaHazards = {
  masterHazards: list,
  masterHazard: get,
  masterHazardDetail: detail,
  saveMasterHazard: save,
  moveMasterHazard: move,
  removeMasterHazard: remove,
}
