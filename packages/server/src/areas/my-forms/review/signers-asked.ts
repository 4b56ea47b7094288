import type { Asked, FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'
import { hasFilled } from '../my-forms.rules.ts'
import { signersOf, type SignerRow } from './more.queries.ts'
import type { Narrowing } from './narrowing.ts'
import { peopleFor, type Asking } from './people-asked.ts'

/**
 * Who is to sign an entry that is handed in, beside whoever was asked, as its form says. Nobody signs
 * twice, and never its submitter, who hands it in, nor whoever filled it out before. A signature for which nobody is left goes to the
 * administrators, any of whom gives it, and without any the entry is not handed in. Whoever was asked
 * before stays asked, and signers that an entry came with are its own.
 */
export async function signersToAsk(
  { db, person: { shardKey } }: Pick<PersonContext, 'db' | 'person'>,
  entry: Pick<ChangeableEntry, 'id' | 'person_id' | 'filled_before'>,
  { workflow }: FormDefinition,
  narrowing: Narrowing,
): Promise<Asking[]> {
  const signatures = workflow?.signatures ?? []
  if (signatures.length === 0) {
    return []
  }
  const before = (await signersOf(db, shardKey, entry.id)).filter(({ task }) => task === 'sign')
  if (!before.every((one) => isOf(signatures, one))) {
    return []
  }
  const asking: Asking[] = []
  const asked = new Set(before.map(({ person_id: id }) => id))
  for (const [index, signature] of signatures.entries()) {
    const place = index + 1
    if (before.some(({ step }) => step === place)) {
      continue
    }
    const whose = { shardKey, submitterId: entry.person_id, narrowing }
    const found = await peopleFor(db, whose, signature, {
      isOut: (id) => hasFilled(entry, id) || asked.has(id),
    })
    if (found.personIds.length === 0) {
      fail('wrong_state', { message: nobodyFor(signature.meaning) })
    }
    found.personIds.forEach((id) => asked.add(id))
    const { meaning } = signature
    asking.push({ ...found, task: 'sign', meaning, place })
  }
  return asking
}

function isOf(signatures: readonly Asked[], { step, meaning }: SignerRow): boolean {
  return signatures[step - 1]?.meaning === meaning
}

const nobodyFor = (meaning: string) =>
  `Nobody is there to sign as “${meaning}”. Please ask an administrator.`
