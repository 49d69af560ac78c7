// biome-ignore-all lint: generated
/**
 * TokenServiceMetadata
 * The metadata.
 */
export interface TokenServiceMetadata {
  issuer: string;
  token_endpoint: string;
  revocation_endpoint: string;
  jwks_uri: string;
  scopes_supported: string[];
  grant_types_supported: string[];
  token_endpoint_auth_methods_supported: string[];
  revocation_endpoint_auth_methods_supported: string[];
  response_types_supported: string[];
  subject_types_supported: string[];
  id_token_signing_alg_values_supported: string[];
}

/**
 * PublicKeys
 * A JWK set.
 */
export interface PublicKeys {
  keys: {
    kty: string;
    n: string;
    e: string;
    kid: string;
    alg: string;
    use: string;
  }[];
}

/**
 * TokenRequest
 * Unknown parameters are ignored; a repeated parameter is refused.
 */
export interface TokenRequest {
  /** Always `client_credentials`. */
  grant_type: string;
  /**
   * `BatchApi`, which is also the default.
   * @default "BatchApi"
   */
  scope?: string;
  /** Required unless HTTP Basic is used. */
  client_id?: string;
  /** Required unless HTTP Basic is used. */
  client_secret?: string;
}

/**
 * Token
 * The token.
 */
export interface Token {
  /** A signed JWT (RFC 9068), to send as `Authorization: Bearer`. */
  access_token: string;
  token_type: "Bearer";
  /** The lifetime of the token, in seconds. */
  expires_in: number;
  scope: string;
}

/**
 * TokenError
 * An error of RFC 6749 section 5.2.
 */
export interface TokenError {
  error:
    | "invalid_request"
    | "invalid_client"
    | "invalid_grant"
    | "unsupported_grant_type"
    | "invalid_scope"
    | "temporarily_unavailable";
  /** What was wrong, for the developer of the client. */
  error_description: string;
}

/**
 * RevocationRequest
 * The client authenticates as at the token endpoint.
 */
export interface RevocationRequest {
  /** The access token to revoke. */
  token: string;
  /** Ignored: every token is an access token. */
  token_type_hint?: string;
  /** Required unless HTTP Basic is used. */
  client_id?: string;
  /** Required unless HTTP Basic is used. */
  client_secret?: string;
}

/**
 * Health
 * The service is healthy.
 */
export interface Health {
  status: "ok";
}

/**
 * Problem
 * A problem document (RFC 9457).
 */
export interface Problem {
  /** A stable URI of the error catalogue. */
  type: string;
  title: string;
  status: number;
  /** What was wrong with this request. */
  detail: string;
  /** The id of this request, to quote when asking for help. */
  instance: string;
  /** Field path → what is wrong with it. */
  errors?: Record<string, string[]>;
}

/**
 * LookupOptions
 * Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well.
 */
export interface LookupOptions {
  /** @default "DefaultFormatter" */
  Formatter?:
    | "DefaultFormatter"
    | "NoOrganisationFormatter"
    | "PAFStandardFormatter";
  /**
   * Lines before the postcode.
   * @default 6
   */
  MaxLines?: number;
  /** @default 40 */
  MaxLineLength?: number;
  /**
   * Reserve the last two lines before the postcode for post town and county.
   * @default true
   */
  FixTownCounty?: boolean;
  /**
   * Put the building alone on the first line.
   * @default false
   */
  FixBuilding?: boolean;
  /**
   * Fill up with empty lines, so that the postcode is always at the same place.
   * @default true
   */
  FixPostcode?: boolean;
  /**
   * Write everything but post town and postcode in title case.
   * @default false
   */
  NormalizeCase?: boolean;
  /**
   * Write the post town in title case.
   * @default false
   */
  NormalizeTownCase?: boolean;
  /**
   * Leave the county out of the lines.
   * @default false
   */
  ExcludeCounty?: boolean;
  /**
   * Use the traditional or administrative county if there is no postal county.
   * @default false
   */
  UseAnyAvailableCounty?: boolean;
  /** Punctuation to leave out of the lines. */
  UnwantedPunctuation?: string;
  /**
   * Include `UniqueReference`.
   * @default false
   */
  IncludeUDPRN?: boolean;
  /**
   * Include `UPRN` in `AdditionalData`, if it is known.
   * @default false
   */
  IncludeUPRN?: boolean;
  /**
   * Include `Location`, and `LatLongType` in `AdditionalData`.
   * @default true
   */
  IncludeLocation?: boolean;
  /**
   * Include addresses that are not yet built.
   * @default false
   */
  IncludeNYB?: boolean;
  /**
   * Include the residences behind one letter box.
   * @default false
   */
  IncludeMR?: boolean;
  /**
   * Gives `Alias` in `AdditionalData`.
   * @default false
   */
  IncludeAliases?: boolean;
  /**
   * Gives `ResultCount` beside `Results`.
   * @default false
   */
  ReturnResultCount?: boolean;
  /** @default "en" */
  PreferredLanguage?: "en" | "cy";
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * GetFullAddressRequest
 * The postcode, and how to return its addresses.
 */
export interface GetFullAddressRequest {
  /** In any letter case, spacing and zero-padding. */
  postcode: string;
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** A building number, building name, sub-building or organisation. Leave it empty for all addresses. */
  building?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * LookupStatus
 * Whether the call succeeded.
 */
export interface LookupStatus {
  Success: boolean;
  /** Null on success. */
  ErrorMessage: string | null;
  /** 0 if the caller is not authenticated. */
  CreditsRemaining: number;
}

/**
 * AddressLines
 * The address as it is printed.
 */
export interface AddressLines {
  /** The postcode is on the last line; lines may be empty. */
  Lines: string[];
}

/**
 * LookupLocation
 * Metres on the national grid; degrees, WGS84.
 */
export interface LookupLocation {
  Easting: number;
  Northing: number;
  GridReference: string;
  Longitude: number;
  Latitude: number;
  CountyCode: string | null;
  County: string | null;
  DistrictCode: string;
  District: string;
  WardCode: string;
  Ward: string;
  Country: string;
  Constituency: string | null;
}

/**
 * AdditionalData
 * A named value.
 */
export interface AdditionalData {
  Name: string;
  Value: string;
}

/**
 * RawAddress
 * The components of an address. Absent text is empty.
 */
export interface RawAddress {
  Organisation: string;
  Department: string;
  AddressKey: number;
  OrganisationKey: number;
  PostcodeType: string;
  /** 0 when absent. */
  BuildingNumber: number;
  SubBuildingName: string;
  BuildingName: string;
  DependentThoroughfareName: string;
  DependentThoroughfareDesc: string;
  ThoroughfareName: string;
  ThoroughfareDesc: string;
  DoubleDependentLocality: string;
  DependentLocality: string;
  /** The post town. */
  Locality: string;
  /** The seven characters of PAF: `M1  1AE`. */
  Postcode: string;
  Dps: string;
  PoBox: string;
  PostalCounty: string;
  TraditionalCounty: string;
  AdministrativeCounty: string;
  CountryISO2: string | null;
  /** The UDPRN, if it was requested. */
  UniqueReference: string | null;
  Location: LookupLocation | null;
  AdditionalData: AdditionalData[];
}

/**
 * LookupResult
 * One address.
 */
export interface LookupResult {
  /** The address as it is printed. */
  Address: AddressLines;
  /** The components of an address. Absent text is empty. */
  RawAddress: RawAddress;
}

/**
 * GetFullAddressAnswer
 * The addresses.
 */
export interface GetFullAddressAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Results: LookupResult[];
  /** Present if the option `ReturnResultCount` is set. */
  ResultCount?: number;
}

/**
 * ValidatePostcodeRequest
 * The postcode, as the user typed it.
 */
export interface ValidatePostcodeRequest {
  /** In any letter case, spacing and zero-padding. */
  postcode: string;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * PostcodeCheck
 * What is known of the postcode.
 */
export interface PostcodeCheck {
  /** Whether the text has the form of a postcode. */
  Valid: boolean;
  /** Whether the postcode, or its repaired form, has addresses. */
  Exists: boolean;
  /** The postcode with one space; null if it is not valid. */
  Postcode: string | null;
  /** If the postcode is not valid: the only existing postcode that it can be a misreading of. */
  Repaired: string | null;
}

/**
 * ValidatePostcodeAnswer
 * The check.
 */
export interface ValidatePostcodeAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: PostcodeCheck | null;
}

/**
 * LocalitiesByNameRequest
 * The terms of the search.
 */
export interface LocalitiesByNameRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The name, or the beginning of it. */
  name: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * LookupItem
 * A line of a list to pick from.
 */
export interface LookupItem {
  /** The text to show in a list. */
  Description: string;
  /** The key for the next request. It is valid until the address file changes. */
  ID: string;
}

/**
 * LookupItems
 * A list to pick from.
 */
export interface LookupItems {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** @maxItems 500 */
  Results: LookupItem[];
  /** The number of results. The list has the first 500 of them. */
  ResultCount: number;
  /** False if the search was too broad to look at everything. `ResultCount` then counts the results that were found. */
  IsComplete: boolean;
}

/**
 * LocalitiesByPostcodeRequest
 * The terms of the search.
 */
export interface LocalitiesByPostcodeRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** A postcode, an outward code, or a sector. */
  postcode: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * StreetsByLocalityKeyRequest
 * The terms of the search.
 */
export interface StreetsByLocalityKeyRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The `ID` of a locality. */
  localityKey: string;
  /** The name of a street or the beginning of it, such as `Stanney Mill Rd` or `high st`. */
  street?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * StreetsByNameRequest
 * The terms of the search.
 */
export interface StreetsByNameRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The name of a post town or locality or the beginning of it, such as `Little Stanney, Chester`. */
  locality?: string;
  /** The name of a street or the beginning of it, such as `Stanney Mill Rd` or `high st`. */
  street?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * AddressesByStreetKeyRequest
 * The terms of the search.
 */
export interface AddressesByStreetKeyRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The `ID` of a street. */
  streetKey: string;
  /** A building number, building name, sub-building or organisation. Leave it empty for all addresses. */
  building?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * AddressesByLocalityKeyRequest
 * The terms of the search.
 */
export interface AddressesByLocalityKeyRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The `ID` of a locality. */
  localityKey: string;
  /** A building number, building name, sub-building or organisation. Leave it empty for all addresses. */
  building?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * FindAddressRequest
 * The terms of the search.
 */
export interface FindAddressRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The name of a post town or locality or the beginning of it, such as `Little Stanney, Chester`. */
  town?: string;
  /** The name of a street or the beginning of it, such as `Stanney Mill Rd` or `high st`. */
  street?: string;
  /** A building number, building name, sub-building or organisation. Leave it empty for all addresses. */
  building?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * FindFullAddressRequest
 * The terms of the search.
 */
export interface FindFullAddressRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The name of a post town or locality or the beginning of it, such as `Little Stanney, Chester`. */
  town?: string;
  /** The name of a street or the beginning of it, such as `Stanney Mill Rd` or `high st`. */
  street?: string;
  /** A building number, building name, sub-building or organisation. Leave it empty for all addresses. */
  building?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * FoundAddresses
 * Addresses in full.
 */
export interface FoundAddresses {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** @maxItems 100 */
  Results: LookupResult[];
  /** Present if the option `ReturnResultCount` is set. */
  ResultCount?: number;
}

/**
 * FetchAddressRequest
 * The terms of the search.
 */
export interface FetchAddressRequest {
  /** The licence to use the address file under. Your account must hold it. */
  licence:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The `ID` of an address, or a UDPRN. */
  addressKey: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * IsValidEmailRequestOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface IsValidEmailRequestOptions {
  /** AssumeInvalid: a domain that names no mail server is Invalid, even if mail would go to the domain itself. */
  MissingMXRecordHandling?: string;
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * IsValidEmailRequest
 * An email address, and how far to check it.
 */
export interface IsValidEmailRequest {
  email: string;
  /**
   * Syntax: the form of the address. MX: also whether the DNS knows a mail server for its domain. Server and Address are checked like MX: Fettle contacts no mail server.
   * @default "MX"
   */
  level?: "Syntax" | "MX" | "Server" | "Address";
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: IsValidEmailRequestOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * IsValidEmailAnswer
 * The verdict.
 */
export interface IsValidEmailAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** Valid, Invalid, or Inconclusive if the DNS gave no answer. */
  Result: string | null;
  /** How far the address was checked: Syntax or MX. */
  Level: string | null;
}

/**
 * EmailCleanseRequestOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface EmailCleanseRequestOptions {
  /** AssumeInvalid: a domain that names no mail server is Invalid, even if mail would go to the domain itself. */
  MissingMXRecordHandling?: string;
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * EmailCleanseRequest
 * An email address, and how far to check it.
 */
export interface EmailCleanseRequest {
  email: string;
  /**
   * Syntax: the form of the address. MX: also whether the DNS knows a mail server for its domain. Server and Address are checked like MX: Fettle contacts no mail server.
   * @default "MX"
   */
  level?: "Syntax" | "MX" | "Server" | "Address";
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: EmailCleanseRequestOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * EmailCleanseAnswer
 * The verdict and its details.
 */
export interface EmailCleanseAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** Valid, Invalid, or Inconclusive if the DNS gave no answer. */
  Result: string | null;
  /** How far the address was checked: Syntax or MX. */
  Level: string | null;
  /** Whether the address may be used as it is. */
  OriginalValid: boolean | null;
  /** Disposable, Role, Free or Business; empty if it is not known. */
  EmailType: string | null;
  /** The address that was probably meant, or empty. */
  SuggestedEmailAddress: string | null;
  /** Codes separated by ;. SeveralAddresses: more than one address in the field; the first is suggested. TextAround: a name, mailto: or other text around the address. PunctuationAround: quotes, brackets or punctuation around the address. SpacesInside: white space or invisible characters inside the address. FullWidthCharacters: full-width characters, as East Asian keyboards type them. AtSignMistyped: (at), two @ or another character instead of @. DotsMistyped: a comma instead of a dot, two dots in a row, or a dot at an end. TopLevelDomainMistyped: no domain has this ending; the nearest ending is suggested. DomainMistyped: the domain is one slip away from that of a well-known mail provider, which is suggested. NoAtSign: there is no @. LocalPartMissing: nothing before the @. LocalPartTooLong: more than 64 octets before the @ (RFC 5321, 4.5.3.1.1). LocalPartInvalid: characters or dots before the @ that RFC 5321 does not permit there. DomainMissing: nothing after the @. DomainTooLong: the domain has more than 253 octets. DomainInvalid: the text after the @ cannot be a domain. DomainWithoutDot: the domain is a single word, which cannot be reached from the Internet. AddressLiteral: an IP address in brackets instead of a domain, which hardly any mail server accepts. UnknownTopLevelDomain: the last part of the domain is not a top-level domain. TooLong: more than 254 octets (RFC 5321, 4.5.3.1.3). SpacesAround: white space around a valid address; the suggestion has none. QuotedLocalPart: a quoted name before the @: valid, but many systems refuse it. NonAsciiLocalPart: non-ASCII letters before the @: valid only if all servers on the way support RFC 6531. NoMxRecord: the domain names no mail server, but has an address, to which mail goes (RFC 5321, 5.1). DomainNotFound: the domain does not exist. NoMailServer: the domain exists but has neither a mail server nor an address. NullMx: the domain declares that it accepts no mail (RFC 7505). DnsTimeout: the DNS did not answer in time. DnsFailure: the DNS failed (SERVFAIL, REFUSED or a malformed answer). */
  Comment: string | null;
}

/**
 * EmailCleanseSimpleRequestOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface EmailCleanseSimpleRequestOptions {
  /** AssumeInvalid: a domain that names no mail server is Invalid, even if mail would go to the domain itself. */
  MissingMXRecordHandling?: string;
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * EmailCleanseSimpleRequest
 * An email address, and how far to check it.
 */
export interface EmailCleanseSimpleRequest {
  email: string;
  /**
   * Syntax: the form of the address. MX: also whether the DNS knows a mail server for its domain. Server and Address are checked like MX: Fettle contacts no mail server.
   * @default "MX"
   */
  level?: "Syntax" | "MX" | "Server" | "Address";
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: EmailCleanseSimpleRequestOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * EmailCleanseSimpleAnswer
 * The verdict and its details.
 */
export interface EmailCleanseSimpleAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** Valid, Invalid, or Inconclusive if the DNS gave no answer. */
  Result: string | null;
  /** How far the address was checked: Syntax or MX. */
  Level: string | null;
  /** Whether the address may be used as it is. */
  OriginalValid: boolean | null;
  /** Disposable, Role, Free or Business; empty if it is not known. */
  EmailType: string | null;
  /** The address that was probably meant, or empty. */
  SuggestedEmailAddress: string | null;
  /** Codes separated by ;. SeveralAddresses: more than one address in the field; the first is suggested. TextAround: a name, mailto: or other text around the address. PunctuationAround: quotes, brackets or punctuation around the address. SpacesInside: white space or invisible characters inside the address. FullWidthCharacters: full-width characters, as East Asian keyboards type them. AtSignMistyped: (at), two @ or another character instead of @. DotsMistyped: a comma instead of a dot, two dots in a row, or a dot at an end. TopLevelDomainMistyped: no domain has this ending; the nearest ending is suggested. DomainMistyped: the domain is one slip away from that of a well-known mail provider, which is suggested. NoAtSign: there is no @. LocalPartMissing: nothing before the @. LocalPartTooLong: more than 64 octets before the @ (RFC 5321, 4.5.3.1.1). LocalPartInvalid: characters or dots before the @ that RFC 5321 does not permit there. DomainMissing: nothing after the @. DomainTooLong: the domain has more than 253 octets. DomainInvalid: the text after the @ cannot be a domain. DomainWithoutDot: the domain is a single word, which cannot be reached from the Internet. AddressLiteral: an IP address in brackets instead of a domain, which hardly any mail server accepts. UnknownTopLevelDomain: the last part of the domain is not a top-level domain. TooLong: more than 254 octets (RFC 5321, 4.5.3.1.3). SpacesAround: white space around a valid address; the suggestion has none. QuotedLocalPart: a quoted name before the @: valid, but many systems refuse it. NonAsciiLocalPart: non-ASCII letters before the @: valid only if all servers on the way support RFC 6531. NoMxRecord: the domain names no mail server, but has an address, to which mail goes (RFC 5321, 5.1). DomainNotFound: the domain does not exist. NoMailServer: the domain exists but has neither a mail server nor an address. NullMx: the domain declares that it accepts no mail (RFC 7505). DnsTimeout: the DNS did not answer in time. DnsFailure: the DNS failed (SERVFAIL, REFUSED or a malformed answer). */
  Comment: string | null;
}

/**
 * NameParts
 * A name in parts.
 */
export interface NameParts {
  title?: string;
  forename?: string;
  middleName?: string;
  surname?: string;
}

/**
 * ParseNameOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface ParseNameOptions {
  /** mixed (default), upper, lower or asis. */
  Case?: string;
  /** The salutation if none can be made from the name. */
  DefaultSalutation?: string;
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * ParseNameRequest
 * A name in any order and notation.
 */
export interface ParseNameRequest {
  /** One text, or the parts. */
  name: string | NameParts;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: ParseNameOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * ParsedName
 * The parts. A missing part is empty.
 */
export interface ParsedName {
  Title: string;
  Forename: string;
  MiddleName: string;
  Surname: string;
  Suffix: string;
}

/**
 * ParseNameAnswer
 * The name. All members are null if the call failed.
 */
export interface ParseNameAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Name: ParsedName | null;
  /** M, F, U if the name does not tell, J for several people, or empty. */
  Gender: string | null;
  FormalSalutation: string | null;
  InformalSalutation: string | null;
  /** The name for an envelope. */
  EnvelopeName: string | null;
  /** Person, Joint, Company or Unknown. */
  NameType: string | null;
}

/**
 * IsValidTelephoneOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface IsValidTelephoneOptions {
  /** A number of any other country is Invalid. */
  RequiredCountry?: string;
  /** For example +441,+447. A number with any other prefix is Invalid. */
  AllowedPrefixes?: string;
  /** For example +4470. A number with one of these prefixes is Invalid. */
  BarredPrefixes?: string;
  /** E164 (default), International or National. */
  DefaultFormatType?: string;
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * IsValidTelephoneRequest
 * A telephone number in any notation.
 */
export interface IsValidTelephoneRequest {
  telephoneNumber: string;
  /**
   * The country of numbers without an international prefix: GB or UK, or a calling code such as 44. `auto` is GB.
   * @default "GB"
   */
  defaultCountry?: string | number;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: IsValidTelephoneOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * TelephoneResult
 * What is known of the number.
 */
export interface TelephoneResult {
  /** The valid number in the requested format, otherwise the text that was sent. */
  TelephoneNumber: string;
  /** Valid, Invalid, or Blank for an empty number. */
  ValidationResult: string;
  /** NumberingPlan: the number is in a range that its country has allocated. Fettle does not ring it. */
  ValidationLevel: string;
  /** Always empty, because numbers move from one provider to another. */
  Provider: string;
  /** Mobile, Landline, LandlineOrMobile, Freephone, Premium, Service, SharedCost, NonGeographic, Personal, Voip, Pager, Voicemail, Unknown or empty. */
  NumberType: string;
  /** The place of a British landline by its area code; the country of any other number. */
  Location: string;
  /** ISO 3166-1, two letters; empty for numbers that belong to no single country. */
  CountryCode: string;
  CountryName: string;
  Extension: string;
  /** Codes separated by ;. LeadingZeroMissing: the 0 before the area code was missing, as spreadsheets drop it; it was added. SpreadsheetNumber: a spreadsheet had turned the number into 4.41234567890E+11 or 1234567890.0; no digit was lost. LettersForDigits: letters O, l or I were typed for 0 and 1. PrefixMended: the international prefix was garbled, as in +01234 or 0+44. PlusMissing: the + before the country code was missing. TextAround: the number was found in a longer text. SeveralNumbers: the field holds more than one number; the first valid one was taken. DramaNumber: the number is reserved for drama, by Ofcom or as 555-01xx in North America; it reaches nobody. NoDigits: there is no number in the field. DigitsLost: a spreadsheet rounded the number (4.47701E+11); the lost digits cannot be known. AreaCodeMissing: a British local number without its area code. Letters: letters instead of digits. TooShort: too few digits. TooLong: too many digits or characters. WrongLength: the country has no numbers with so many digits. UnknownCountryCode: no country has this calling code. NotInUse: the right length, but in no range that the country has allocated. NotANumber: not in the form of a telephone number. */
  Comment: string;
}

/**
 * IsValidTelephoneAnswer
 * The verdict.
 */
export interface IsValidTelephoneAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: TelephoneResult | null;
}

/**
 * GetSupportedCountriesRequest
 * The request.
 */
export interface GetSupportedCountriesRequest {
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * SupportedCountry
 * A country.
 */
export interface SupportedCountry {
  ISO2: string;
  Name: string;
  SupportsGeocoding: boolean;
}

/**
 * SupportedCountries
 * The countries with addresses.
 */
export interface SupportedCountries {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Countries: SupportedCountry[];
  CurrentCountry: string | null;
}

/**
 * SearchPredictiveAddressRequest
 * The request.
 */
export interface SearchPredictiveAddressRequest {
  /** `GB`, the only country. */
  country?: string;
  /** What was typed so far. */
  search: string;
  /** The `SessionID` of the previous answer. */
  session?: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * AddressSuggestion
 * An address, or a place that addresses lie in.
 */
export interface AddressSuggestion {
  /** The text to show. */
  label: string;
  /** The id, for DrillDown if `container` is true, else for Retrieve. */
  value: string;
  /** Whether it is a place or building with several addresses. */
  container: boolean;
  /** How many addresses it has. */
  items: number;
}

/**
 * AddressSuggestions
 * Suggestions, the best first.
 */
export interface AddressSuggestions {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Results: AddressSuggestion[];
  /** The number of results. */
  Count: number;
  /** The session of the request, or a new one. A hint: nothing depends on it. */
  SessionID: string | null;
}

/**
 * DrillDownPredictiveAddressRequest
 * The request.
 */
export interface DrillDownPredictiveAddressRequest {
  /** `GB`, the only country. */
  country?: string;
  /** The `value` of a suggestion. */
  id: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * RetrievePredictiveAddressRequest
 * The request.
 */
export interface RetrievePredictiveAddressRequest {
  /** `GB`, the only country. */
  country?: string;
  /** The `value` of a suggestion. */
  id: string;
  /** Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value that cannot be used leaves the default. A list of `{name, value}` is accepted as well. */
  options?: LookupOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * RetrievedAddress
 * The address in full.
 */
export interface RetrievedAddress {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: LookupResult | null;
}

/**
 * IsUnusableNameOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface IsUnusableNameOptions {
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * IsUnusableNameRequest
 * A name, as one text or in parts.
 */
export interface IsUnusableNameRequest {
  /** One text, or the parts. */
  name: string | NameParts;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: IsUnusableNameOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * IsUnusableNameAnswer
 * The verdict.
 */
export interface IsUnusableNameAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** Why the name cannot be used; empty if it can. */
  Result: "" | "IncompleteName" | "SalaciousName" | "RandomName" | null;
}

/**
 * WrittenAddress
 * An address as it was typed.
 */
export interface WrittenAddress {
  /** In any order; a line may hold several parts, with commas. */
  Lines: string[];
  Town?: string;
  County?: string;
  Postcode?: string;
}

/**
 * CleanAddressOptions
 * The members of `LookupOptions`, which say how to write the address, and some more. Option names match in any letter case; unknown options are ignored.
 */
export interface CleanAddressOptions {
  /** @default "DefaultFormatter" */
  Formatter?:
    | "DefaultFormatter"
    | "NoOrganisationFormatter"
    | "PAFStandardFormatter";
  /**
   * Lines before the postcode.
   * @default 6
   */
  MaxLines?: number;
  /** @default 40 */
  MaxLineLength?: number;
  /**
   * Reserve the last two lines before the postcode for post town and county.
   * @default true
   */
  FixTownCounty?: boolean;
  /**
   * Put the building alone on the first line.
   * @default false
   */
  FixBuilding?: boolean;
  /**
   * Fill up with empty lines, so that the postcode is always at the same place.
   * @default true
   */
  FixPostcode?: boolean;
  /**
   * Write everything but post town and postcode in title case.
   * @default false
   */
  NormalizeCase?: boolean;
  /**
   * Write the post town in title case.
   * @default false
   */
  NormalizeTownCase?: boolean;
  /**
   * Leave the county out of the lines.
   * @default false
   */
  ExcludeCounty?: boolean;
  /**
   * Use the traditional or administrative county if there is no postal county.
   * @default false
   */
  UseAnyAvailableCounty?: boolean;
  /** Punctuation to leave out of the lines. */
  UnwantedPunctuation?: string;
  /**
   * Include `UniqueReference`.
   * @default false
   */
  IncludeUDPRN?: boolean;
  /**
   * Include `UPRN` in `AdditionalData`, if it is known.
   * @default false
   */
  IncludeUPRN?: boolean;
  /**
   * Include `Location`, and `LatLongType` in `AdditionalData`.
   * @default true
   */
  IncludeLocation?: boolean;
  /**
   * Include addresses that are not yet built.
   * @default false
   */
  IncludeNYB?: boolean;
  /**
   * Include the residences behind one letter box.
   * @default false
   */
  IncludeMR?: boolean;
  /**
   * Gives `Alias` in `AdditionalData`.
   * @default false
   */
  IncludeAliases?: boolean;
  /**
   * Gives `ResultCount` beside `Results`.
   * @default false
   */
  ReturnResultCount?: boolean;
  /** @default "en" */
  PreferredLanguage?: "en" | "cy";
  /** For usage reports only. */
  ApplicationName?: string;
  /**
   * Keep names of houses, localities and companies that are not in the address file.
   * @default true
   */
  KeepCherished?: boolean;
  /** The country of the address, as a code of ISO 3166-1 or a name. */
  Country?: string;
  /** Used if `Country` is not sent. */
  DefaultCountryCode?: string;
  /**
   * Gives `CountryName`.
   * @default false
   */
  IncludeCountry?: boolean;
  /**
   * Return `Explanation`: what was compared, and why the winner won.
   * @default false
   */
  Explain?: boolean;
  [key: string]: unknown;
}

/**
 * CleanAddressRequest
 * An address as it was typed.
 */
export interface CleanAddressRequest {
  /** An object with lines, a list of lines, or one text. */
  address: WrittenAddress | string[] | string;
  /** Optional. If it is sent, your account must hold it. */
  licence?:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The members of `LookupOptions`, which say how to write the address, and some more. Option names match in any letter case; unknown options are ignored. */
  options?: CleanAddressOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * CleanedLines
 * The postcode is on the last line. Parts that are not settled stay as they were written.
 */
export interface CleanedLines {
  Lines: string[];
}

/**
 * CleanResult
 * The corrected address.
 */
export interface CleanResult {
  /** The postcode is on the last line. Parts that are not settled stay as they were written. */
  Address: CleanedLines;
  /** The settled components; null if not even the street is settled. */
  RawAddress: RawAddress | null;
  /** The probability, in percent, that `MatchLevel` is right. */
  Confidence: number;
  /** What was corrected or added. */
  Corrections: (
    | "postcodeCorrected"
    | "postcodeAdded"
    | "townCorrected"
    | "townAdded"
    | "localityCorrected"
    | "localityAdded"
    | "streetCorrected"
    | "streetAdded"
    | "premiseCorrected"
    | "premiseAdded"
    | "companyCorrected"
    | "companyAdded"
  )[];
  /** Written parts that are not in the address file. */
  Kept: string[];
}

/**
 * CandidateLines
 * Its lines.
 */
export interface CandidateLines {
  Lines: string[];
}

/**
 * ComparedElement
 * An element of the written address, compared with that of the candidate.
 */
export interface ComparedElement {
  Element:
    | "organisation"
    | "department"
    | "poBox"
    | "subBuilding"
    | "buildingName"
    | "buildingNumber"
    | "dependentThoroughfare"
    | "thoroughfare"
    | "descriptor"
    | "doubleDependentLocality"
    | "dependentLocality"
    | "postTown"
    | "postcode";
  Typed: string;
  Found: string;
  Outcome: "agrees" | "similar" | "differs" | "missing" | "extra";
  Weight: number;
}

/**
 * MatchCandidate
 * An address that was compared.
 */
export interface MatchCandidate {
  /** Its lines. */
  Address: CandidateLines;
  /** The UDPRN. */
  UniqueReference: string | null;
  /** The highest level at which it may match. */
  Level: "Exact" | "Building" | "Street" | "Town" | "None" | "Foreign";
  /** The evidence for it, in bits. */
  Score: number;
  /** How it was found. */
  Source: string;
  Elements: ComparedElement[];
}

/**
 * MatchExplanation
 * The reasons for the match.
 */
export interface MatchExplanation {
  /** Sentences. */
  Reasons: string[];
  /** Best first. */
  Candidates: MatchCandidate[];
}

/**
 * CleanAddressAnswer
 * The corrected address, and how certain each part is.
 */
export interface CleanAddressAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: CleanResult | null;
  /** OK: one delivery point is settled. NOK_Building, NOK_Street, NOK_Town: only the building, street or town is settled. NOK_NoMatch: nothing is settled. NOK_Foreign: the address is abroad. */
  MatchLevel:
    | "OK_Unchanged"
    | "OK_Corrected"
    | "NOK_Building"
    | "NOK_Street"
    | "NOK_Town"
    | "NOK_NoMatch"
    | "NOK_Foreign"
    | null;
  /** The country, if it was requested and is known. */
  CountryName: string | null;
  /** Present if it was requested. */
  Explanation: MatchExplanation | null;
}

/**
 * CleanBusinessAddressRequest
 * An address as it was typed.
 */
export interface CleanBusinessAddressRequest {
  /** An object with lines, a list of lines, or one text. */
  address: WrittenAddress | string[] | string;
  /** The company at the address. */
  company?: string;
  /** Optional. If it is sent, your account must hold it. */
  licence?:
    | "WebServerFull"
    | "WebClickFull"
    | "WebClickThoroughfare"
    | "InternalUserFull"
    | "InternalUserThoroughfare"
    | "InternalServerFull"
    | "InternalServerThoroughfare"
    | "InternalUserFullArea"
    | "SmallUserFull"
    | "Lookup"
    | "FreeTrial";
  /** The members of `LookupOptions`, which say how to write the address, and some more. Option names match in any letter case; unknown options are ignored. */
  options?: CleanAddressOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * CleanBusinessAddressAnswer
 * The corrected address, and how certain each part is.
 */
export interface CleanBusinessAddressAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: CleanResult | null;
  /** OK: one delivery point is settled. NOK_Building, NOK_Street, NOK_Town: only the building, street or town is settled. NOK_NoMatch: nothing is settled. NOK_Foreign: the address is abroad. */
  MatchLevel:
    | "OK_Unchanged"
    | "OK_Corrected"
    | "NOK_Building"
    | "NOK_Street"
    | "NOK_Town"
    | "NOK_NoMatch"
    | "NOK_Foreign"
    | null;
  /** The country, if it was requested and is known. */
  CountryName: string | null;
  /** Present if it was requested. */
  Explanation: MatchExplanation | null;
}

/**
 * CheckTPSOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface CheckTPSOptions {
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * CheckTPSRequest
 * A British telephone number in any notation.
 */
export interface CheckTPSRequest {
  telephoneNumber: string;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: CheckTPSOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * CheckTPSAnswer
 * The result; every member is null if the call failed.
 */
export interface CheckTPSAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: "Registered" | "NotRegistered" | null;
  /** The effective day of the list, such as 2026-11-01. */
  ListDate: string | null;
}

/**
 * CheckCTPSOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface CheckCTPSOptions {
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * CheckCTPSRequest
 * A British telephone number in any notation.
 */
export interface CheckCTPSRequest {
  telephoneNumber: string;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: CheckCTPSOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * CheckCTPSAnswer
 * The result; every member is null if the call failed.
 */
export interface CheckCTPSAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: "Registered" | "NotRegistered" | null;
  /** The effective day of the list, such as 2026-11-01. */
  ListDate: string | null;
}

/**
 * ListedAddress
 * An address in parts.
 */
export interface ListedAddress {
  lines?: string[];
  town?: string;
  county?: string;
  postcode?: string;
  udprn?: string;
}

/**
 * CheckDeceasedOptions
 * Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.
 */
export interface CheckDeceasedOptions {
  /**
   * How much of the name must agree.
   * @default "Personal"
   */
  MatchLevel?: "Surname" | "Initial" | "Forename" | "Personal";
  /** For usage reports only. */
  ApplicationName?: string;
  [key: string]: unknown;
}

/**
 * CheckDeceasedRequest
 * A person at an address.
 */
export interface CheckDeceasedRequest {
  /** One text, or the parts. */
  name: string | NameParts;
  /** One text, lines, or an object of lines and parts. It needs a postcode or a UDPRN. */
  address: string | string[] | ListedAddress;
  /** Entries dated before this day are ignored, for example 2026-11-01. */
  lastTransaction?: string;
  /** Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well. */
  options?: CheckDeceasedOptions;
  /** Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password. */
  username?: string;
  password?: string;
}

/**
 * CheckDeceasedAnswer
 * The result; every member is null if the call failed.
 */
export interface CheckDeceasedAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  Result: "Found" | "NotFound" | null;
  /** The highest level at which the name agrees. */
  MatchLevel: string | null;
  /** The source of the entry. */
  Source: string | null;
  /** The date of the entry; null if the list does not give one. */
  Date: string | null;
  /** The effective day of the list, such as 2026-11-01. */
  ListDate: string | null;
}

/**
 * TokenTerms
 * Your user name and password, and the limits of the token.
 */
export interface TokenTerms {
  username: string;
  password: string;
  /** The IP address or range (`192.0.2.0/24`) that may use the token. */
  clientIp?: string;
  /**
   * When the token expires: within a year. Default: in one hour.
   * @format date-time
   */
  expiresAt?: string;
  /** Web services and methods that may be called with the token, such as `AddressCapture.GetFullAddress`. Default: all. */
  allowedMethods?: string[];
  /**
   * The most credits that the token may spend. Default: no limit.
   * @min 0
   */
  maxCredits?: number;
  /** Look-up options that calls with the token cannot change, by name. */
  options?: Record<string, unknown>;
}

/**
 * TokenAnswer
 * The token, or the reason why the call failed.
 */
export interface TokenAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
  /** Send it as `Authorization: Bearer` with calls of the web services. */
  Jwt: string | null;
}

/**
 * TokenToRevoke
 * Your user name and password, and the token to revoke.
 */
export interface TokenToRevoke {
  username: string;
  password: string;
  /** The token, as returned by GetJWT. */
  jwt: string;
}

/**
 * RevocationAnswer
 * Whether the token was revoked.
 */
export interface RevocationAnswer {
  /** Whether the call succeeded. */
  Status: LookupStatus;
}

/**
 * SimpleFindAnswer
 * Line 1 to 4, locality, town, county.
 */
export interface SimpleFindAnswer {
  postcode: string;
  latitude: number;
  longitude: number;
  addresses: (string | string[])[];
}

/**
 * ExpandedAddress
 * One address. Absent text is empty.
 */
export interface ExpandedAddress {
  /**
   * @maxItems 5
   * @minItems 5
   */
  formatted_address: string[];
  thoroughfare: string;
  building_name: string;
  sub_building_name: string;
  sub_building_number: string;
  building_number: string;
  line_1: string;
  line_2: string;
  line_3: string;
  line_4: string;
  locality: string;
  town_or_city: string;
  county: string;
  district: string;
  country: string;
  residential: boolean;
}

/**
 * ExpandedFindAnswer
 * With `expand=true`.
 */
export interface ExpandedFindAnswer {
  postcode: string;
  latitude: number;
  longitude: number;
  addresses: ExpandedAddress[];
}

/**
 * CompatibilityMessage
 * The status in words.
 */
export interface CompatibilityMessage {
  Message: string;
}

/**
 * CompatibilitySuggestion
 * An address to choose.
 */
export interface CompatibilitySuggestion {
  address: string;
  /** `/get/{id}` */
  url: string;
  id: string;
}

/**
 * CompatibilitySuggestions
 * Suggestions, the best first. An empty list is not an error.
 */
export interface CompatibilitySuggestions {
  suggestions: CompatibilitySuggestion[];
}

/**
 * CompatibilityCircle
 * A point, and how far from it.
 */
export interface CompatibilityCircle {
  km?: number;
  latitude?: number;
  longitude?: number;
}

/**
 * CompatibilityFilter
 * Conditions that each suggestion must meet.
 */
export interface CompatibilityFilter {
  county?: string;
  country?: string;
  locality?: string;
  district?: string;
  town_or_city?: string;
  /** The postcode, or its beginning. */
  postcode?: string;
  residential?: boolean;
  thoroughfare?: string;
  /** A point, and how far from it. */
  radius?: CompatibilityCircle;
}

/**
 * CompatibilityPoint
 * A point on the map, WGS84.
 */
export interface CompatibilityPoint {
  latitude: number;
  longitude: number;
}

/**
 * AutocompleteOptions
 * Options. Unknown members are ignored.
 */
export interface AutocompleteOptions {
  /**
   * For a complete postcode, return all of its addresses.
   * @default false
   */
  all?: boolean;
  /**
   * 0 means 6.
   * @max 20
   * @default 6
   */
  top?: number;
  /** The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`. */
  template?: string;
  /**
   * Append the postcode.
   * @default false
   */
  show_postcode?: boolean;
  /** Conditions that each suggestion must meet. */
  filter?: CompatibilityFilter;
  /** A point on the map, WGS84. */
  location?: CompatibilityPoint;
}

/**
 * CompatibilityFullAddress
 * An address in full. Absent text is empty.
 */
export interface CompatibilityFullAddress {
  postcode: string;
  latitude: number;
  longitude: number;
  /**
   * @maxItems 5
   * @minItems 5
   */
  formatted_address: string[];
  thoroughfare: string;
  building_name: string;
  sub_building_name: string;
  sub_building_number: string;
  building_number: string;
  line_1: string;
  line_2: string;
  line_3: string;
  line_4: string;
  locality: string;
  town_or_city: string;
  county: string;
  district: string;
  country: string;
  residential: boolean;
}

/**
 * CompatibilityPlaceFilter
 * Places that each text must lie in.
 */
export interface CompatibilityPlaceFilter {
  locality?: string;
  district?: string;
  county?: string;
  town_or_city?: string;
  /** The postcode, or its beginning. */
  postcode?: string;
}

/**
 * TypeaheadOptions
 * Options. Unknown members are ignored.
 */
export interface TypeaheadOptions {
  /**
   * 0 means 6.
   * @max 20
   * @default 6
   */
  top?: number;
  /** Among `postcode, locality, town_or_city, district, county, country`. Empty means all. */
  search?: string[];
  /** Places that each text must lie in. */
  filter?: CompatibilityPlaceFilter;
}

/**
 * CompatibilityLocation
 * A location to choose.
 */
export interface CompatibilityLocation {
  location: string;
  /** `/get-location/{id}` */
  url: string;
  id: string;
}

/**
 * CompatibilityLocations
 * Suggestions, the best first. An empty list is not an error.
 */
export interface CompatibilityLocations {
  suggestions: CompatibilityLocation[];
}

/**
 * CompatibilityLocationFilter
 * Conditions that each location must meet.
 */
export interface CompatibilityLocationFilter {
  area?: string;
  country?: string;
  county?: string;
  town_or_city?: string;
  /** The postcode, or its beginning. */
  postcode?: string;
  outcode?: string;
  /** A point, and how far from it. */
  radius?: CompatibilityCircle;
}

/**
 * LocationOptions
 * Options. Unknown members are ignored.
 */
export interface LocationOptions {
  /**
   * 0 means 6.
   * @max 20
   * @default 6
   */
  top?: number;
  /** The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`. */
  template?: string;
  /** The text of a suggestion that is an outward code. */
  template_outcode?: string;
  /** The text of a suggestion that is a postcode. */
  template_postcode?: string;
  /** Conditions that each location must meet. */
  filter?: CompatibilityLocationFilter;
  /** A point on the map, WGS84. */
  location?: CompatibilityPoint;
}

/**
 * CompatibilityFullLocation
 * A location. Absent text is empty.
 */
export interface CompatibilityFullLocation {
  latitude: number;
  longitude: number;
  area: string;
  town_or_city: string;
  county: string;
  country: string;
  postcode: string;
  outcode: string;
}

/**
 * CompatibilityNearSuggestion
 * An address to choose.
 */
export interface CompatibilityNearSuggestion {
  address: string;
  /** `/get/{id}` */
  url: string;
  id: string;
  /** In kilometres. */
  distance: number;
}

/**
 * CompatibilityNearSuggestions
 * Suggestions, the best first. An empty list is not an error.
 */
export interface CompatibilityNearSuggestions {
  suggestions: CompatibilityNearSuggestion[];
}

/**
 * NearestOptions
 * Options. Unknown members are ignored.
 */
export interface NearestOptions {
  /**
   * 0 means 1.
   * @max 20
   * @default 1
   */
  top?: number;
  /**
   * In kilometres.
   * @max 1
   * @default 0.2
   */
  radius?: number;
  /** Words that each suggestion must have. */
  term?: string;
  /** The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`. */
  template?: string;
  /**
   * Append the postcode.
   * @default false
   */
  show_postcode?: boolean;
  /** Conditions that each suggestion must meet. */
  filter?: CompatibilityFilter;
}

/**
 * CompatibilityNearLocation
 * A location to choose.
 */
export interface CompatibilityNearLocation {
  location: string;
  /** `/get-location/{id}` */
  url: string;
  id: string;
  /** In kilometres. */
  distance: number;
}

/**
 * CompatibilityNearLocations
 * Suggestions, the best first. An empty list is not an error.
 */
export interface CompatibilityNearLocations {
  suggestions: CompatibilityNearLocation[];
}

/**
 * NearestLocationOptions
 * Options. Unknown members are ignored.
 */
export interface NearestLocationOptions {
  /**
   * 0 means 1.
   * @max 20
   * @default 1
   */
  top?: number;
  /**
   * In kilometres.
   * @max 1
   * @default 0.2
   */
  radius?: number;
  /** Words that each suggestion must have. */
  term?: string;
  /** The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`. */
  template?: string;
  /** The text of a suggestion that is an outward code. */
  template_outcode?: string;
  /** The text of a suggestion that is a postcode. */
  template_postcode?: string;
  /** Conditions that each location must meet. */
  filter?: CompatibilityLocationFilter;
}

/**
 * CompatibilityPostcodePlace
 * A postcode, and where it is.
 */
export interface CompatibilityPostcodePlace {
  postcode: string;
  latitude: number;
  longitude: number;
}

/**
 * CompatibilityPostcodeDistance
 * How far two postcodes are apart.
 */
export interface CompatibilityPostcodeDistance {
  /** A postcode, and where it is. */
  from: CompatibilityPostcodePlace;
  /** A postcode, and where it is. */
  to: CompatibilityPostcodePlace;
  /** As the crow flies. */
  metres: number;
}

/**
 * CompatibilityDistance
 * How far two points are apart.
 */
export interface CompatibilityDistance {
  /** As the crow flies. */
  metres: number;
}

/**
 * CompatibilityValidation
 * The address that is meant, if it is found.
 */
export interface CompatibilityValidation {
  /** 200, or 404 if the address is not found. */
  status: number;
  /** An address in full. Absent text is empty. */
  address?: CompatibilityFullAddress;
}

/**
 * ValidateOptions
 * Options. Unknown members are ignored.
 */
export interface ValidateOptions {
  /**
   * If true, an address that has to be corrected counts as not found.
   * @default false
   */
  strict?: boolean;
  /** True: only an address without an organisation. False: only one with an organisation. */
  residential?: boolean;
}

/**
 * CompatibilityUsage
 * The usage of a day.
 */
export interface CompatibilityUsage {
  /** UTC, such as 2030-01-31. */
  date: string;
  /** The credits used on that day. */
  usage_today: number;
  /** The credits used on that day plus the credits that are left now. */
  daily_limit: number;
  /** 0. */
  monthly_buffer: number;
  /** 0. */
  monthly_buffer_used: number;
}

/** WorkflowSummary */
export interface WorkflowSummary {
  name: string;
  /** As the operator wrote it; may be empty. */
  description: string;
  /** The newest version. A job that starts now runs this one. */
  version: number;
  /** @format date-time */
  installedAt: string;
}

/**
 * Workflow
 * What a workflow takes and gives.
 */
export interface Workflow {
  name: string;
  /** As the operator wrote it; may be empty. */
  description: string;
  /** The newest version. A job that starts now runs this one. */
  version: number;
  /** @format date-time */
  installedAt: string;
  inputs: {
    /** The member of a job’s `inputDatasets`. */
    name: string;
    /** A file comes from the file area. */
    kind: "dataset" | "file";
    /** As the operator wrote it; may be empty. */
    description: string;
    /** The columns that must be there. Other columns are carried through. */
    columns: {
      name: string;
      /** 0 text, 1 integer, 2 decimal, 3 date, 4 boolean. */
      type: number;
      /** As the operator wrote it; may be empty. */
      description: string;
    }[];
  }[];
  parameters: {
    name: string;
    /** 0 text, 1 integer, 2 decimal, 3 date, 4 boolean. */
    type: number;
    /** As the operator wrote it; may be empty. */
    description: string;
    required: boolean;
    /** The value of a job that does not give one; null: none. */
    default: unknown;
  }[];
  /** Besides these every job has the output `Rejects`. */
  outputs: {
    /** The member of a job’s `outputDatasets` or `outputFilenames`. */
    name: string;
    /** The input whose records it holds. */
    input: string;
    kind: "dataset" | "file";
    /** As the operator wrote it; may be empty. */
    description: string;
  }[];
}

/**
 * DatasetItem
 * A dataset in a list.
 */
export interface DatasetItem {
  /**
   * First character a-z, then a-z, 0-9 or _.
   * @maxLength 100
   * @pattern ^[a-z][a-z0-9_]*$
   */
  name: string;
  /** true: supplied by the client; false: made by a job. */
  input: boolean;
  /** Whether all of its data is stored. */
  completed: boolean;
  /** The number of stored records. */
  recordCount: number;
  /** The URL of the dataset. */
  location: string;
}

/** NewDataset */
export interface NewDataset {
  /** Unique among the client’s datasets. First character a-z, then a-z, 0-9 or _. */
  name: string;
  /** Column name → type: 0 text, 1 integer, 2 decimal, 3 date or date-time (ISO 8601), 4 boolean. The order is kept. */
  columns: Record<string, 0 | 1 | 2 | 3 | 4>;
}

/**
 * Dataset
 * The dataset.
 */
export interface Dataset {
  /**
   * First character a-z, then a-z, 0-9 or _.
   * @maxLength 100
   * @pattern ^[a-z][a-z0-9_]*$
   */
  name: string;
  /** Column name → type: 0 text, 1 integer, 2 decimal, 3 date or date-time (ISO 8601), 4 boolean. The order is kept. */
  columns: Record<string, 0 | 1 | 2 | 3 | 4>;
  /** true: supplied by the client; false: made by a job. */
  input: boolean;
  /** The number of stored records. */
  recordCount: number;
  /** Whether all of its data is stored. */
  completed: boolean;
}

/** Completion */
export interface Completion {
  /**
   * If sent, it must equal the number of stored records.
   * @min 0
   */
  recordCount?: number;
  completed: true;
}

/** Block */
export interface Block {
  /**
   * Gaps and any order are fine.
   * @min 0
   * @max 50000000
   */
  blockNumber: number;
  /**
   * Each an object keyed by column, or an array in column order; null or missing is empty.
   * @maxItems 1000
   */
  records: unknown[];
}

/**
 * StoredBlock
 * Stored.
 */
export interface StoredBlock {
  blockNumber: number;
  /** The number of records in this block. */
  recordCount: number;
  dataset: {
    /**
     * First character a-z, then a-z, 0-9 or _.
     * @maxLength 100
     * @pattern ^[a-z][a-z0-9_]*$
     */
    name: string;
    /** The number of records in the dataset now. */
    recordCount: number;
  };
}

/**
 * Job
 * The job.
 */
export interface Job {
  name: string;
  workflowName: string;
  /** The version that was newest when the job was submitted. */
  workflowVersion: number;
  /** @format date-time */
  submittedAt: string;
  startedAt: string | null;
  completedAt: string | null;
  /** 0 queued, 1 running, 2 completed, 3 failed, 4 cancelled. */
  status: 0 | 1 | 2 | 3 | 4;
  /**
   * Never falls.
   * @min 0
   * @max 100
   */
  percentComplete: number;
  /** Extrapolated from the progress so far; null until there is enough progress. */
  estimatedFinishTime: string | null;
  /** Name → count. Counts of records come first, then those of each step, in the order of the workflow. */
  statistics: Record<string, number>;
  /** Input name → dataset. */
  inputDatasets: Record<string, string>;
  /** Output name → dataset. The datasets are complete when the job is. */
  outputDatasets: Record<string, string>;
  /** Name → value, defaults included. */
  parameters: Record<string, unknown>;
  inputFilename: string | null;
  /** Output name → path in the file area. */
  outputFilenames: Record<string, string>;
  /** Why the job failed. */
  error: string | null;
}

/** NewJob */
export interface NewJob {
  /** Unique, whatever the case of its letters. It must have 1 to 200 characters, none of / \ : * ? " < > | or control characters, no space at either end, and not be . or ... */
  name: string;
  /** A workflow that is installed for the client. */
  workflowName: string;
  /** A path in the file area, where the workflow reads a file. */
  inputFilename?: string | null;
  /** The workflow’s input names → datasets. */
  inputDatasets?: Record<string, string>;
  /** Values of the workflow’s parameters: JSON scalars, or the same as text. */
  parameters?: Record<string, unknown>;
}

/**
 * File
 * The file.
 */
export interface File {
  /** Begins with `/`. */
  path: string;
  /** Bytes stored so far. An upload continues at this byte. */
  size: number;
  /** Bytes of the whole file; null if the upload did not announce it. */
  totalSize: number | null;
  /** Whether the file is whole and current. */
  completed: boolean;
  /** null if nothing has been stored yet. */
  updatedAt: string | null;
  /** The URL of the file. */
  location: string;
}

/**
 * ApiKey
 * The key. Its text is not shown.
 */
export interface ApiKey {
  /** Identifies the key without revealing it. */
  id: string;
  /** @format date-time */
  createdAt: string;
  /**
   * A name for the key.
   * @maxLength 200
   */
  name: string;
  /** When the key expires; null: never. */
  expiresAt: string | null;
  /**
   * Domains whose pages may use the key, such as `www.example.co.uk` or `*.example.co.uk`. A key with domains is a client key: it does not work from a server.
   * @maxItems 100
   */
  allowedDomains: string[];
  /**
   * Ranges of addresses that may use the key, such as `192.0.2.0/24` or `2001:db8::/32`.
   * @maxItems 100
   */
  allowedIPs: string[];
  /**
   * Web services and methods that may be called with the key, such as `AddressCapture` or `AddressCapture.GetFullAddress`.
   * @maxItems 100
   */
  allowedServices: string[];
  /** Requests that one IP address may make a day (UTC); null: no limit. An IPv6 address counts as its /64. */
  dailyLimit: number | null;
}

/** ApiKeyTerms */
export interface ApiKeyTerms {
  /**
   * A name for the key.
   * @maxLength 200
   */
  name?: string;
  /** When the key expires; null: never. */
  expiresAt?: string | null;
  /**
   * Domains whose pages may use the key, such as `www.example.co.uk` or `*.example.co.uk`. A key with domains is a client key: it does not work from a server.
   * @maxItems 100
   */
  allowedDomains?: string[];
  /**
   * Ranges of addresses that may use the key, such as `192.0.2.0/24` or `2001:db8::/32`.
   * @maxItems 100
   */
  allowedIPs?: string[];
  /**
   * Web services and methods that may be called with the key, such as `AddressCapture` or `AddressCapture.GetFullAddress`.
   * @maxItems 100
   */
  allowedServices?: string[];
  /** Requests that one IP address may make a day (UTC); null: no limit. An IPv6 address counts as its /64. */
  dailyLimit?: number | null;
}

/**
 * NewApiKey
 * The new key, with its text.
 */
export interface NewApiKey {
  /** Shown only in this answer. */
  key: string;
  /** Identifies the key without revealing it. */
  id: string;
  /** @format date-time */
  createdAt: string;
  /**
   * A name for the key.
   * @maxLength 200
   */
  name: string;
  /** When the key expires; null: never. */
  expiresAt: string | null;
  /**
   * Domains whose pages may use the key, such as `www.example.co.uk` or `*.example.co.uk`. A key with domains is a client key: it does not work from a server.
   * @maxItems 100
   */
  allowedDomains: string[];
  /**
   * Ranges of addresses that may use the key, such as `192.0.2.0/24` or `2001:db8::/32`.
   * @maxItems 100
   */
  allowedIPs: string[];
  /**
   * Web services and methods that may be called with the key, such as `AddressCapture` or `AddressCapture.GetFullAddress`.
   * @maxItems 100
   */
  allowedServices: string[];
  /** Requests that one IP address may make a day (UTC); null: no limit. An IPv6 address counts as its /64. */
  dailyLimit: number | null;
}

/**
 * ClientSecret
 * A secret. Its text is not shown.
 */
export interface ClientSecret {
  /** The part of the secret before its dot. */
  id: string;
  description: string;
  /** @format date-time */
  createdAt: string;
  /** When the secret expires; null: never. */
  expiresAt: string | null;
}

/**
 * ClientCredential
 * The client id and its secrets. Their texts are not shown.
 */
export interface ClientCredential {
  /** The client id for the token endpoint. */
  id: string;
  description: string;
  /** @format date-time */
  createdAt: string;
  secrets: ClientSecret[];
}

/** ClientCredentialTerms */
export interface ClientCredentialTerms {
  /**
   * What the client id or secret is for.
   * @maxLength 200
   */
  description: string;
}

/** ClientSecretTerms */
export interface ClientSecretTerms {
  /**
   * What the client id or secret is for.
   * @maxLength 200
   */
  description?: string;
  /** When the secret expires; null: never. */
  expiresAt?: string | null;
}

/**
 * NewClientSecret
 * The new secret, with its text.
 */
export interface NewClientSecret {
  clientId: string;
  /** Shown only in this answer. */
  clientSecret: string;
  /** The part of the secret before its dot. */
  id: string;
  description: string;
  /** @format date-time */
  createdAt: string;
  /** When the secret expires; null: never. */
  expiresAt: string | null;
}
