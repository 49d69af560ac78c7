/**
 * Surnames of India, Pakistan, Bangladesh and Sri Lanka that nobody has for a forename: in front of a forename they are the
 * surname still. In lower case.
 */
export const SOUTH_ASIAN_SURNAMES = `
acharya aggarwal agarwal agrawal ahluwalia ahuja arora athwal atwal bains bajwa banerjee bannerjee banga barot basra basu batra bedi bhagat
bhamra bharadwaj bhardwaj bhatia bhatt bhattacharya bhatti bhogal bhullar biswas boparai bose butt chadha chahal chakrabarti chakraborty
chana chandra chatterjee chaudhary chaudhari chaudhry chaudhuri chauhan chawla cheema chohan chopra choudhary choudhry choudhury chowdhury
contractor dalal das dasgupta datta dave desai deshmukh deshpande dewan dhaliwal dhami dhanda dhanoa dhawan dhillon dholakia dodhia dosanjh
dutta fernando gandhi garg ghosh ghuman goel gokhale gosal goswami goyal grewal gujral gulati gunawardena gupta hayer hegde heer hothi
iyengar iyer jadeja jadhav jain jandu jayasinghe jayawardena jhooty johal joshi kadam kainth kang kapadia kapoor kapur karunaratne kashyap kaushal
khangura khanna khatri khosla khurana kulkarni kundu lakhani lalli lohia madhvani mahajan malhotra malik mander mangat mann marwaha mathur matharu
mehra mehta menon minhas mishra mistry mittal modi mukherjee murthy nagra naidu naik nair nanda narang nayar nijjar oberoi ojla padda panchal
pandey pandit pandya panesar parekh parikh parmar patel pathak patil pillai powar prajapati purewal puri qureshi rai rajput ranasinghe randhawa
raval rawal reddy rehal rupra sagoo sahni sahota sandhu saini samra sandher sanghera sarkar sarna saxena sehgal sehmi sekhon sen sethi shergill
sharma shetty shukla sidhu silva sinha sodha sohal solanki sondhi soni sood srinivasan srivastava subramaniam sunner suri swami takhar tailor
talwar thakkar thakur thandi thind tiwari toor trivedi uppal vaghela vaid varma vasani verma vig virdee virdi virk vora vyas wadhwa walia
wickramasinghe wijesinghe wijeratne yadav
`;
