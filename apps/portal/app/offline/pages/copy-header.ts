/**
 * Asks for a page as a copy to keep, and names whose copy it is. Such a page takes nothing from the
 * browser, such as a message that is said once, and is for nobody else than the named person.
 */
export const copyHeader = 'X-Copy-For'
