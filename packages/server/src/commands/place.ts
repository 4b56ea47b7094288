import { resolve } from 'node:path'
import * as z from 'zod'

/** Where an operator's Holdpoint keeps what it keeps. */
export type Place = {
  databaseUrl: string | undefined
  dataDir: string
  /** SESSION_SECRET; without it the secret lies in the data folder. */
  secret: string | undefined
  /** Where people open the portal, for links that are handed to them. */
  origin: string
  /** What paths that were typed are relative to. */
  folder: string
}

/** The environment cannot be read. The message is one sentence. */
export class BadPlace extends Error {
  override name = 'BadPlace'
}

/** The variables that say where things are kept. */
export const placeEnvironment = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.')
    .optional(),
  HOLDPOINT_DATA_DIR: z.string().min(1).default('.holdpoint'),
  SESSION_SECRET: z.string().optional(),
  PUBLIC_ORIGIN: z
    .url('PUBLIC_ORIGIN must be an address such as https://holdpoint.example.')
    .optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number.')
    .default('3000'),
})

/** Reads the same variables as `npm start`; `BadPlace` says which one is wrong. */
export function readPlace(env: Readonly<Record<string, string | undefined>>): Place {
  // An empty variable is the same as none.
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const { data, error } = placeEnvironment.safeParse(Object.fromEntries(given))
  if (data === undefined) {
    throw new BadPlace(error.issues[0]?.message ?? 'The environment could not be read.')
  }
  return {
    databaseUrl: data.DATABASE_URL,
    dataDir: resolve(data.HOLDPOINT_DATA_DIR),
    secret: data.SESSION_SECRET,
    origin: new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).origin,
    // npm runs its scripts in the folder of the project and says where it was called from.
    folder: resolve(env['INIT_CWD'] ?? '.'),
  }
}
