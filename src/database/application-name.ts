/** The name that Fettle's connections carry in `pg_stat_activity`. */
export const APPLICATION_NAME = 'fettle';
