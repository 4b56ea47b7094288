/** How many rows of an import a page shows. */
export const importPageSize = 50
