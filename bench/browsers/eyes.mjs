/* global document, innerHeight, innerWidth, location, Node -- what is evaluated runs in the page */

/**
 * What a person looks for: a role, how its name begins, and the part of the page that it stands in.
 * While a dialog is open nothing else is there.
 */
function find({ role, name = '', within, saying = '' }) {
  const selectors = {
    ...{ link: 'a[href]', button: 'button', menu: 'summary', option: '[role=option]' },
    ...{ radio: 'input[type=radio]', tick: 'input[type=checkbox]' },
    ...{ field: 'input:not([type=file]), textarea, select', picture: 'img, svg, [role=img]' },
    ...{ drawing: 'canvas', heading: 'h1, h2, h3' },
  }
  const clean = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element) =>
    clean(
      element.getAttribute('aria-label') ??
        (element.labels?.length > 0
          ? [...element.labels].map(({ textContent }) => textContent).join(' ')
          : (element.getAttribute('alt') ?? element.textContent)),
    )
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const parts =
    within === undefined
      ? [top]
      : [top, ...top.querySelectorAll(within)]
          .filter((part) => part !== document && part.matches(within))
          .filter(({ textContent }) => textContent.includes(saying))
  return parts
    .flatMap((part) => [...part.querySelectorAll(selectors[role] ?? role)])
    .find((element) => isShown(element) && nameOf(element).startsWith(name))
}

/** Where it can be pressed, or what lies over it there. */
function pointOf(what) {
  const element = find(what)
  if (element === undefined) {
    return { missing: true }
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  const x = Math.round((Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2)
  const y = Math.round((Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2)
  const hit = document.elementFromPoint(x, y)
  const isOver = hit !== null && !element.contains(hit) && hit.closest('label')?.control !== element
  const size = [box.width, box.height].map(Math.round)
  return { x, y, size, over: isOver ? hit.outerHTML.slice(0, 120) : null }
}

/** Which way the keyboard's focus has to go to reach it. */
function wayTo(what) {
  const element = find(what)
  const now = document.activeElement ?? document.body
  if (element === undefined) {
    return 'missing'
  }
  if (now === element) {
    return 'here'
  }
  if (element.type === 'radio' && now.type === 'radio' && now.name === element.name) {
    return 'in the group'
  }
  const isBehind = now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBehind && now !== document.body ? 'back' : 'on'
}

/** Whether a text can be seen. */
function shows(text) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  return [top, document.body].some((part) => part?.innerText.includes(text) === true)
}

function isChecked(what) {
  return find(what)?.checked === true
}

function valueOf(what) {
  return find(what)?.value
}

function wordsOf(what) {
  return find(what)?.textContent
}

function address() {
  return `${location.pathname}${location.search}`
}

const withFind = (work) => `(...given) => { ${find}; return (${work})(...given) }`

export const eyes = {
  address,
  shows,
  isThere: withFind((what) => find(what) !== undefined),
  ...{ pointOf: withFind(pointOf), wayTo: withFind(wayTo) },
  ...{ isChecked: withFind(isChecked), valueOf: withFind(valueOf), wordsOf: withFind(wordsOf) },
}
