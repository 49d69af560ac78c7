/**
 * What `email_comment` says, by its codes. Those that say what is wrong with the address as it was written come first,
 * then what is only worth knowing, then what the DNS said of its domain.
 */
export const EMAIL_COMMENTS = {
  SeveralAddresses: 'more than one address in the field; the first is suggested',
  TextAround: 'a name, mailto: or other text around the address',
  PunctuationAround: 'quotes, brackets or punctuation around the address',
  SpacesInside: 'white space or invisible characters inside the address',
  FullWidthCharacters: 'letters or signs of double width, as East Asian keyboards give',
  AtSignMistyped: '(at), two @ or another sign where @ belongs',
  DotsMistyped: 'a comma for a dot, two dots together, or a dot at an end',
  TopLevelDomainMistyped: 'no domain ends like that; the nearest ending is suggested',
  DomainMistyped: 'the domain is a slip away from a well-known mail provider, which is suggested',
  NoAtSign: 'there is no @',
  LocalPartMissing: 'nothing before the @',
  LocalPartTooLong: 'more than 64 octets before the @ (RFC 5321, 4.5.3.1.1)',
  LocalPartInvalid: 'characters or dots before the @ that RFC 5321 does not permit there',
  DomainMissing: 'nothing after the @',
  DomainTooLong: 'a domain of more than 253 octets',
  DomainInvalid: 'what follows the @ cannot be a domain',
  DomainWithoutDot: 'a domain of one word cannot be reached from the Internet',
  AddressLiteral: 'an IP address in brackets instead of a domain; hardly any mail server takes it',
  UnknownTopLevelDomain: 'the last part of the domain is no top-level domain',
  TooLong: 'more than 254 octets (RFC 5321, 4.5.3.1.3)',
  SpacesAround: 'white space around a valid address; it is suggested without',
  QuotedLocalPart: 'a quoted name before the @: valid, but many systems refuse it',
  NonAsciiLocalPart:
    'letters beyond ASCII before the @: valid only where all servers on the way know RFC 6531',
  NoMxRecord: 'the domain names no mail server, but has an address, and mail goes there (RFC 5321, 5.1)',
  DomainNotFound: 'the domain does not exist',
  NoMailServer: 'the domain exists, but has neither a mail server nor an address',
  NullMx: 'the domain says that it takes no mail (RFC 7505)',
  DnsTimeout: 'the DNS did not answer in time',
  DnsFailure: 'the DNS could not say (SERVFAIL, REFUSED or a malformed answer)',
} as const;

export type EmailComment = keyof typeof EMAIL_COMMENTS;
