import type { Pictogram } from '@holdpoint/api/vocabulary'

/**
 * The symbols of the nine pictograms, drawn by us on a field of 100 by 100 inside the diamond. Each
 * is one path, filled by the rule of even and odd, so that holes need no colour of their own.
 */
export const ghsSymbols: Readonly<Record<Pictogram, string>> = {
  // A ball that bursts, with its pieces around it.
  explosive:
    'M50 42a13 13 0 1 0 .1 0zM50 22l4 14h-8zM70 30l-7 13-6-5zM30 30l13 8-6 5zM76 50l-13 3v-7zM24 50l13-4v7zM66 70l-9-8 5-5zM34 70l4-13 5 5z',
  // A flame above a line.
  flammable:
    'M52 22c2 12 16 18 16 33a18 18 0 0 1-36 1c0-8 5-12 7-19 5 3 6 7 6 10 6-6 9-15 7-25zM50 70c6 0 8-4 8-8 0-5-4-7-6-12-3 5-10 8-10 13 0 4 3 7 8 7zM34 77h32v4H34z',
  // A flame above a ring.
  oxidizer:
    'M51 18c2 10 12 14 12 25a13 13 0 0 1-4 9 17 17 0 0 0-18 0c-3-3-5-6-5-10 0-6 4-9 5-14 4 2 5 5 5 8 4-5 6-11 5-18zM50 54a14 14 0 1 0 .1 0zM50 60a8 8 0 1 1-.1 0zM34 84h32v-3H34z',
  // A bottle that lies aslant.
  gas: 'M66 26l8 8-4 4 1 1c3 3 3 7 0 10L44 76c-3 3-7 3-10 0l-6-6c-3-3-3-7 0-10l27-27c3-3 7-3 10 0l1 1z',
  // A test tube that drips on a plate and on a hand.
  corrosive:
    'M22 26l26-8 2 8-26 8zM34 38l5 8a5 5 0 1 1-10 0zM36 56l4 7a4 4 0 1 1-8 0zM18 74h34v7H18zM52 26l2-8 26 8-2 8zM66 38l5 8a5 5 0 1 1-10 0zM56 74l6-9 7 6 7-6 8 7v9H56z',
  // A skull and two bones.
  toxic:
    'M50 20c13 0 20 8 20 18 0 7-3 11-8 14v7H38v-7c-5-3-8-7-8-14 0-10 7-18 20-18zM42 36a5 5 0 1 0 .1 0zM58 36a5 5 0 1 0 .1 0zM50 46l3 6h-6zM28 64l4-3 18 8 18-8 4 3-2 4-13 5 13 5 2 4-4 3-18-8-18 8-4-3 2-4 13-5-13-5z',
  // An exclamation mark.
  irritant: 'M44 20h12l-3 40h-6zM50 66a7 7 0 1 0 .1 0z',
  // A chest with a star on it.
  health:
    'M50 16a10 10 0 1 0 .1 0zM30 80V54c0-9 6-15 14-15h12c8 0 14 6 14 15v26h-8V68l-5 5 5 7H38l5-7-5-5v12zM50 44l4 9 10-2-7 8 7 8-10-2-4 9-4-9-10 2 7-8-7-8 10 2z',
  // A bare tree and a fish.
  environment:
    'M36 22l4 12 8-8-4 14 10-3-12 11v20h-6V50l-12-8 10 1-6-12 9 7zM22 76h28v-4H22zM52 70c6-8 16-9 22-3l6-5v16l-6-5c-6 6-16 5-22-3zM60 67a2 2 0 1 0 .1 0z',
}
