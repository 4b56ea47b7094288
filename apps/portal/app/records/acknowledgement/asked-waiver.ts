import { useSearchParams } from '@remix-run/react'
import type { EditAgain } from '../edit-again.ts'

type Asked = { id: string; name: string; isAsked: boolean }

/**
 * Whose waiver the address asks about. Where nothing is asked of them any more it is still shown
 * when it came back, with what was typed.
 */
export function useAskedWaiver(
  people: readonly Asked[] | undefined,
  again: EditAgain | undefined,
): { person: { id: string; name: string }; isOpen: boolean } | undefined {
  const [asked] = useSearchParams()
  if (asked.get('dialog') !== 'waive') {
    return undefined
  }
  const id = asked.get('person')
  const open = people?.find((one) => one.id === id && one.isAsked)
  const person = open ?? again?.known['personId']?.find((one) => one.id === id)
  return person && { person, isOpen: open !== undefined }
}
