/** One photo that is kept, as the list of them tells it. */
export type KeptImage = {
  /** The random name of its record. */
  id: string
  address: string
  bytes: number
}

/** What a browser says of its storage; browsers may say nothing. */
export type Storage = { quota?: number | undefined; usage?: number | undefined }

/** No more than this: some hundred photos of the size that phones send. */
export const imagesMaxBytes = 200_000_000

// Of what is free, photos leave three quarters to answers, pages and everybody else.
const shareOfFree = 0.25
// Where the browser does not tell what is free.
const unknownMaxBytes = 50_000_000

/**
 * How much the photos may take up altogether, where those that are kept take up so much; pinned files
 * have as much of their own.
 */
export function imageRoom({ quota, usage }: Storage, keptBytes: number): number {
  if (quota === undefined || usage === undefined) {
    return unknownMaxBytes
  }
  const free = Math.max(0, quota - usage + keptBytes)
  return Math.min(imagesMaxBytes, Math.floor(free * shareOfFree))
}

/** Puts photos first, in their order; those seen longest ago make room. */
export function withImages(
  kept: readonly KeptImage[],
  seen: readonly KeptImage[],
  room: number,
): { images: KeptImage[]; gone: KeptImage[] } {
  const addresses = new Set(seen.map(({ address }) => address))
  const ranked = [...seen, ...kept.filter(({ address }) => !addresses.has(address))]
  let sum = 0
  const images = ranked.filter(({ bytes }) => {
    const fits = sum + bytes <= room
    sum += fits ? bytes : 0
    return fits
  })
  const ids = new Set(images.map(({ id }) => id))
  return { images, gone: [...kept, ...seen].filter(({ id }) => !ids.has(id)) }
}

export const bytesOf = (images: readonly KeptImage[]): number =>
  images.reduce((sum, { bytes }) => sum + bytes, 0)
