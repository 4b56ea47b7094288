/** The part of an entry that takes files of the whole, while it is filled. */
export const attachmentsTab = 4
