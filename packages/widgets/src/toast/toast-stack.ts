const key = Symbol.for('holdpoint.toast-regions')

type Region = { node: HTMLElement; place: (belowPx: number) => void }

/**
 * Gives each region of a page its own place above the ones that came before. The list lies on the
 * root element under a name that all releases of the kit share, so that two of them on one page do
 * not cover each other. Answers how to measure again and how to leave.
 */
export function joinToastStack(node: HTMLElement, place: Region['place']) {
  const root: HTMLElement & { [key]?: Region[] } = node.ownerDocument.documentElement
  const regions = root[key] ?? []
  root[key] = regions
  const region = { node, place }
  regions.push(region)
  const measure = () => {
    let below = 0
    for (const one of regions) {
      one.place(below)
      below += one.node.offsetHeight
    }
  }
  const leave = () => {
    regions.splice(regions.indexOf(region), 1)
    measure()
  }
  return { measure, leave }
}
