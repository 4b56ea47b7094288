import * as z from 'zod'
import { call } from '../../call.ts'
import { isTimeZone } from '../../vocabulary/calendar-day.ts'
import { text, written } from '../../wire.ts'

// How a company and its people come to their accounts. The specification knows people who sign in
// and says nothing of how they came to be there; all of this is ours (decision 0065).

/** The fewest signs of a password: it stands alone, without a second factor. */
export const passwordLengthMin = 15
/** The most. */
export const passwordLengthMax = 128

/** A password that somebody chooses: long, of any signs, and not one sign over and over. */
export const newPassword = text(passwordLengthMax, `Use at most ${passwordLengthMax} characters.`)
  .refine(
    (password) => [...password].length >= passwordLengthMin,
    `Use at least ${passwordLengthMin} characters; a short sentence does well.`,
  )
  .refine(
    (password) => new Set(password.toLowerCase()).size >= 6,
    'This is too easy to guess: use more different characters.',
  )

/** What is typed as an email address, as it is kept: small letters, no spaces around it. */
export const emailTyped = text(254).transform((address) => address.trim().toLowerCase())
/** An email address. */
export const emailAddress = emailTyped.pipe(z.email('Enter an email address.'))

/** Somebody's first or last name. */
export const personName = written(100).pipe(z.string().trim().min(1, 'Enter a name.'))

/** A zone that this program can count in, by its name: a bare difference from UTC knows no summer. */
export const timeZone = text(60).refine(
  (zone) => /^[a-z]/iu.test(zone) && isTimeZone(zone),
  'This is not a time zone.',
)

/** What an organisation is called. */
export const organisationName = written(100).pipe(z.string().trim().min(1, 'Enter a name.'))

/** What names an organisation and makes its first administrator. */
const setUpInput = z.object({
  /** What the start of the program printed. */
  code: text(100).pipe(z.string().min(1, 'Enter the code that the start printed.')),
  organisationName,
  timeZone,
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
})

/** Names the organisation and makes its first administrator, once and never again. */
export const setUp = call({
  name: 'accounts.setUp',
  method: 'POST',
  path: '/set-up',
  summary: 'Names the organisation and makes its first administrator, once.',
  status: 'decided',
  source: 'decision 0065',
  rate: 'signIn',
  input: setUpInput,
  content: z.null(),
  problems: ['not_found', 'set_up_code_refused', 'sign_in_throttled'],
})

/** What the secret of a one-time link looks like: anything of this length may be asked for. */
const once = text(100)

/** Sends a link by which a password can be chosen, and answers alike whether or not anybody is known. */
export const forgottenPassword = call({
  name: 'accounts.forgottenPassword',
  method: 'POST',
  path: '/forgotten-password',
  summary: 'Sends a one-time link to an address, if somebody has it; answers alike if nobody does.',
  status: 'decided',
  source: 'decision 0065',
  rate: 'signIn',
  input: z.object({ email: emailAddress }),
  content: z.null(),
  problems: ['sign_in_throttled'],
})

/** Answers whose link this is, for the page on which the password is chosen. Uses nothing up. */
export const oneTimeLink = call({
  name: 'accounts.oneTimeLink',
  method: 'GET',
  path: '/one-time-link',
  summary: 'Answers whose one-time link this is, without using it.',
  status: 'decided',
  source: 'decision 0065',
  rate: 'signIn',
  input: z.object({ once }),
  content: z.object({ purpose: z.enum(['invite', 'reset']), email: z.string() }),
  problems: ['link_used'],
})

/** Uses a one-time link: the password is chosen, the link is dead, every session has ended. */
export const choosePassword = call({
  name: 'accounts.choosePassword',
  method: 'POST',
  path: '/choose-password',
  summary: 'Sets a password by a one-time link, and ends every session of that person.',
  status: 'decided',
  source: 'decision 0065',
  rate: 'signIn',
  input: z.object({ once, password: newPassword }),
  content: z.object({ email: z.string() }),
  problems: ['link_used'],
})

/** Changes one's own password; every other session of the person ends. */
export const changePassword = call({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/change-password',
  summary: "Changes one's own password and ends one's other sessions.",
  status: 'decided',
  source: 'decision 0065',
  input: z.object({
    /** The present one. */
    password: text(256).pipe(z.string().min(1, 'Enter your password.')),
    newPassword,
  }),
  content: z.null(),
  problems: ['sign_in_throttled'],
})

/** How a company and its people come to their accounts. */
export const accounts = { setUp, forgottenPassword, oneTimeLink, choosePassword, changePassword }
