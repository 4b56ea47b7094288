import { createContext } from 'react'

/** The id of the words, by which the remove button says what it removes. */
export const TagContext = createContext<string | undefined>(undefined)
