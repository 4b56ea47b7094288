/** Where a link within the page leads to the dialog that its address opens. */
export const dialogId = 'dialog'
