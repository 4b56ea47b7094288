import * as z from 'zod'
import { call } from '../../call.ts'
import { optionalLine } from '../../fields.ts'
import { id } from '../../wire.ts'
import { phoneField } from './people.work.ts'

// Whom to call when something happened to somebody (decision 0166). Looking at that of somebody else is
// a deed, which their history keeps.

const source = 'decision 0166'

const contact = z.object({ name: z.string(), relation: z.string(), phone: z.string() })

const kept = z.object({
  /** Null where nobody is named. */
  contact: contact.nullable(),
  /** Of what is kept of it; 0 where nothing was yet. */
  rowVersion: z.int(),
})
/** Whom to call for somebody, as it is kept. */
export type EmergencyContact = z.infer<typeof kept>

const ownEmergencyContact = call({
  name: 'people.ownEmergencyContact',
  method: 'GET',
  path: '/own-emergency-contact',
  summary: 'Answers whom to call when something happened to oneself.',
  status: 'decided',
  source,
  input: z.object({}),
  content: kept,
  problems: [],
})

const lookAtEmergencyContact = call({
  name: 'people.lookAtEmergencyContact',
  method: 'POST',
  path: '/employee-emergency-contact-look',
  summary:
    'Answers whom to call when something happened to somebody; their history keeps who asked.',
  status: 'decided',
  source,
  input: z.object({ userId: id }),
  content: kept,
  problems: ['forbidden'],
})

const saveEmergencyContact = call({
  name: 'people.saveEmergencyContact',
  method: 'POST',
  path: '/employee-emergency-contact',
  summary:
    'Says whom to call when something happened to somebody; nobody, where all of it is empty.',
  status: 'decided',
  source,
  input: z.object({
    userId: id,
    name: optionalLine(100),
    relation: optionalLine(100),
    phone: phoneField,
  }),
  takesRowVersion: true,
  content: z.object({ rowVersion: z.int() }),
  problems: ['forbidden'],
})

/** Whom to call for somebody. */
export const peopleContacts = {
  ownEmergencyContact,
  lookAtEmergencyContact,
  saveEmergencyContact,
}
