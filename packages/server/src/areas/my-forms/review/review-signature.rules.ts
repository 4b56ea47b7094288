import type { FormStatus } from '@holdpoint/api'
import { standingOf, type StepPerson } from './steps.ts'
import { allowed, refused, type Verdict } from '../../../records/verdict.ts'

const notOpen: Readonly<Partial<Record<FormStatus, string>>> = {
  complete: 'This form is complete. It takes no more signatures.',
  reject: 'This form was rejected. It can be signed once it is handed in again.',
}

/** A listed signer signs once, from the moment the entry is handed in until it is decided. */
export function maySign(status: FormStatus, own: StepPerson['status'] | undefined): Verdict {
  switch (own) {
    case undefined:
      return refused('You are not asked to sign this form.')
    case 'done':
      return refused('You have signed this form already.')
    case 'refused':
      return refused('You have refused to sign this form.')
    case 'passed':
      return refused('Somebody else has signed this form already.')
    case 'pending':
      return status === 'in_review' || status === 'approved'
        ? allowed
        : refused(notOpen[status] ?? 'This form is not handed in yet. It can be signed then.')
  }
}

/** What becomes of an entry by a signature: complete with the last of all signatures and approvals. */
export function afterSigning(
  status: FormStatus,
  signers: readonly StepPerson[],
): { status: FormStatus; isSignatureComplete: boolean } {
  const { isApproved, isSigned } = standingOf(signers)
  return { status: isApproved && isSigned ? 'complete' : status, isSignatureComplete: isSigned }
}

/** Those who sign once somebody has: where one signs for all, nobody else has to. */
export function withSignatureOf<Person extends StepPerson>(
  signers: readonly Person[],
  own: Person,
): Person[] {
  return signers.map((each) => {
    if (each.id === own.id) {
      return { ...each, status: 'done' as const }
    }
    return isSparedBy(own, each) ? { ...each, status: 'passed' as const } : each
  })
}

function isSparedBy(own: StepPerson, { task, step, status }: StepPerson): boolean {
  return own.mode === 'any' && task === 'sign' && step === own.step && status === 'pending'
}

/** Whether somebody's signature is the last thing that an entry waits for. */
export function isLastSignature(
  status: FormStatus,
  signers: readonly StepPerson[],
  personId: string,
): boolean {
  const own = signers.find((each) => each.task === 'sign' && each.person_id === personId)
  const isOpen = status === 'in_review' || status === 'approved'
  const afterwards = own === undefined ? signers : withSignatureOf(signers, own)
  return isOpen && afterSigning(status, afterwards).status === 'complete'
}
