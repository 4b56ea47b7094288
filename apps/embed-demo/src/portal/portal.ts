import { createCaller, peopleSearch } from '@holdpoint/api/calls'
import { useMemo, useSyncExternalStore } from 'react'
import { factsOf } from '../registry.ts'

/** Where connected tags ask, and as whom. */
export type PortalSettings = { isOn: boolean; apiBase: string; apiKey: string; token: string }

/** What the portal said when it was tried. */
export type Trial = 'untried' | 'asking' | 'answered' | { problem: string }

const key = 'hp-sandbox-portal'
const off: PortalSettings = { isOn: false, apiBase: '', apiKey: '', token: '' }

let settings = remembered()
let trial: Trial = 'untried'
const listeners = new Set<() => void>()

/** Keeps the settings until the tab closes, and tries them. */
export async function keepPortal(next: PortalSettings): Promise<void> {
  settings = next
  try {
    sessionStorage.setItem(key, JSON.stringify(next))
  } catch {
    // They then hold until the next load.
  }
  if (!next.isOn) {
    tell('untried')
    return
  }
  tell('asking')
  const said = await tried(next)
  if (settings === next) {
    tell(said)
  }
}

function tell(next: Trial): void {
  trial = next
  listeners.forEach((listener) => listener())
}

function remembered(): PortalSettings {
  try {
    const { isOn, apiBase, apiKey, token } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return {
      isOn: isOn === true,
      apiBase: String(apiBase ?? ''),
      apiKey: String(apiKey ?? ''),
      token: String(token ?? ''),
    }
  } catch {
    return off
  }
}

/** One small question: whether address, key and token fit together. */
async function tried({ apiBase, apiKey, token }: PortalSettings): Promise<Trial> {
  const call = createCaller({
    baseUrl: apiBase,
    deviceType: 'embed',
    ...(apiKey === '' ? {} : { apiKey }),
    getToken: () => token || undefined,
  })
  const answer = await call(peopleSearch, { pLimit: 1 })
  if (answer.status === 200) {
    return 'answered'
  }
  return {
    problem: answer.status === 'problem' ? answer.problem.message : answer.message,
  }
}

/** The portal as the previews use it. */
export function usePortal() {
  const now = useSyncExternalStore(subscribe, () => settings)
  const said = useSyncExternalStore(subscribe, () => trial)
  return useMemo(() => {
    const attributes = now.isOn ? ['api-base', 'api-key'] : []
    return {
      settings: now,
      trial: said,
      /** What the copied code names; a token never stands in a page. */
      attributes,
      /** Whether a tag could ask a portal. */
      isConnectable: (node: Element) => 'apiBase' in (factsOf(node.localName)?.settings ?? {}),
      /** Tells a tag where to ask; without a portal the page hands its data in. */
      connect: (node: Element) => {
        if (now.isOn && 'apiBase' in (factsOf(node.localName)?.settings ?? {})) {
          setOrRemove(node, 'api-base', now.apiBase)
          setOrRemove(node, 'api-key', now.apiKey)
          // Not by its attribute: the tag takes that out again, and whoever watches sees no end.
          if (Reflect.get(node, 'token') !== now.token) {
            Reflect.set(node, 'token', now.token)
          }
        }
      },
    }
  }, [now, said])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setOrRemove(node: Element, name: string, value: string): void {
  if (value === '') {
    node.removeAttribute(name)
  } else if (node.getAttribute(name) !== value) {
    node.setAttribute(name, value)
  }
}

if (settings.isOn) {
  void keepPortal(settings)
}
