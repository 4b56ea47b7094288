import { paths } from '../../paths.ts'
import { onDeviceNews } from '../device-news.ts'
import { openDeviceStore } from '../device-store.ts'
import { keptAddress } from './page-address.ts'
import { registerWorker } from './register-worker.ts'
import type { KeepMessage } from './worker-messages.ts'

/** Has the pages kept that somebody looks at. */
export interface PageWatch {
  /** The page shows another address. */
  moved: () => void
  /** These pages are other ones by now. */
  changed: (addresses: readonly string[]) => void
  end: () => void
}

// A list that is passed through is not looked at; a form was opened.
const lookedAtMs = 500
// What was sent when a page was left gets to the server before its copy is asked for.
const headStartMs = 1000

export function watchPages(personId: string, shownAnswer: () => string | null): PageWatch {
  let here = location.href
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let isAsLoaded = true
  let isOver = false
  let told: ServiceWorker | null = null
  const ready = begin()

  /** The person's key is on the device before anything is kept under it. */
  async function begin(): Promise<boolean> {
    if (!(await registerWorker())) {
      return false
    }
    const store = await openDeviceStore(personId, paths.deviceKey())
    if (typeof store === 'string') {
      return false
    }
    store.close()
    return true
  }

  async function ask(
    addresses: readonly string[],
    { afterMs = 0, answer = null }: { afterMs?: number; answer?: string | null } = {},
  ): Promise<void> {
    if (isOver || !(await ready.catch(() => false))) {
      return
    }
    const { active } = await navigator.serviceWorker.ready
    const message: KeepMessage = { kind: 'keep', personId, addresses, afterMs, answer }
    active?.postMessage(message)
    told = active
  }

  function look(): void {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        isDirty = false
        void ask([here], { answer: isAsLoaded ? shownAnswer() : null })
        isAsLoaded = false
      },
      isForm(here) ? 0 : lookedAtMs,
    )
  }

  const onInput = () => {
    isDirty = true
    isAsLoaded = false
  }
  const onSubmit = () => {
    isAsLoaded = false
    if (!isForm(here)) {
      // What was posted has used the keys of the page's forms; its copy gets others.
      void ask([here], { afterMs: headStartMs })
    }
  }
  const onLeave = () => {
    if (document.visibilityState === 'hidden' && isDirty && isForm(here)) {
      isDirty = false
      void ask([here], { afterMs: headStartMs })
    }
  }
  // The first worker takes the page over when it may have been told already: twice is a second copy.
  const onOtherWorker = () => {
    if (told !== null && told !== navigator.serviceWorker.controller) {
      look()
    }
  }
  const endNews = onDeviceNews((news) => {
    if (news === 'locked') {
      isOver = true
    } else if (news !== 'unsent' && isForm(here)) {
      isAsLoaded = false
      look()
    }
  })
  document.addEventListener('input', onInput)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('visibilitychange', onLeave)
  navigator.serviceWorker.addEventListener('controllerchange', onOtherWorker)
  look()
  return {
    moved() {
      const before = here
      here = location.href
      isAsLoaded = false
      if (isForm(before) && keptAddress(new URL(before))?.address !== hereAddress()) {
        // What was done on it, such as submitting it, has made it another page.
        void ask([before], { afterMs: headStartMs })
      }
      look()
    },
    changed(addresses) {
      void ask(addresses.map((address) => new URL(address, location.origin).href))
    },
    end() {
      isOver = true
      clearTimeout(timer)
      endNews()
      document.removeEventListener('input', onInput)
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('visibilitychange', onLeave)
      navigator.serviceWorker.removeEventListener('controllerchange', onOtherWorker)
    },
  }

  function hereAddress(): string | undefined {
    return keptAddress(new URL(here))?.address
  }
}

function isForm(href: string): boolean {
  return keptAddress(new URL(href))?.kind === 'form'
}
