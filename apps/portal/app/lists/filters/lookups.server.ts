import type { AppLoadContext } from '@remix-run/node'
import { queryCacheMs, type Client, type SessionInfo } from '@holdpoint/api'
import { lookupKeys, type Lookups } from './lookups.ts'

type Kept = { expiresAt: number; answer: Promise<Lookups | null> }

// A process sees many people; those who asked longest ago make room.
const keptCountMax = 500
const kept = new Map<string, Kept>()

/**
 * The master data of a person, asked for at most every five minutes (spec 9). Null when it cannot be
 * had just now: a list then goes without names, and the next page asks again.
 */
export function loadLookups(
  { api, now }: Pick<AppLoadContext, 'api' | 'now'>,
  { user }: SessionInfo,
): Promise<Lookups | null> {
  const at = now().getTime()
  const known = kept.get(user.personId)
  if (known !== undefined && at < known.expiresAt) {
    return known.answer
  }
  const answer = askLookups(api)
  const entry = { expiresAt: at + queryCacheMs, answer }
  kept.delete(user.personId)
  kept.set(user.personId, entry)
  for (const [oldest] of kept) {
    if (kept.size <= keptCountMax) {
      break
    }
    kept.delete(oldest)
  }
  void answer.then((lookups) => {
    if (lookups === null && kept.get(user.personId) === entry) {
      kept.delete(user.personId)
    }
  })
  return answer
}

/** Whoever changes what is looked up has the next page ask anew, whoever looks at it. */
export function forgetLookups(): void {
  kept.clear()
}

async function askLookups(api: Client): Promise<Lookups | null> {
  const answer = await api.master.get({ keys: [...lookupKeys] })
  if (answer.status !== 200) {
    return null
  }
  const { countries, districts, businessUnits, crews, pads, customers, formTypes } = answer.content
  return {
    countries: countries ?? [],
    districts: districts ?? [],
    businessUnits: businessUnits ?? [],
    crews: crews ?? [],
    pads: pads ?? [],
    customers: customers ?? [],
    formTypes: formTypes ?? [],
  }
}
