import type { Asked, FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'
import { signersOf, type SignerRow } from './more.queries.ts'
import { askPeople, peopleFor } from './people-asked.ts'

/**
 * Puts the people behind an entry that is handed in who are to sign it, as its form says. Nobody signs
 * twice, and never its submitter, who hands it in. A signature for which nobody is left goes to the
 * administrators, any of whom gives it, and without any the entry is not handed in. Whoever was asked
 * before stays asked, and signers that an entry came with are its own.
 */
export async function askSigners(
  context: Pick<PersonContext, 'db' | 'person' | 'ports'>,
  entry: Pick<ChangeableEntry, 'id' | 'person_id' | 'started_at'>,
  { workflow }: FormDefinition,
): Promise<void> {
  const signatures = workflow?.signatures ?? []
  if (signatures.length === 0) {
    return
  }
  const { db, person } = context
  const { shardKey } = person
  const before = (await signersOf(db, shardKey, entry.id)).filter(({ task }) => task === 'sign')
  if (!before.every((one) => isOf(signatures, one))) {
    return
  }
  const asked = new Set(before.map(({ person_id: id }) => id))
  for (const [index, signature] of signatures.entries()) {
    const place = index + 1
    if (before.some(({ step }) => step === place)) {
      continue
    }
    const found = await peopleFor(db, { shardKey, submitterId: entry.person_id }, signature, {
      isOut: (id) => id === entry.person_id || asked.has(id),
    })
    if (found.personIds.length === 0) {
      fail('wrong_state', { message: nobodyFor(signature.meaning) })
    }
    found.personIds.forEach((id) => asked.add(id))
    const { meaning } = signature
    await askPeople(context, entry, found, { task: 'sign', meaning, place })
  }
}

function isOf(signatures: readonly Asked[], { step, meaning }: SignerRow): boolean {
  return signatures[step - 1]?.meaning === meaning
}

const nobodyFor = (meaning: string) =>
  `Nobody is there to sign as “${meaning}”. Please ask an administrator.`
