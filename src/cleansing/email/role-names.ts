/**
 * Local parts that name a function, not a person: those of RFC 2142, and those that British and international
 * businesses use.
 */
const ROLE_NAMES = `
abuse account accounting accounts accountspayable accountsreceivable admin administration administrator admissions
advertising all alumni announce answers apply applications appointments archive ask assistance audit auctions backup
billing board boardroom booking bookings bookkeeping branch building business buying callcentre campaigns cancellations
careers cashier catering centre ceo cfo chairman charity claims clerk client clients clinic clients-services club coach
collections comments commercial committee communications community complaints compliance concierge conference confirmations
contact contactus contact-us contracts coo council courses credit creditcontrol cs csr cto customer customercare customer-care
customerrelations customers customerservice customer-service customerservices customer-services cv data dataprotection deals
delivery deliveries design desk dev developer developers development digital director directors dispatch do-not-reply dns
donate donations donotreply dpo duty editor editorial education email emergency employment engineering enquire enquires
enquiries enquiry estates estimates events everyone exhibitions export exports facilities fao farm feedback finance
foi fraud frontdesk ftp fundraising general gdpr governance graduates gp group groups hallo hardware head headoffice
headteacher health healthandsafety heating hello help helpdesk help-desk helpline hi hiring home hospitality hostmaster
hotel house housing hr humanresources import imports inbound inbox info infodesk information infos inquire inquiries
inquiry insurance international internet intranet investor investorrelations investors invoice invoices invoicing ir it
itsupport it-support job jobs kitchen lab landlords law lawyer leads learning legal lettings library licensing list lists
listserv loans logistics logs london mail mailbox mailer mailer-daemon mailing main maintenance management manager managers
manufacturing marketing master media meetings member members membership memberships mis mortgages museum music network news
newsdesk newsletter newsletters no-reply no_reply nobody noc noreply notification notifications notify nursery office
officeadmin officemanager online operations operator ops optout order orderline ordering orders our owner parts partner
partners partnership partnerships parking patients payable payables payment payments payroll pensions personnel
phone photo photos planning post postbox postmaster postmaster.general practice practicemanager president press pressoffice
principal print printing privacy procurement production products project projects promo promotions property pr
public publicity publications purchase purchasing purchaseledger qa quality query queries questions quotation quotations
quote quotes radio reception receptionist records recruit recruiter recruiters recruiting recruitment refunds
register registrar registration registrations remittance remittances rental rentals repairs reply reporting reports
request requests research reservation reservations restaurant returns returned root rsvp safeguarding safety sale sales
sales1 sales2 salesinfo salesledger salesoffice sar school schooloffice schools secretaries secretariat secretary security
send servers service servicedesk services shipping shop showroom sitemanager social solicitors software spam
spares sponsor sponsorship staff stock store stores students studio subscribe subscriber subscribers subscription
subscriptions suggestions supplier suppliers supply support surgery surveys sysadmin system systems talk tax
team tech technical technicalsupport techsupport telesales tenders test testing theoffice theteam theatre tickets trade
traffic training transport travel treasurer trustees undisclosed-recipients university unsubscribe updates usenet user
users uucp vacancies vendor vendors venue volunteer volunteers visitor voicemail warehouse warranty web webadmin
webenquiries webinfo webmail webmaster weborders website websales webteam weddings welcome wholesale workshop www
`;

const roles = new Set(ROLE_NAMES.trim().split(/\s+/));

/** The length of the longest role name. */
const LONGEST = Math.max(...[...roles].map((role) => role.length));

/** Whether a local part names a function. A tag after `+` is ignored. */
export function isRoleName(localPart: string): boolean {
  const tag = localPart.indexOf('+');
  const name = tag > 0 ? localPart.slice(0, tag) : localPart;
  return name.length <= LONGEST && roles.has(name.toLowerCase());
}
