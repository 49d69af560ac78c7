import type { Service } from '../service.ts';

/** Since when the layer is deprecated: since it was there. 2026-01-01, as RFC 9745 writes a date. */
const DEPRECATED_SINCE = '@1767225600';

/** Where the layer serves its migration guide, below its prefix. */
export const GUIDE_PATH = 'migration-guide';

/**
 * The headers of every answer of the layer: `Deprecation` (RFC 9745) and, once the day of its removal is set, `Sunset` (RFC 8594)
 * with a `Link` to the guide.
 */
export function deprecationHeaders({
  settings,
  publicUrl,
}: Pick<Service, 'settings' | 'publicUrl'>): Readonly<Record<string, string>> {
  const { compatPrefix, compatSunset } = settings;
  if (compatSunset === undefined) return { deprecation: DEPRECATED_SINCE };
  const guide = `<${publicUrl()}/${compatPrefix}/${GUIDE_PATH}>`;
  const links = ['deprecation', 'sunset'].map(
    (relation) => `${guide}; rel="${relation}"; type="text/markdown"`,
  );
  return { deprecation: DEPRECATED_SINCE, sunset: compatSunset.toUTCString(), link: links.join(', ') };
}
