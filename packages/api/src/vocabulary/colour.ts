/** A solid colour with the ink that reads on it: tokens first, hex where no sheet is loaded. */
export type SignColour = {
  /** Custom property of the ground, such as `--hp-severity-1`. */
  token: string
  hex: string
  /** Custom property of the text on it. */
  inkToken: string
  inkHex: string
}
