/** The database that is copied for tests: on the newest schema and empty. */
export const TEMPLATE = 'fettle_template';
