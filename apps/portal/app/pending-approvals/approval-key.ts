import { approvalKinds, type ApprovalKind } from '@holdpoint/api'

/** What a button or a tick says of the item that it is about; its number is for the eyes alone. */
export type ApprovalKey = { kind: ApprovalKind; id: string; number: string }

/** An item as one value of a form or an address. */
export function approvalKey({ kind, id, number }: ApprovalKey): string {
  return `${kind}:${id}:${number}`
}

/** Reads `approvalKey` back; null for anything else. */
export function readApprovalKey(value: unknown): ApprovalKey | null {
  const [, named, id, number] =
    (typeof value === 'string' && /^(\w+):(\w{1,40}):([\w-]{1,40})$/.exec(value)) || []
  const kind = approvalKinds.find((one) => one === named)
  return kind === undefined || id === undefined || number === undefined
    ? null
    : { kind, id, number }
}
