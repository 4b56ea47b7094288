/** A box on the screen, in CSS pixels from the window's upper left corner. */
export type Box = { left: number; top: number; width: number; height: number }

/** Where a popover stands beside its anchor. */
export type Side = 'below' | 'above'

/** What is known when a popover looks for its place. */
export type Placing = {
  anchor: Box
  /** The part of the window that can be seen: less than all of it above an on-screen keyboard. */
  view: Box
  /** The size that the popover would like. */
  width: number
  height: number
  isRtl: boolean
  /** The side that it has now; it stays there as long as it fits. */
  side: Side
  /** Whether it would rather cover its anchor than be cut short. Default `false`. */
  isWhole?: boolean
}

/** A popover's place. Above its anchor it is held by its lower edge, so that it may grow upwards. */
export type Place = {
  side: Side
  left: number
  width: number
  /** Its upper edge when below, its lower edge when above. */
  edge: number
  /** How high it may be. */
  room: number
}

/** Between a popover and its anchor. */
export const gap = 4
/** Between a popover and the edge of the window. */
export const margin = 8
/** It is never made lower than this, though it may cover its anchor then. */
export const roomMin = 96

/**
 * Finds a popover's place: below its anchor or above it, where it fits, else where there is more
 * room; with its start edge on that of the anchor, moved inwards where the window ends. What is to
 * be seen whole stays in the window, over its anchor as far as it must.
 */
export function place(placing: Placing): Place {
  const { anchor, view, width, height, isRtl, side, isWhole = false } = placing
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap
  const rooms = {
    below: view.top + view.height - margin - below,
    above: above - view.top - margin,
  }
  const other = side === 'below' ? 'above' : 'below'
  const isBetterThere = rooms[side] < height && rooms[other] > rooms[side]
  const found = isBetterThere ? other : side

  const least = view.left + margin
  const fitting = Math.min(width, view.width - 2 * margin)
  const most = view.left + view.width - margin - fitting
  const wanted = isRtl ? anchor.left + anchor.width - fitting : anchor.left
  const whole = view.height - 2 * margin
  const edge = found === 'below' ? below : above
  const top = view.top + margin
  const seen = Math.min(height, whole)
  // Its edge when it is held by the window, at the upper end and at the lower.
  const [up, low] = found === 'below' ? [top, top + whole - seen] : [top + seen, top + whole]
  return {
    side: found,
    left: Math.max(least, Math.min(wanted, most)),
    width: fitting,
    edge: isWhole ? Math.max(up, Math.min(edge, low)) : edge,
    room: isWhole ? whole : Math.max(rooms[found], roomMin),
  }
}
