import { parseArgs } from 'node:util'
import { demoEmail } from '../src/areas/auth/demo-people.ts'
import { placeEnvironment } from '../src/commands/place.ts'
import * as z from 'zod'

/** More than this would make the embedded database slow to start, so a server is asked for. */
export const entriesOnEmbeddedMax = 20_000

export const seedUsage = `Usage: npm run seed -- [options]

  --entries N      fill up to N entries, spread over five years (at most 20,000,000);
                   without it, the demo world alone
  --person EMAIL   whose list gets a share of them (${demoEmail('employee')})
  --share PERCENT  that share (3)
  --help           this text

DATABASE_URL names a PostgreSQL server; more than ${entriesOnEmbeddedMax.toLocaleString('en')} entries need one.
Without it the embedded database in HOLDPOINT_DATA_DIR (.holdpoint) is filled.`

// What of it says where rows are kept.
const environment = placeEnvironment.pick({ DATABASE_URL: true, HOLDPOINT_DATA_DIR: true })

const entriesSentence = '--entries takes a whole number from 1 to 20,000,000, such as 1000000.'
const shareSentence = '--share takes a percentage from 0 to 100, such as 3.'

const options = z.object({
  entries: z
    .string()
    .regex(/^\d{1,8}$/, entriesSentence)
    .transform(Number)
    .pipe(z.int().min(1, entriesSentence).max(20_000_000, entriesSentence))
    .optional(),
  person: z.email('--person takes an email address.').toLowerCase().default(demoEmail('employee')),
  share: z
    .string()
    .regex(/^\d{1,3}(\.\d+)?$/, shareSentence)
    .transform(Number)
    .pipe(z.number().min(0, shareSentence).max(100, shareSentence))
    .default(3),
})

export type SeedOptions = {
  databaseUrl: string | undefined
  dataDir: string
  entries: number | undefined
  person: string
  share: number
}

export type ParsedSeedOptions =
  | { kind: 'run'; options: SeedOptions }
  | { kind: 'help' }
  /** One sentence for whoever typed it. */
  | { kind: 'wrong'; message: string }

/** Reads what was typed and what the environment says. */
export function parseSeedOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedSeedOptions {
  const typed = readArguments(args)
  if (typeof typed === 'string') {
    return { kind: 'wrong', message: typed }
  }
  if (typed['help'] === true) {
    return { kind: 'help' }
  }
  // An empty variable is the same as none.
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const surroundings = environment.safeParse(Object.fromEntries(given))
  const read = options.safeParse(typed)
  if (!surroundings.success || !read.success) {
    const issue = surroundings.error?.issues[0] ?? read.error?.issues[0]
    return { kind: 'wrong', message: issue?.message ?? 'The options could not be read.' }
  }
  const { DATABASE_URL: databaseUrl, HOLDPOINT_DATA_DIR: dataDir } = surroundings.data
  if (databaseUrl === undefined && (read.data.entries ?? 0) > entriesOnEmbeddedMax) {
    const most = entriesOnEmbeddedMax.toLocaleString('en')
    return {
      kind: 'wrong',
      message: `More than ${most} entries need a PostgreSQL server: set DATABASE_URL.`,
    }
  }
  return {
    kind: 'run',
    options: { databaseUrl, dataDir, ...read.data, entries: read.data.entries },
  }
}

function readArguments(args: readonly string[]): Record<string, unknown> | string {
  try {
    return parseArgs({
      args: [...args],
      options: {
        entries: { type: 'string' },
        person: { type: 'string' },
        share: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      strict: true,
    }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    return `${reason}.`.replace(/\.\.$/, '.')
  }
}
