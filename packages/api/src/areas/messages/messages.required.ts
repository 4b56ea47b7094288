import type * as z from 'zod'
import { sentences } from '../../sentences.ts'

const { messageFields: field, required } = sentences

/**
 * What is said of each field that a message lacks. The specification names the fields (spec 5); the
 * sentence around a name is that of its other required fields (decision 0075).
 */
export const requiredOfMessage = {
  title: required.title,
  category: required.category,
  image: `Please ${field.image}`,
  description: required.description,
  priority: `Please select ${field.priority}`,
  startsAt: `Please select ${field.start}`,
  endsAt: `Please select ${field.end}`,
  countries: `Please select ${field.country}`,
  districts: `Please select ${field.district}`,
  departments: `Please select ${field.department}`,
  businessUnits: `Please select ${field.businessUnit}`,
  jobTitles: `Please select ${field.jobTitle}`,
} as const

/** What is said of a message, as far as it could be read. */
type Said = { readonly [name in keyof typeof requiredOfMessage]?: unknown }

/** What a message lacks to be sent, in the order of the form, each by its name in the call. */
export function missingOfMessage(said: Said): { path: string; message: string }[] {
  return Object.entries(requiredOfMessage)
    .filter(([name]) => isEmpty(said[name as keyof Said]))
    .map(([path, message]) => ({ path, message }))
}

/**
 * What a message that is to be sent lacks beside a field that is wrong by itself, so that all of it is
 * said at once. Where none is, the server says it, which knows of the picture and of the clock, too.
 */
export function requireRestOfMessage(
  draft: Said & { send?: boolean; messageId?: string },
  context: z.RefinementCtx,
): void {
  if (draft.send !== true) {
    return
  }
  // The title has its own sentence already; whether a message holds a picture is the server's to know.
  const isSaid = ({ path }: { path: string }) =>
    path === 'title' || (path === 'image' && draft.messageId !== undefined)
  for (const { path, message } of missingOfMessage(draft).filter((one) => !isSaid(one))) {
    context.addIssue({ code: 'custom', path: [path], message })
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}
