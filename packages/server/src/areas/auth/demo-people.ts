import type { Queryable } from '../../db/database.ts'

/** The one password of the demo people. It opens nothing but demo data. */
export const demoPassword = 'hold-the-point-2026'

/** The demo accounts by role, in the order the sign-in page names them. */
export const demoRoles = [
  'employee',
  'colleague',
  'manager',
  'reviewer',
  'approver',
  'admin',
] as const

/** The address of a demo account. */
export function demoEmail(role: (typeof demoRoles)[number]): string {
  return `${role}@holdpoint.example`
}

/** Whether this is what the sign-in page of a demo world says: everybody may know it. */
export function isDemoSignIn(email: string, password: string): boolean {
  return password === demoPassword && demoRoles.map(demoEmail).includes(email)
}

/** Who may sign in to the demo world, for the sign-in page. */
export async function demoPeople(db: Queryable) {
  const emails = demoRoles.map(demoEmail)
  const rows = await db
    .selectFrom('people')
    .select(['email', 'full_name'])
    .where('email', 'in', emails)
    .execute()
  const names = new Map(rows.map((row) => [row.email, row.full_name]))
  const people = demoRoles.flatMap((role) => {
    const name = names.get(demoEmail(role))
    return name === undefined ? [] : [{ role, email: demoEmail(role), name }]
  })
  return people.length === 0 ? null : { password: demoPassword, people }
}
