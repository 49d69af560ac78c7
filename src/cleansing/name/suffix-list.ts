/**
 * What may follow a surname, as the cleansed record writes it: generations, honours, degrees, memberships and offices
 * in common use in the United Kingdom. Full stops and letter case do not matter when they are read.
 */
export const SUFFIXES: Readonly<Record<string, string>> = {
  generations: 'Jr Jnr Sr Snr Junior Senior II III IV VI VII VIII 2nd 3rd 4th 5th Filho Neto Sobrinho Júnior',
  baronets: 'Bt Bart',
  courtesy: 'Esq POA',
  honours: `
    VC GC OM CH KG KT KP GCB KCB DCB CB GCMG KCMG DCMG CMG GCVO KCVO DCVO CVO LVO MVO RVM GBE KBE DBE CBE
    OBE MBE BEM DSO DSC DFC AFC MC MM DCM DSM DFM AFM CGC CGM GM QGM KGM QPM KPM QFSM KFSM QAM KAM QVRM
    VRSM VRD TD VR RD PC ERD ARRC RRC
  `,
  law: 'QC KC JP DL LLB LLM LLD BCL SSC CILEX FCILEX',
  parliament: 'MP MSP MLA MEP TD',
  degrees: `
    BA MA BSc MSc MSci BEd MEd BEng MEng MPhil DPhil PhD DLitt DSc DD BD MTh MDiv BTh BMus MMus DMus BCom
    MCom MBA DBA BBA BFA MFA BArch MMath MChem MPhys MRes MPA MPH MSW BN BNurs BPharm MPharm BVSc
    BVetMed VetMB BVMS PGCE PGDip PgCert HND HNC BTech FdA FdSc CertEd DipEd DipHE CertHE DipSW CQSW DipN DipM DipLaw DipArch DipTP DipCM EdD EngD DBus DMin Hons Oxon
    Cantab MAcc BAcc MLitt
  `,
  medicine: `
    MD MB BS BCh BChir ChB MBBS MBChB MBBCh MBBChir BMBS BDS MDS LDS DCH DRCOG FRCS FRCSEd MRCS FRCP FRCPE
    MRCP MRCPUK FRCGP MRCGP FRCPath MRCPath FRCPsych MRCPsych FRCOG MRCOG FRCA FRCR FRCPCH MRCPCH FRCEM
    MRCEM FRCOphth FFPH MFPH FDS FDSRCS MFDS MJDF FFDRCSI FRCVS MRCVS RGN RMN RSCN SRN RM RHV FRCN MCSP
    HCPC FRPharmS MRPharmS FCOptom MCOptom
  `,
  professions: `
    ACA FCA ACCA FCCA ACMA FCMA CIMA ATT CTA CPFA FCIS ACIS FIA FFA ACIB FCIB CFA CPA FCII ACII FCIPD
    MCIPD ACIPD FCIM MCIM FCMI MCMI CMgr FInstD CEng IEng EngTech MIET FIET MIEE FIEE MIMechE FIMechE MICE
    FICE MIStructE FIStructE MIChemE FIChemE FREng FRAeS MRAeS CMarEng FIMarEST CPhys FInstP MInstP CChem
    FRSC MRSC CSci CBiol FRSB MRSB CMath FIMA MIMA CStat FBCS MBCS CITP FRICS MRICS AssocRICS FCIOB MCIOB
    RIBA FRIBA FRIAS ARIAS FRIAI ARB MRTPI FRTPI FLI CMLI FCILT MCILT CIHT FCLIP MCLIP QTS CIPR FCIEH
    MCIEH CFIOSH CMIOSH CGMA FCT AMCT MAAT FMAAT AAT FRTS FCIArb MCIArb FCIWM MCIWM MCIHT FCIHT FCIBSE MCIBSE FIHE MInstLM FInstLM FRSPH MRSPH MBPsS CPsychol AFBPsS FBPsS
  `,
  societies: `
    FRS FRSE FBA FRSA FRSL FRSC FMedSci FSA FRGS FRHistS FLS FZS FGS CGeol FRAS FRMetS FTCL LTCL ATCL FRAM
    ARAM LRAM FRCM ARCM FRCO ARCO FRSM FHEA SFHEA PFHEA
  `,
  orders: `
    OSB OSBCam OCist OCSO OCart OFM OFMCap OFMConv OSF TSSF SSF OSC OP OCarm OCD OSA OSM SJ SSJE CSSR CSSp CP CM CR CRIC CRL OMI
    SDB SDS SVD SM MAfr MHM MSC MSFS OMV OSU RSM RSCJ IBVM FCJ SND SSND LSP FMM FMDM CSA OHP CHN CSMV OPraem SSC SSM
  `,
  service: `
    RN RNR RM RMR RAF RAFVR RAuxAF REME RA RAMC RMP QARNNS WRNS WRAC Retd
  `,
};

/** Other ways of writing a suffix. */
export const SUFFIX_SPELLINGS: Readonly<Record<string, string>> = {
  esquire: 'Esq',
  honours: 'Hons',
  "ret'd": 'Retd',
  rtd: 'Retd',
  ret: 'Retd',
  baronet: 'Bt',
  retired: 'Retd',
};
