import type { SqrDetail, SqrPartName } from '@holdpoint/api'

/** Whether whoever reads a report may write a part of it now; a non-conformance also while it is watched. */
export function mayWrite(
  can: Pick<SqrDetail['can'], 'edit' | 'editNcr'>,
  part: SqrPartName,
): boolean {
  return part === 'ncr' ? can.editNcr : can.edit
}
