import { keptAddress, type KeptAddress } from './page-address.ts'

/** A document as the server answered it, before anybody decides whether it is kept. */
export type HeldDocument = KeptAddress & {
  html: string
  headers: Headers
  /** When it came. */
  at: number
}

/** The documents that were just loaded, so that keeping one need not ask for it once more. */
export interface HeldDocuments {
  hold: (href: string, response: Response) => void
  /** The document of an address that was this very answer, once; null where none came just now. */
  take: (href: string, answer: string) => Promise<HeldDocument | null>
  clear: () => void
}

// A page asks to be kept within two seconds of its load; on a slow device it may take longer.
const heldMs = 30_000
// Several tabs may load at once.
const heldMax = 4

type Held = KeptAddress & { html: Promise<string | null>; headers: Headers; at: number }

export function createHeldDocuments(now: () => number): HeldDocuments {
  let held: Held[] = []

  return {
    hold(href, response) {
      const kept = keptAddress(new URL(href))
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
      if (kept === null || response.status !== 200 || !isPage) {
        return
      }
      const html = response
        .clone()
        .text()
        .catch(() => null)
      const others = held.filter(({ address }) => address !== kept.address)
      held = [{ ...kept, html, headers: response.headers, at: now() }, ...others].slice(0, heldMax)
    },
    async take(href, answer) {
      const asked = keptAddress(new URL(href))
      const found = held.find(({ address }) => address === asked?.address)
      held = held.filter((one) => one !== found)
      const html = found === undefined ? null : await found.html
      return found === undefined ||
        html === null ||
        now() - found.at > heldMs ||
        !html.includes(answer)
        ? null
        : { ...found, html }
    },
    clear() {
      held = []
    },
  }
}
