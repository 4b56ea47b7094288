/** The parts of a lockout, of which its page shows one. */
export const lotoPanes = ['points', 'locks', 'plan', 'history'] as const
type LotoPane = (typeof lotoPanes)[number]

/** Where on the page of a lockout one is: at one of its points, or on another pane. */
export type LotoAt = {
  pane?: Exclude<LotoPane, 'points'> | undefined
  point?: string | undefined
}

/** The pane that the address of a request asks for. */
export function askedPane(request: Request): LotoPane {
  const pane = new URL(request.url).searchParams.get('pane')
  return lotoPanes.find((one) => one === pane) ?? 'points'
}

/** Where on the page the address of a request is. */
export function askedAt(request: Request): LotoAt {
  const pane = askedPane(request)
  const point = new URL(request.url).searchParams.get('point') ?? undefined
  return pane === 'points' ? { point } : { pane }
}
