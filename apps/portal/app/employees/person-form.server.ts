import { redirect, type AppLoadContext } from '@remix-run/node'
import {
  catalogue,
  type CallOf,
  type Company,
  type EmployeeDetail,
  type ParsedInput,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import type { Choice } from '../records/edit-again.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { formText } from '../ui/form-text.ts'
import { loadCompanies } from './companies.server.ts'
import { mayKeepPeople } from './keeps-people.server.ts'
import { loadSeatOptions, type SeatOptions } from './seat-options.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** What the form of a person begins with. */
export type PersonFormData = {
  start: Record<string, string>
  options: SeatOptions
  companies: readonly Company[]
  managers: readonly Choice[]
  formKey: string
  rowVersion: number
}

/** Leads away whoever keeps no accounts. */
export function requireKeeper({ context, request }: Ask): void {
  if (!mayKeepPeople(requirePerson(context, request).permissions)) {
    throw redirect(paths.noAccess('people'))
  }
}

/** Loads the form that edits a person. */
export async function loadPersonForm(ask: Ask, userId: string) {
  const { context, request } = ask
  requireKeeper(ask)
  const answer = await context.api.people.get({ userId })
  const detail = contentOf(answer, request, { forbidden: 'person' })
  const options = await loadSeatOptions(ask, detail.seat)
  const page: PersonFormData = {
    start: startOf(detail, options),
    options,
    companies: await loadCompanies(ask),
    managers: managersOf(detail),
    formKey: context.mintFormKey(),
    rowVersion: detail.rowVersion,
  }
  return { page, name: detail.fullName }
}

const managersOf = ({ manager }: EmployeeDetail) => (manager === null ? [] : [choiceOf(manager)])

function startOf(detail: EmployeeDetail, options: SeatOptions): PersonFormData['start'] {
  const { firstName, lastName, email, employeeNumber, employeeTitle, position, seat } = detail
  return {
    ...{ firstName, lastName, email, employeeNumber },
    // Each follows the job where it is called like it.
    employeeTitle: employeeTitle === nameOfJob(detail, options) ? '' : employeeTitle,
    position: position === employeeTitle ? '' : position,
    managerId: detail.manager?.personId ?? '',
    hireDate: detail.hireDate,
    isSSE: String(detail.isSSE),
    employeeType: detail.employeeType,
    companyCode: detail.company?.code ?? '',
    companyName: detail.company?.name ?? '',
    phone: detail.phone,
    ...Object.fromEntries(Object.entries(seat).map(([part, code]) => [part, code ?? ''])),
  }
}

/** What the job title of somebody is called. */
function nameOfJob({ seat }: EmployeeDetail, { jobCode }: SeatOptions): string | undefined {
  const jobs = jobCode.flatMap((group) => group.options)
  return jobs.find(([code]) => code === seat.jobCode)?.[1]
}

/** What somebody else has already of what a form says of a person, before the rest of it is whole. */
export async function takenIn(
  { email, employeeNumber }: Record<string, unknown>,
  { context }: Ask,
  exceptId?: string,
) {
  const own = { email: typedIn(email), employeeNumber: typedIn(employeeNumber) }
  const answer = await context.api.people.taken({ ...own, ...(exceptId && { exceptId }) })
  return answer.status === 200 ? answer.content.fields : []
}

const typedIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Takes what the form posts: saves it, or finds people for it. */
export async function takePersonForm(ask: Ask, userId: string) {
  const { context, request } = ask
  const form = await request.formData()
  form.set('userId', userId)
  const submission = readEdit(form, catalogue.people.edit.input)
  const came = {
    reply: submission.reply,
    known: await peopleIn(submission.payload, ['managerId'], ask),
  }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came, await takenIn(submission.payload, ask, userId))
  }
  const companyCode = companyCodeIn(submission.value, form)
  const answer = await context.api.people.edit(
    { ...submission.value, companyCode },
    optionsOf(form),
  )
  if (answer.status === 'problem') {
    const anew = async () => {
      const { page } = await loadPersonForm(ask, userId)
      return { start: page.start, offered: page.managers }
    }
    // Whoever may do less keeps what they have typed, to hand it to somebody who may.
    return answer.problem.name === 'key_not_held'
      ? refusedByCall(came, answer.problem)
      : refusedEdit(answer, came, { request, forbidden: 'person', anew })
  }
  contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.employee(userId), toast)
}

/**
 * The code of the company that a form says. The code that stood there already belongs to the name that
 * stood there: beside another name it is not said, so that nobody comes to a company by the code of another.
 */
function companyCodeIn(
  { companyCode, companyName }: Pick<Draft, 'companyCode' | 'companyName'>,
  form: FormData,
): string | null {
  const before = formText(form, 'companyNameBefore')
  const isOther = before !== '' && companyName !== '' && companyName !== before
  return isOther && companyCode === formText(form, 'companyCodeBefore') ? null : companyCode
}

type Draft = ParsedInput<CallOf<'people.edit'>>
