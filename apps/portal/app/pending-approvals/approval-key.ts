import { approvalKinds, type ApprovalKind } from '@holdpoint/api'

/**
 * What a button or a tick says of the item that it is about: its version is the one that is shown,
 * its number is for the eyes alone.
 */
export type ApprovalKey = { kind: ApprovalKind; id: string; rowVersion: number; number: string }

/** An item as one value of a form or an address. */
export function approvalKey({ kind, id, rowVersion, number }: ApprovalKey): string {
  return `${kind}:${id}:${rowVersion}:${number}`
}

/** Reads `approvalKey` back; null for anything else. */
export function readApprovalKey(value: unknown): ApprovalKey | null {
  const [, named, id, version, number] =
    (typeof value === 'string' && /^(\w+):(\w{1,40}):(\d{1,9}):([\w-]{1,40})$/.exec(value)) || []
  const kind = approvalKinds.find((one) => one === named)
  return kind === undefined || id === undefined || number === undefined
    ? null
    : { kind, id, rowVersion: Number(version), number }
}
