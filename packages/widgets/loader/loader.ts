import { warn } from '../src/internals/warn.ts'

/** What the loader leaves on the page. */
export interface Holdpoint {
  /** The release that the tags come from. */
  readonly version: string
  /** Fulfilled when every tag that stood in the page at the start has been dealt with. */
  readonly ready: Promise<void>
  /**
   * Loads tags before they are in the page, or where the loader does not look (closed shadow
   * roots): `Holdpoint.load('hp-user-card')`. Rejects with a sentence when one cannot be had.
   */
  readonly load: (...tags: readonly string[]) => Promise<void>
}

declare global {
  interface Window {
    Holdpoint?: Holdpoint
  }

  // Written in by the build: the release, a mark of its content, and its tags without `hp-`.
  const holdpointVersion: string
  const holdpointMark: string
  const holdpointTags: readonly string[]
}

const asked = new Map<string, Promise<unknown>>()
const awaited = new Set<string>()
/** How often a module could not be had. */
const failures = new Map<string, number>()
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    addedNodes.forEach((node) => {
      // By its number: an element that came over from a frame is of that frame's classes.
      if (node.nodeType === 1) {
        look(node as Element)
      }
    })
  }
})

/** Loads a tag once. What failed is forgotten, so that the next one in the page tries again. */
function ask(tag: string): Promise<unknown> {
  const asking = asked.get(tag) ?? fetchTag(tag)
  asked.set(tag, asking)
  return asking
}

async function fetchTag(tag: string): Promise<unknown> {
  const name = tag.slice(3)
  const present = customElements.get(tag)
  if (present) {
    return (
      Reflect.get(present, 'version') === holdpointVersion ||
      warn(`the page keeps its own <${tag}>.`)
    )
  }
  if (!holdpointTags.includes(name)) {
    return fail(`there is no <${tag}>.`)
  }
  // The mark lets a portal that was built anew under the same version be heard at once. A browser
  // may keep for good that an address failed, so a further try has an address of its own.
  const failed = failures.get(tag)
  const query = `${holdpointMark}${failed ? `&again=${failed}` : ''}`
  const { href, origin } = new URL(`../${holdpointVersion}/${name}.js?${query}`, import.meta.url)
  try {
    return await import(href)
  } catch (error) {
    asked.delete(tag)
    failures.set(tag, (failed ?? 0) + 1)
    return fail(`<${tag}> could not be loaded. Does the page allow script-src ${origin}? ${error}`)
  }
}

function fail(sentence: string): never {
  warn(sentence)
  throw new Error(sentence)
}

/** Looks at an element or a root and all below it, in open shadow roots as well. */
function look(root: Element | Document | ShadowRoot): void {
  const itself = 'localName' in root ? [root] : []
  for (const { localName, shadowRoot } of [...itself, ...root.querySelectorAll('*')]) {
    if (localName.startsWith('hp-')) {
      ask(localName).catch(() => undefined)
    } else if (shadowRoot) {
      watch(shadowRoot)
    } else if (localName.includes('-') && !awaited.has(localName)) {
      // Another team's element may open its root later, without a change that could be observed.
      awaited.add(localName)
      customElements.whenDefined(localName).then(
        () => look(document),
        () => undefined,
      )
    }
  }
}

function watch(root: Document | ShadowRoot): void {
  observer.observe(root, { childList: true, subtree: true })
  look(root)
}

async function start(): Promise<void> {
  watch(document)
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  }
  await Promise.allSettled(asked.values())
}

const before = window.Holdpoint?.version
if (!before) {
  window.Holdpoint = {
    version: holdpointVersion,
    ready: start(),
    load: async (...tags) => {
      await Promise.all(tags.map((tag) => ask(tag.replace(/^(hp-)?/, 'hp-'))))
    },
  }
} else if (before !== holdpointVersion) {
  warn(`the page already loads ${before}, so ${holdpointVersion} was not started.`)
}
