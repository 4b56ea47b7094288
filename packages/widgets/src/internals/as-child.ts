/** The prop that every part with a node takes. */
export interface AsChild {
  /** Renders the part's only child in place of its own node. Default `false`. */
  asChild?: boolean | undefined
}
