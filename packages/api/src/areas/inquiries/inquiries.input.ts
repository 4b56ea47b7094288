import * as z from 'zod'
import { requiredLine } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { written } from '../../wire.ts'
import { inquiryCategories, inquiryPriorities } from './inquiries.vocabulary.ts'

const { length, required } = sentences

const site = 'http://x'

/**
 * Whether a text is a path of one's own site, however a browser reads it: `/.//elsewhere` and a tab
 * after the first slash lead to another one.
 */
function isOwnPath(text: string): boolean {
  const isPlain = [...text].every((character) => character > ' ' && character !== '\\')
  if (!isPlain || !/^\/(?!\/)/u.test(text) || !URL.canParse(text, site)) {
    return false
  }
  const { origin, pathname } = new URL(text, site)
  return origin === site && !pathname.startsWith('//')
}

/** What is asked of the administrators. */
export const inquiryDraft = z.object({
  subject: requiredLine(required.title),
  description: z
    .string(required.description)
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .min(1, { error: required.description, abort: true })
    .min(2, length.atLeast2)
    .pipe(written(1000)),
  category: z.enum(inquiryCategories, 'Please choose one of these.').default('other'),
  priority: z.enum(inquiryPriorities, 'Please choose one of these.').default('normal'),
  /** The page that it is about: a path of the portal, never another site. */
  page: written(500)
    .nullish()
    .transform((text) => text?.trim() ?? '')
    .refine((path) => path === '' || isOwnPath(path), 'Enter a page of the portal.'),
})
/** What is asked of the administrators. */
export type InquiryDraft = z.output<typeof inquiryDraft>

/** A text below an inquiry. */
export const replyText = z
  .string('Please enter a text.')
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .min(1, { error: 'Please enter a text.', abort: true })
  .pipe(written(1000))
