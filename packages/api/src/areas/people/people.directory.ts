import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { id, text, wireBoolean, wireInteger } from '../../wire.ts'
import { orNone } from '../../fields.ts'
import { employeeDetail, identityFields } from './people.accounts.ts'
import { hireDay, seatFields } from './people.seat.ts'

// People as the directory of the company keeps them: what SCIM asks for is asked by these calls
// (decision 0142).

const source = 'decision 0142'

/** A person as a directory knows them. */
export const directoryPerson = employeeDetail.extend({
  /** What the directory calls the account; of somebody whom it has not written yet, the address. */
  userName: z.string(),
  /** The directory’s own id of them. */
  externalId: z.string().nullable(),
  /** What their job title is called, and its department; null where none is named. */
  jobTitle: z.string().nullable(),
  department: z.string().nullable(),
})
/** A person as a directory knows them. */
export type DirectoryPerson = z.infer<typeof directoryPerson>

/** What a directory says of an account beside who it is. */
const directoryFields = {
  userName: text(254).pipe(z.string().trim().min(1, 'Enter a user name.')),
  externalId: orNone(text(254)),
  isActive: wireBoolean.default(true),
}

const listDirectory = call({
  name: 'people.listDirectory',
  method: 'GET',
  path: '/directory-people',
  summary: 'Lists people as a directory knows them, whoever has left among them.',
  status: 'decided',
  source,
  input: z.object({
    userId: text(254).optional(),
    userName: text(254).optional(),
    externalId: text(254).optional(),
    email: text(254).optional(),
    employeeNumber: text(254).optional(),
    isActive: wireBoolean.optional(),
    pLimit: wireInteger(1, 200).default(100),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: page(directoryPerson),
  problems: ['forbidden'],
})

const written = z.object({ userId: z.string() })

const addFromDirectory = call({
  name: 'people.addFromDirectory',
  method: 'POST',
  path: '/directory-people',
  summary: 'Adds a person whom a directory knows, and invites them where mail can be sent.',
  status: 'decided',
  source,
  input: z.object({ ...directoryFields, ...identityFields, ...seatFields }),
  content: written,
  problems: ['forbidden'],
})

const editFromDirectory = call({
  name: 'people.editFromDirectory',
  method: 'POST',
  path: '/directory-person-edit',
  summary: 'Changes a person as a directory says; their account ends, or comes back, with it.',
  status: 'decided',
  source,
  input: z.object({
    userId: id,
    ...directoryFields,
    ...identityFields,
    ...seatFields,
    hireDate: hireDay,
  }),
  takesRowVersion: true,
  content: written,
  problems: ['forbidden', 'own_rights', 'key_not_held', 'last_admin'],
})

/** People as a directory keeps them. */
export const peopleDirectory = { listDirectory, addFromDirectory, editFromDirectory }
