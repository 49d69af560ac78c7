/**
 * The codes of `email_comment`: first mistakes in the address, then remarks on valid addresses, then answers
 * of the DNS about the domain.
 */
export const EMAIL_COMMENTS = {
  SeveralAddresses: 'more than one address in the field; the first is suggested',
  TextAround: 'a name, mailto: or other text around the address',
  PunctuationAround: 'quotes, brackets or punctuation around the address',
  SpacesInside: 'white space or invisible characters inside the address',
  FullWidthCharacters: 'full-width characters, as East Asian keyboards type them',
  AtSignMistyped: '(at), two @ or another character instead of @',
  DotsMistyped: 'a comma instead of a dot, two dots in a row, or a dot at an end',
  TopLevelDomainMistyped: 'no domain has this ending; the nearest ending is suggested',
  DomainMistyped: 'the domain is one slip away from that of a well-known mail provider, which is suggested',
  NoAtSign: 'there is no @',
  LocalPartMissing: 'nothing before the @',
  LocalPartTooLong: 'more than 64 octets before the @ (RFC 5321, 4.5.3.1.1)',
  LocalPartInvalid: 'characters or dots before the @ that RFC 5321 does not permit there',
  DomainMissing: 'nothing after the @',
  DomainTooLong: 'the domain has more than 253 octets',
  DomainInvalid: 'the text after the @ cannot be a domain',
  DomainWithoutDot: 'the domain is a single word, which cannot be reached from the Internet',
  AddressLiteral: 'an IP address in brackets instead of a domain, which hardly any mail server accepts',
  UnknownTopLevelDomain: 'the last part of the domain is not a top-level domain',
  TooLong: 'more than 254 octets (RFC 5321, 4.5.3.1.3)',
  SpacesAround: 'white space around a valid address; the suggestion has none',
  QuotedLocalPart: 'a quoted name before the @: valid, but many systems refuse it',
  NonAsciiLocalPart: 'non-ASCII letters before the @: valid only if all servers on the way support RFC 6531',
  NoMxRecord: 'the domain names no mail server, but has an address, to which mail goes (RFC 5321, 5.1)',
  DomainNotFound: 'the domain does not exist',
  NoMailServer: 'the domain exists but has neither a mail server nor an address',
  NullMx: 'the domain declares that it accepts no mail (RFC 7505)',
  DnsTimeout: 'the DNS did not answer in time',
  DnsFailure: 'the DNS failed (SERVFAIL, REFUSED or a malformed answer)',
} as const;

export type EmailComment = keyof typeof EMAIL_COMMENTS;
