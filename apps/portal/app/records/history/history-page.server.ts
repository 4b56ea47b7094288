const pageSize = 50

/** Which part of a long list under a record an address asks for; nonsense asks for its beginning. */
export function askedPart(request: Request): { pOffset: number; pLimit: number } {
  const older = new URL(request.url).searchParams.get('older') ?? ''
  return { pOffset: /^\d{1,6}$/.test(older) ? Number(older) : 0, pLimit: pageSize }
}

/** From where the rest is read; undefined where nothing is left. */
export function restOf(
  { pOffset }: { pOffset: number },
  { data, totalRecords }: { data: readonly unknown[]; totalRecords: number },
): number | undefined {
  const next = pOffset + data.length
  return next < totalRecords ? next : undefined
}
