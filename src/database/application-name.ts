/** Connections carry this name. */
export const APPLICATION_NAME = 'fettle';
