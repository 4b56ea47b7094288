import * as z from 'zod'

/** Somebody in the directory (spec 3). */
export const person = z.object({
  personId: z.string().min(1),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  employeeTitle: z.string().nullable(),
  position: z.string().nullable(),
  employeeEmail: z.string().nullable(),
  /** A calendar day, without a time. */
  hireDate: z.iso.date().nullable(),
  profileImage: z.string().nullable(),
  /** Short-service employee: the user card shows a badge (spec 1). */
  isSSE: z.boolean(),
})

export type Person = z.infer<typeof person>

/** The company of a contractor, empty where none is named; null of everybody else (decision 0166). */
export const contractorOf = z.string().nullable()

/** Somebody who was looked for, so that a contractor is told from a colleague. */
export const soughtPerson = person.extend({ contractorOf })

export type SoughtPerson = z.infer<typeof soughtPerson>

/** Who wrote a comment: the part of a person that travels with it (spec 3). */
export const personSummary = person.pick({
  personId: true,
  fullName: true,
  firstName: true,
  lastName: true,
  profileImage: true,
  employeeTitle: true,
})

export type PersonSummary = z.infer<typeof personSummary>

/** Somebody, as short as a line of a list needs them. */
export const personLine = personSummary.pick({ personId: true, fullName: true, profileImage: true })

export type PersonLine = z.infer<typeof personLine>

/** The person who is signed in (spec 3). */
export const sessionUser = z.object({
  personId: z.string().min(1),
  name: z.string(),
  firstName: z.string(),
  employeeType: z.string().nullable(),
  profileImage: z.string().nullable(),
})

export type SessionUser = z.infer<typeof sessionUser>
