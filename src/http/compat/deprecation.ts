import type { Service } from '../service.ts';

/** The layer has been deprecated since it was introduced: 2026-01-01, in the notation of RFC 9745. */
const DEPRECATED_SINCE = '@1767225600';

/** Path of the migration guide, below the prefix. */
export const GUIDE_PATH = 'migration-guide';

/**
 * The headers of every answer of the layer: `Deprecation` (RFC 9745) and, if the day of its removal is set,
 * `Sunset` (RFC 8594) with a `Link` to the guide.
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
