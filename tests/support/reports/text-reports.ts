/** Where seen, the address, and whether it is taken. */
export const EMAIL_REPORTS: readonly (readonly [where: string, address: string, taken: boolean])[] =
  [
    ['manishsaraan/email-validator#21', 'test+123@host.com', true],
    ['wajahatkarim3/EasyValidation#40', 'jsmith+test1@example.org', true],
    ['mailgun/flanker#40', "jo.o'brien@example.com", true],
    ['JoshData/python-email-validator#74', '+1@google.com', true],
    ['zackkitzmiller/postmark-codeigniter#7', "jon.o'conner@example.com", true],
    ['greasyfork-org/greasyfork#871', 'user+greasyfork.org@example.org', true],
    ['Qowaiv/Qowaiv#1', 'jo@123.sub-domain.example.com', true],
    ['projectsend/projectsend#354', 'curator@example.museum', true],
    ['Librarika/Issues#502', 'books@example.legal', true],
    ['Perl-Email-Project/Email-Valid#34', 'jo@example.photography', true],
    ['brewlabs/sendpress#160', 'jo@example.systems', true],
    ['Tymeslot/tymeslot#83', 'jo@eastvalleyliving.homes', true],
    ['jquery-validation/jquery-validation#940', 'user@domain.com.....br', false],
    ['jquery-validation/jquery-validation#1421', 'abc@1234.567', false],
    ['micke/valid_email2#164', '.test@gmail.com', false],
    ['fredeil/email-validator.dart#60', 'example...@gmail.com', false],
    ['validatorjs/validator.js#820', 'multiple..dots@gmail.com', false],
    ['formvalidation/formvalidation#613', 'info@пример.рф', true],
    ['victorjonsson/jQuery-Form-Validator#204', 'jo@münchen.berlin', true],
    ['mozilla/persona#1370', 'test@example.бг', true],
    ['particle-php/Validator#167', 'test@exämple.com', true],
    ['manishsaraan/email-validator#49', 'info@müriaad-polüteism.info', true],
    ['PHPMailer/PHPMailer#668', 'османов@письмо.рф', true],
    ['K-and-R/email_validator#87', 'test@xn--umlut-ira.com', true],
    ['twentyhq/twenty#24422', 'user@例子.公司', true],
    ['ualbertalib/discovery#840', 'jo@example.com ', true],
    ['RocketChat/Rocket.Chat#25906', ' jo@example.com', true],
    ['standardnotes/android-classic#123', 'jo@example.com\t', true],
    ['openfoodfacts/smooth-app#1451', 'jo@example.com  ', true],
    ['auth0/lock#223', 'foo@example.com ', true],
    ['the-djmaze/snappymail#436', 'jo.ng@example.com\u00a0', true],
    ['toggl/mobileapp#2561', ' jo@example.com ', true],
  ];

/** Where seen, and two addresses that are of one account. */
export const SAME_EMAIL_REPORTS: readonly (readonly [where: string, one: string, other: string])[] =
  [
    ['IQSS/dataverse#2888', 'foo@Harvard.edu', 'foo@harvard.edu'],
    ['gctools-outilsgc/gcconnex#1786', 'testing@gmail.com', 'Testing@gmail.com'],
    ['casual-simulation/casualos#330', 'test@example.com', 'Test@example.com'],
    ['taironas/gonawin#583', 'example@email.com', 'EXAMPLE@email.com'],
  ];

/** Where seen, a name of a person, and whether it is taken. */
export const NAME_REPORTS: readonly (readonly [where: string, name: string, taken: boolean])[] = [
  ['codeforamerica/golden-ticket#44', "J'Marcus", true],
  ['opencrvs/opencrvs-core#223', 'Anne-Marie', true],
  ['opencrvs/opencrvs-core#4715', 'St. John, jr.', true],
  ['keybase/keybase-issues#339', "O'Beirne", true],
  ['bcgov/entity#4370', "D'Arcy", true],
  ['cisagov/XFD#585', 'Smith-O’Neill', true],
  ['DemocracyOS/democracyos#493', 'García-Márquez', true],
  ['se-edu/addressbook-level2#138', 'Ångström', true],
  ['dotCMS/core#9211', '小林', true],
  ['opendocman/opendocman#253', '王', true],
  ['kdeldycke/awesome-falsehood#135', 'O', true],
  ['digitalfabrik/entitlementcard#1827', 'B', true],
  ['theiconic/name-parser#2', 'Q', true],
  ['ralflorent/namefully#21', ' \u2800', false],
];
