/**
 * Seconds that an access token of the batch interface lives, unless `FETTLE_TOKEN_SECONDS` says otherwise.
 */
export const ACCESS_TOKEN_SECONDS = 3600;

/** Seconds that a token of the web services lives if its request does not say how long. */
export const USUAL_TOKEN_SECONDS = 3600;

/** The longest life of a token of the web services, in seconds. */
export const LONGEST_TOKEN_SECONDS = 366 * 86_400;
