import { createCell, useCell } from '../../ui/cell.ts'

/** The addresses of the files that are being made; a download outlasts the page that asked for it. */
export const running = createCell<ReadonlySet<string>>(new Set())

/** Whether the file at an address is being made. */
export function useIsDownloading(address: string): boolean {
  return useCell(running).has(address)
}
