import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { page } from '../../lists/listing.ts'
import { contractorOf, personLine } from '../../vocabulary/person.ts'
import { id, text } from '../../wire.ts'
import { emailAddress, emailTyped, personName } from '../accounts/accounts.ts'
import { heldRights } from '../permissions/permissions.records.ts'
import { peopleList, peopleSections } from './people.list.ts'
import { leftWorkNames } from './people.left.ts'
import { hireDay, seatFields, type SeatCode } from './people.seat.ts'
import { employeeTypes } from './people.vocabulary.ts'
import { company } from './people.work.ts'

// The accounts of people, for those who keep them: all of it is ours (decisions 0065 and 0124).

const source = 'decision 0065'

/** A person as those who keep accounts see them. */
export const employee = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  employeeNumber: z.string(),
  employeeTitle: z.string(),
  crew: z.string().nullable(),
  /** YYYY-MM-DD. */
  hireDate: z.string(),
  employeeType: z.enum(employeeTypes),
  /** Whom they work for; null where it is not said. */
  company: company.nullable(),
  /** Active, invited until a password was chosen, left once they were deactivated. */
  state: z.enum(peopleSections),
  rowVersion: z.int(),
})
/** A person as those who keep accounts see them. */
export type Employee = z.infer<typeof employee>

/** A person of the list, with what they may. */
export const listedEmployee = employee.extend({
  /** Null for whoever does not give rights. */
  rights: heldRights.nullable(),
})
/** A person of the list, with what they may. */
export type ListedEmployee = z.infer<typeof listedEmployee>

/** The account of the company's identity provider that a person signs in with. */
const providerLink = z.object({
  /** The provider, by its address. */
  issuer: z.string(),
  linkedAt: z.string(),
})

const code = z.string().nullable()

/** One person with all that can be changed of them. */
export const employeeDetail = employee.extend({
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  manager: personLine.nullable(),
  isSSE: z.boolean(),
  /** Where they are called at work; empty where nobody said it. */
  phone: z.string(),
  /** Accounts of identity providers that they sign in with. */
  providerLinks: z.array(providerLink),
  /** What their seat names of master data, by its code. */
  seat: z.object({
    country: code,
    divisionCode: code,
    lobCode: code,
    jobCode: code,
    crew: code,
    customer: code,
  } satisfies Record<SeatCode, typeof code>),
})
/** One person with all that can be changed of them. */
export type EmployeeDetail = z.infer<typeof employeeDetail>

const named = z.object({ id: z.string(), name: z.string() }).nullable()

/** Where somebody works, as everybody may know it. */
export const employeeSeat = z.object({
  district: named,
  crew: named,
  /** Whom they report to, and whether that one still works here. */
  manager: personLine.extend({ isActive: z.boolean() }).nullable(),
  /** Where they are called at work; empty where nobody said it. */
  phone: z.string(),
  contractorOf,
  /** Whether whoever asks may look whom to call for them in an emergency. */
  mayLookAtContact: z.boolean(),
})

/** What waits for a person by name. */
export const waitingForPerson = z.object({
  /** Whom it goes to once they have left, as far as the rules of each module let them. */
  manager: personLine.nullable(),
  /** Kinds of which something waits. */
  works: z.array(
    z.object({
      name: z.enum(leftWorkNames),
      count: z.int(),
      /** Whether somebody takes it over by the clock; what does not go on is told to those who can act. */
      goesOn: z.boolean(),
    }),
  ),
})
/** What waits for a person by name. */
export type WaitingForPerson = z.infer<typeof waitingForPerson>

const numberTyped = text(40).transform((number) => number.trim())

/** Who a person is to the company. */
export const identityFields = {
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  employeeNumber: numberTyped.pipe(z.string().min(1, 'Enter an employee number.')),
}

/** What making a one-time link answers. */
const invited = z.object({
  userId: z.string(),
  /**
   * The address by which the person chooses a password: answered once, and only where no mail could
   * be sent. Null where a mail has it, and of a post that is repeated.
   */
  link: z.string().nullable(),
})

const list = call({
  name: 'people.list',
  method: 'GET',
  path: '/employees',
  summary: 'Lists the people of the organisation with the state of their accounts.',
  status: 'decided',
  source,
  input: listInput(peopleList),
  content: page(listedEmployee).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const filters = narrowingInput(peopleList).extend(orderingInput(peopleList))

const excel = call({
  name: 'people.excel',
  method: 'GET',
  path: '/employees-excel',
  summary:
    'Answers the address of the filtered people as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source: 'decision 0121',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['forbidden', 'unknown_filter'],
})

const excelFile = call({
  name: 'people.excelFile',
  method: 'GET',
  path: '/employees-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `employees-excel` gave.',
  status: 'decided',
  source: 'decision 0121',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'link_expired', 'unknown_filter'],
})

const get = call({
  name: 'people.get',
  method: 'GET',
  path: '/employee',
  summary: 'Answers one person with the state of their account and where they work.',
  status: 'decided',
  source,
  input: z.object({ userId: id }),
  content: employeeDetail,
  problems: ['forbidden'],
})

const seat = call({
  name: 'people.seat',
  method: 'GET',
  path: '/employee-seat',
  summary: 'Answers where a colleague works and whom they report to.',
  status: 'decided',
  source: 'decision 0124',
  input: z.object({ userId: id }),
  content: employeeSeat,
  problems: ['forbidden'],
})

const companies = call({
  name: 'people.companies',
  method: 'GET',
  path: '/employee-companies',
  summary: 'Lists the companies that people of the organisation work for.',
  status: 'decided',
  source: 'decision 0166',
  input: z.object({}),
  content: z.object({ data: z.array(company) }),
  problems: ['forbidden'],
})

const taken = call({
  name: 'people.taken',
  method: 'GET',
  path: '/employee-taken',
  summary: 'Answers which of an address and an employee number somebody has already.',
  status: 'decided',
  source: 'decision 0140',
  // No more often than a person can be added, which would tell the same.
  rate: 'write',
  input: z.object({
    email: emailTyped.default(''),
    employeeNumber: numberTyped.default(''),
    exceptId: id.optional(),
  }),
  content: z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) }),
  problems: ['forbidden'],
})

const add = call({
  name: 'people.add',
  method: 'POST',
  path: '/employees',
  summary: 'Adds a person and invites them to choose a password.',
  status: 'decided',
  source,
  input: z.object({ ...identityFields, ...seatFields }),
  content: invited,
  problems: ['forbidden', 'name_taken'],
})

const edit = call({
  name: 'people.edit',
  method: 'POST',
  path: '/employee-edit',
  summary: 'Changes who a person is and where they work.',
  status: 'decided',
  source: 'decision 0124',
  input: z.object({ userId: id, ...identityFields, ...seatFields, hireDate: hireDay }),
  takesRowVersion: true,
  content: z.object({ userId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'key_not_held', 'name_taken'],
})

const invite = call({
  name: 'people.invite',
  method: 'POST',
  path: '/employee-invite',
  summary: 'Makes a new one-time link for a person; every earlier one is dead.',
  status: 'decided',
  source,
  input: z.object({ userId: id }),
  content: invited,
  problems: ['forbidden', 'key_not_held', 'wrong_state'],
})

const waiting = call({
  name: 'people.waiting',
  method: 'GET',
  path: '/employee-waiting',
  summary: 'Answers what waits for a person by name, and who takes it over once they have left.',
  status: 'decided',
  source: 'decision 0127',
  input: z.object({ userId: id }),
  content: waitingForPerson,
  problems: ['forbidden'],
})

const deactivate = call({
  name: 'people.deactivate',
  method: 'POST',
  path: '/employee-deactivate',
  summary: 'Takes a person’s account away: every session and link of theirs ends at once.',
  status: 'decided',
  source,
  input: z.object({ userId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'own_rights', 'key_not_held', 'last_admin'],
})

const reactivate = call({
  name: 'people.reactivate',
  method: 'POST',
  path: '/employee-reactivate',
  summary: 'Gives a person’s account back, with the rights that it had.',
  status: 'decided',
  source,
  input: z.object({ userId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'key_not_held'],
})

const unlink = call({
  name: 'people.unlink',
  method: 'POST',
  path: '/employee-unlink',
  summary:
    'Removes the link to accounts of identity providers, and ends the sessions of the person.',
  status: 'decided',
  source: 'decision 0141',
  input: z.object({ userId: id }),
  content: z.null(),
  problems: ['forbidden', 'key_not_held', 'wrong_state'],
})

/** Accounts, as they are kept. */
export const peopleAccounts = {
  list,
  excel,
  excelFile,
  get,
  seat,
  companies,
  taken,
  add,
  edit,
  invite,
  waiting,
  deactivate,
  reactivate,
  unlink,
}
