import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text } from '../../wire.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'
import { action, actionLine } from '../actions/actions.records.ts'

// The actions of an entry: those that were raised on it, and those of others that it was linked with.

const source = 'spec 7, my forms (more); decision 0055'
const ofEntry = z.object({ myFormId: id })

/** The actions that were raised on an entry. */
export const entryActions = call({
  name: 'myForms.actions',
  method: 'GET',
  path: '/my-form-actions',
  summary: 'Lists the actions that were raised on an entry, oldest first.',
  status: 'decided',
  source,
  input: ofEntry,
  content: z.array(action),
  problems: ['forbidden'],
})

/** The actions that an entry is linked with. */
export const linkedActions = call({
  name: 'myForms.linkedActions',
  method: 'GET',
  path: '/my-form-linked-actions',
  summary:
    'Lists the actions of other records that an entry is linked with, if they are open to you.',
  status: 'decided',
  source,
  input: ofEntry,
  content: z.array(actionLine.extend({ questionKey: z.string().nullable() })),
  problems: ['forbidden'],
})

/** Links an action with an entry, instead of raising a second one about the same thing. */
export const linkAction = call({
  name: 'myForms.linkAction',
  method: 'POST',
  path: '/my-form-action-link',
  summary: 'Links an open action with an entry, at one of its questions if one is named.',
  status: 'decided',
  source,
  input: ofEntry.extend({ actionId: id, questionKey: text(questionKeyMax).optional() }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})
