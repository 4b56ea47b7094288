// What a point is called within a sentence.

/** A point as a sentence names it. */
export type PointName = { tag: string; device: string }

/** A point within a sentence. */
export const pointWords = ({ tag, device }: PointName) => `${tag} ${device}`
