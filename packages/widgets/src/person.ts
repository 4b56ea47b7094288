/**
 * Somebody, as the widgets know them (spec 3). Only the first two fields must be there, so a page
 * may hand in what it has; what the calls answer fits as it is.
 */
export type Person = {
  readonly personId: string
  /** What to call the person. */
  readonly fullName: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  /** The job's name, shown below the person's. */
  readonly employeeTitle?: string | null | undefined
  readonly position?: string | null | undefined
  readonly employeeEmail?: string | null | undefined
  /** The calendar day of hiring as `YYYY-MM-DD`. */
  readonly hireDate?: string | null | undefined
  /** The address of a picture. */
  readonly profileImage?: string | null | undefined
  /** Short-service employee: shown with the SSE badge. */
  readonly isSSE?: boolean | null | undefined
}
