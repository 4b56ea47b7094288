import * as z from 'zod'
import { call } from '../../call.ts'
import { sentences } from '../../sentences.ts'
import { furtherLanguages } from '../../vocabulary/languages.ts'
import { id, wireInteger } from '../../wire.ts'
import { messageDraft } from './messages.input.ts'

// What a message says in further languages. Each reader has it in their own; it is acknowledged once
// for all of them.

const source = 'spec 2, message center; decision 0089'
const named = z.object({ messageId: id, language: z.enum(furtherLanguages) })

const saveText = call({
  name: 'messages.saveText',
  method: 'POST',
  path: '/message-texts',
  summary: 'Says what a message says in a further language.',
  status: 'decided',
  source,
  input: named.extend({
    title: messageDraft.shape.title,
    description: messageDraft.shape.description.refine(
      (text) => text !== '',
      sentences.required.description,
    ),
    /** The edition of the message that it says; left out, the present one. */
    edition: wireInteger(1, 2_147_483_647).optional(),
  }),
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const removeText = call({
  name: 'messages.removeText',
  method: 'DELETE',
  path: '/message-texts',
  summary: 'Takes back what a message says in a further language.',
  status: 'decided',
  source,
  input: named,
  content: z.null(),
  problems: ['forbidden', 'wrong_state', 'not_found'],
})

/** What a message says in further languages. */
export const messageTextCalls = { saveText, removeText }
