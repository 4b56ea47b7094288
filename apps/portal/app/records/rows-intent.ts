/** The field in which conform's buttons say what they ask for. */
export const rowsIntent = '__intent__'
