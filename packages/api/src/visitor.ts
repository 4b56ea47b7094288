import { optionalLine } from './fields.ts'

// Somebody without an account, named by hand: a visitor of a job, or who works for another company.

/** What names them. */
export const visitorFields = { name: optionalLine(150), company: optionalLine(150) }

/** What somebody is called, with the company of who has no account. */
export const calledOf = ({ name, company }: { name: string; company: string }): string =>
  company === '' ? name : `${name} (${company})`
