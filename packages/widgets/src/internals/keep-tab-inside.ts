import { focusedElement } from './active-element.ts'

const reachable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/**
 * Makes Tab go round inside an open dialog, as the pattern for modal dialogs asks. Without it the
 * browser's own bars are part of the round.
 */
export function keepTabInside(event: KeyboardEvent): void {
  const { currentTarget: box } = event
  if (event.key !== 'Tab' || !isHtml(box)) {
    return
  }
  const stops = stopsIn(box)
  const first = stops[0]
  const last = stops.at(-1)
  const now = focusedElement(box)
  const to = event.shiftKey ? last : first
  if (!to) {
    event.preventDefault()
    box.focus()
  } else if (event.shiftKey ? now === first || now === box : now === last) {
    // The browser alone knows the way into and out of a closed root at the edge.
    if (!isClosed(to) && !(now && isClosed(now))) {
      event.preventDefault()
      to.focus()
    }
  }
}

/**
 * What Tab reaches inside, in the order in which it is drawn: through slots, which show nodes of the
 * page, and the open roots of other elements. One radio button stands for its group.
 */
function stopsIn(box: Element): HTMLElement[] {
  return childrenOf(box).flatMap((node) => {
    const shadow = node.shadowRoot
    // Neither an inert node nor a host taken out of the round lets Tab into what it holds.
    if (node.matches('[inert]') || (shadow && node.matches('[tabindex^="-"]'))) {
      return []
    }
    // A host that delegates the focus takes none itself.
    const isStop = isHtml(node) && !shadow?.delegatesFocus && (isReachable(node) || isClosed(node))
    return isStop ? [node, ...stopsIn(node)] : stopsIn(node)
  })
}

/** The children of a node as they are drawn. */
function childrenOf(node: Element): Element[] {
  if (isSlot(node) && node.assignedNodes().length > 0) {
    return node.assignedElements({ flatten: true })
  }
  return Array.from((node.shadowRoot ?? node).children)
}

function isReachable(node: HTMLElement): boolean {
  return (
    node.matches(reachable) &&
    node.tabIndex >= 0 &&
    !node.matches(':disabled') &&
    isSeen(node) &&
    !isOtherRadio(node)
  )
}

/** Whether an element may have a root that nobody else sees into, with places for Tab in it. */
function isClosed(node: Element): boolean {
  return node.localName.includes('-') && !node.shadowRoot && !node.firstElementChild && isSeen(node)
}

function isSeen(node: Element): boolean {
  return node.checkVisibility({ visibilityProperty: true })
}

function isOtherRadio(node: HTMLElement): boolean {
  if (!node.matches('input[type=radio]:not(:checked)')) {
    return false
  }
  const root = node.getRootNode()
  const name = CSS.escape(node.getAttribute('name') ?? '')
  return isParent(root) && root.querySelector(`input[type=radio][name="${name}"]:checked`) !== null
}

function isParent(node: Node): node is Node & ParentNode {
  return 'querySelector' in node
}

function isSlot(node: Element): node is HTMLSlotElement {
  return 'assignedNodes' in node
}

function isHtml(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'tabIndex' in target && 'focus' in target
}
