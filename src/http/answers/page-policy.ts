/** The sources of a page by directive, beyond those that every page has. */
export type PageSources = Readonly<Record<`${string}-src`, string>>;

/**
 * The content security policy of a page (W3C, Content Security Policy Level 3). Everything on the page comes
 * from this service, no script is inline, and no other site may frame the page.
 *
 * @param sources replaces or adds sources, such as `{ 'font-src': "'self' data:" }`
 */
export function pagePolicy(sources: PageSources = {}): string {
  const own = { 'script-src': "'self'", 'style-src': "'self'", 'img-src': "'self'", 'connect-src': "'self'" };
  return [
    "default-src 'none'",
    ...Object.entries({ ...own, ...sources }).map(([directive, allowed]) => `${directive} ${allowed}`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The directive that lets no script write HTML or scripts into the page from texts. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'";
