import type { AppLoadContext } from '@remix-run/node'

/** Whose profile is asked for, and by whom. */
export type ProfileAsk = {
  context: AppLoadContext
  request: Request
  userId: string
  isOneself: boolean
}

/** How many rows of a kind a profile shows. */
export const profileRows = 10
