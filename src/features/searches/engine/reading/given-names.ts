import { agreedGender } from "#app/lib/language/given-name-gender.ts";
import type { Gender } from "./nouns.ts";

/**
 * Given names that English-language reports use for women or for men alone, from many backgrounds. Only
 * to choose between two people for "he" or "she"; a name that both bear is left out, and nothing else
 * is ever read from a name.
 */
const female = new Set(
  (
    "mary patricia linda barbara elizabeth jennifer susan margaret lisa nancy karen betty helen sandra donna carol ruth sharon michelle laura sarah deborah jessica cynthia angela melissa brenda amy anna rebecca virginia kathleen pamela martha debra amanda stephanie " +
    "beverly dana evelyn joan kelly kim laurie lynn marion michele shannon stacy tracy vivian carolyn christine marie janet catherine frances ann joyce diane alice julie heather teresa doris gloria cheryl mildred katherine judith rose janice nicole judy christina kathy theresa denise tammy irene jane lori rachel marilyn " +
    "kathryn louise sara anne jacqueline wanda bonnie julia ruby lois tina phyllis norma paula diana annie lillian emily peggy crystal gladys rita dawn connie florence edna tiffany carmen rosa cindy grace wendy victoria edith sherry sylvia josephine thelma sheila " +
    "ethel ellen elaine marjorie carrie charlotte monica esther pauline emma juanita anita rhonda hazel amber eva debbie april clara lucille joanne eleanor valerie danielle megan alicia suzanne gail bertha darlene veronica jill erin geraldine lauren cathy joann lorraine " +
    "sally regina erica beatrice dolores bernice audrey yvonne annette ana renee ida roberta holly brittany melanie loretta yolanda jeanette katie kristen vanessa alma sue elsie beth jeanne fiona siobhan niamh aoife ingrid astrid freya sigrid helga ursula greta " +
    "fatima aisha khadija zainab layla leila amina mariam maryam yasmin nadia samira noor hana huda salma rania farah zahra shira miriam rivka tova chana naomi leah yael noa tamar adina dvora golda zelda olga irina natalia svetlana tatiana ludmila oksana anastasia ekaterina marina elena galina " +
    "priya lakshmi anjali deepa sunita meera kavita lucia sofia isabella camila valentina gabriela mariana fernanda beatriz chiara giulia francesca bianca amelie chloe camille celine elodie margaux solange mireille fabienne claire adaeze chioma ngozi amara folake imani latoya keisha tamika aaliyah " +
    "mei ling sakura keiko naoko hye-jin lavinia imelda tabitha rosalind beatrix octavia philippa henrietta winifred petronella marguerite bethany harriet priscilla claudine fiorella nuala rosemary roxanne gwendolyn petra renata delphine benedetta candace odette" +
    " abigail adriana agatha agnes agnieszka aileen aisling akosua alejandra alexandra alina alison allison althea alyssa amaia amalia amelia aminata amira aneta angelica angelina anika anisa annabel annalise annika antoinette antonia" +
    " aparna araceli ariana ariella arlene asuncion athena audra augusta aurelia aurora ava aviva ayelet ayesha ayse azadeh bathsheba beatrijs belinda bella bente berenice bernadette birgit blanca blanche bonita bree briana bridget" +
    " brigid brigitte bronwen bryony bukola caitlin callie calliope cambria candice caren carina carla carlotta carly carole caroline cassandra cassie cecilia cecily celeste celia cemile charlene charmaine chelsea cheyenne chiamaka" +
    " chinwe christa christiana christiane christy ciara clarissa claudia clementine cleo colette colleen concepcion constance consuelo cora coral cordelia corinne cressida dafna dagmar dagny dahlia daisy dalia damaris danica daniela" +
    " danuta daphna daphne darcy daria darla davina deanna deirdre delia delilah della delores desiree devorah dilys dina dinah dolly donatella dora doreen dorit dorothea dorothy drusilla ebele ebony edwina efua eileen eleni eleonora" +
    " elisa elisabeth elise eliza elke ella ellie eloise elspeth elvira emilia emmeline enid ernestine esme esmeralda esperanza estelle etta eugenia eunice evangeline eve evie ewa fadila faiza farida fatma fatou faye felicia felicity" +
    " feride fern finola flora floriane folasade frieda funmilayo gabrielle gemma genevieve georgia georgina gertrude ghislaine gillian gina ginger giselle gita glenda glynis gretchen gudrun guinevere gulsum hadassah hadiza hala halima" +
    " halyna hanna hannah hannelore hedwig heidi helena heloise hermione hester hilda hildegard hodaya ifeoma ilana ileana ilona ilse iman imogen inbal ines ingeborg iona irit irma isabel isabelle isadora isla itziar ivana izabela" +
    " jacinta jacquelyn jada jadwiga jagoda jana janelle janette janina janine jasmine jeannette jemima jenna jenny jessamine joanna jodie johanna jolene josefina josie joy jutta kaitlyn kalina kamala karin karina karla katarina kate" +
    " katharina katharine katya kayla keira kendra keren khadijah khulood kinneret kirsten kirsty krista kristina kristine lakeisha lana lara larissa latifa latisha lavonne leanne leigh-anne lena leonie leonora leticia leyla libby" +
    " lidia liesl lila lilian liliana lilith lily linnea lisbeth liv livia liz liza lola lorelei lorena lotte louisa lubna lucie lucinda lucretia lucy luisa luna lydia lyla mabel madeleine madeline maeve magda magdalena magdalene" +
    " maggie magnolia maisie malgorzata malka manal mandy manuela mara marcella marcia margarethe margarita margery margot maria mariah marianne maribel marielle marietta marika marisa marisol marissa marlene marsha marta martina" +
    " maryann maryna matilda maud maude maura maureen mavis maxine maya mehrnaz meital melinda melody merav mercedes meredith mia micaela millicent millie mina mindy minerva minnie mira miranda mireya moira mollie molly mona morag" +
    " morgana mukta muriel myra myrtle nabila nadine nadja nafisa najwa nasreen natalie natasha nell nellie nessa nettie nicolette nika nikki nilufer nina nisha nita nkechi nneka noelle noemi nora noreen nourah nurit odessa" +
    " olamide olive olivia opal ophelia orla orly orna ottilie ottoline paloma pansy parveen parvin paulette pearl penelope penny perla petula philomena phoebe phyllida pilar pippa pnina polly portia prudence rachael rachida radha" +
    " raisa ramona raquel rasheeda raya rebekah reem reina renate rhea rhiannon rhoda rina robyn rochel rochelle rocio romy rona rosalie rosalyn rosamund rosanna roselyn rosetta rosie rosina rowena roxana roya ruchel rukhsana rukmini" +
    " ruqayyah ruta sabah sabina sabine sabrina sadie safiya sahar saida sally-anne salome samantha samina sanaa sanna saoirse sarina saskia savannah scarlett seher selena selma serena shabnam shana shanelle shani shaquana sharifa" +
    " sharlene shauna shawna sheena sherri shirin shirley shoshana sian sienna sigal sigrun sinead smadar sofie sofija soledad solveig sonia sonja sophia sophie soraya sorcha soumaya stella stephany sumaya sunniva susanna susannah" +
    " suzette sybil sylvie tabea talia tamara tanya tara taryn temitope tess tessa thandi thandiwe thea theodora therese thirza thora tilda tirza titilayo trina trisha trudy tzipora tziporah ulla ulrike una uta uzma vaishali veerle" +
    " vera verity verna vesna vicki vicky viola virginie viviana vivienne wafa wendeline wilhelmina willa wilma winnie wren xenia xiomara yaara yasmine yehudit yesenia yevgenia yewande ylva yolande yvette zadie zahava zaneta zara" +
    " zaynab zehava zeinab zeynep zoe zofia zohra zuzana"
  ).split(" "),
);
const male = new Set(
  (
    "james john robert michael william david richard charles joseph thomas christopher daniel paul mark donald george kenneth steven edward brian ronald anthony kevin jason matthew gary timothy jose larry jeffrey frank scott eric stephen andrew raymond jay bobby jesse lee dale ronnie gregory joshua jerry dennis walter patrick peter harold " +
    "douglas henry carl arthur ryan roger joe juan jack albert jonathan justin gerald keith samuel willie ralph lawrence nicholas roy benjamin bruce brandon adam harry fred wayne billy steve louis jeremy aaron randy howard eugene carlos russell victor martin ernest phillip todd craig alan shawn " +
    "clarence sean philip johnny earl jimmy antonio danny bryan tony luis mike stanley leonard nathan manuel rodney curtis norman allen marvin vincent glenn jeffery travis jeff chad jacob melvin alfred kyle francis bradley jesus herbert frederick ray joel edwin don eddie ricky troy randall barry " +
    "alexander bernard mario leroy francisco marcus micheal theodore clifford miguel oscar jim tom calvin jon bill lloyd tommy leon derek warren darrell jerome floyd leo alvin tim wesley gordon dean greg jorge dustin pedro derrick dan lewis zachary corey herman maurice vernon roberto clyde glen " +
    "hector shane ricardo rick lester brent ramon tyler gilbert gene mohammed muhammad ahmed ahmad ali omar hassan hussein ibrahim yusuf yousef khalid tariq bilal faisal karim amir samir rashid mustafa mahmoud abdul hamza idris moshe yitzhak yaakov avraham shlomo dov chaim mendel levi eliezer aryeh " +
    "ivan dmitri sergei vladimir boris igor oleg nikolai mikhail yuri pavel andrei alexei viktor ruslan radovan milan zoran bogdan lars sven anders nils bjorn erik magnus olaf gunnar hans klaus dieter jurgen wolfgang horst helmut ottmar dietmar stefan luca marco giovanni paolo matteo gianluca jean-pierre thierry " +
    "bertrand raj sanjay vikram arjun ravi gurdeep harpreet chidi emeka kwame kofi jamal darnell terrell tyrone malik deshawn hiroshi kenji takeshi hyun-woo wei fitzroy rodrigo ezekiel thaddeus leander fergus lorcan torquil rory callan ewan cuthbert everett royce quincy wim alwyn percy clive bartholomew hugo " +
    "dominic ezra jarrod garrett leland denver prentiss malachi cosmo desmond julius orville" +
    " abe abel abraham adama adrian ahmet aidan ajay akash akbar akira alastair albin alec aled alejandro aleksandar aleksander aleksei alessandro alexandre alexandru alfie alfonso alfredo algernon alistair allan alonzo alphonse alvaro" +
    " ambrose amit amos anatole anatoly andre andreas andres angelo angus ansel antoine anton antonin antwan archibald archie ari armand armando arnaud arne arno arnold arturo asa asher ashok atticus august augustin augustus aurelio" +
    " austin avi aviv axel aziz baldwin baptiste barnabas barnaby baruch basil bastien beau ben benedict bennett benny benoit berkeley bernardo bernd bertram boaz bob boyd brad bradford brady bram brendan brett brock broderick bruno" +
    " bryce bryn burt byron caleb callum carlo carlton caspar casper cecil cedric cesar chester chuck cian clark claude claudio clayton clement cliff clint clinton cody colby colin colm conan connor conor conrad constantine cormac" +
    " cornelius cosimo crispin curt cyril cyrus dafydd damian damien damon dane dante darius darren darryl dashiell dave davis declan delroy demetrius denzel deon devin dexter diarmuid dick didier diego dietrich dimitri dirk dmitry" +
    " dominick dominik donovan doug dougal duane dudley duncan dwayne dwight dylan eamon earnest edgar edmond edmund eduardo efraim egon eitan eli elias elijah elliot elliott ellis elmer elton elvis emanuel emil emile emilio emmanuel" +
    " enrique enzo ephraim ernesto ervin erwin esteban ethan etienne euan eustace evander ewen fabian fabio fabrice farhan farid faruk fayez federico felipe felix fernando fidel filip finlay finn fitzgerald flavio florian forrest" +
    " francois franklin franz fraser fredrik friedrich fritz gabriel gael gareth garth gavin gaylord geoff geoffrey georg georges gerard gerardo gerhard gerry gideon gil giles gino giorgos giuseppe godfrey graham grayson griffin guido" +
    " guillaume guillermo gus gustav gustavo guy gwilym hadrian hafiz hakeem hakim hal hamid hamish hank harlan harley haroon harrison haruki harvey heinrich heinz helmfried henri henrik hermann hershel hillel horace horatio howell" +
    " hubert hugh humphrey hyman iain ian idan igal ignacio ignatius imran ingo iqbal irving irwin isaac isaiah ishmael ismail itai itamar itzik ivor izaak jaap jabari jackson jacques jafar jago jake jakob jamaal jamil jared jaroslav" +
    " jarvis jasper javier jean-claude jed jefferson jens jens-peter jeremiah jermaine jethro jimmie jiri joachim joaquim joaquin jobe jochen johan johann johannes jonah jonas jonathon jordi josef josh josiah jovan julien julio kaden" +
    " kamal kareem karl kaspar kasper keenan keir kelvin ken kenan kendrick kenny kent keshawn kian kieran kirk klemens konstantin kurt kwabena kwaku lachlan lamar lamont lance laszlo laurent lazar leif lemuel len lennart lennox" +
    " leonardo leonid leopold leslaw lev liam linus lionel lonnie lorenzo lorimer lothar louie lowell luc lucas lucian luciano lucien luigi luka lukas lukasz luke luther lyle maceo mack malachy malcolm manfred manny mansour marc marcel" +
    " marcelo marcin marek mariano marius marko marshall martyn mats matt matteusz mauricio maurizio max maxim maximilian maxwell mehdi mehmet menachem merrick mervyn mick mickey miguel-angel mihai mikael miles milo milton mitch" +
    " mitchell mohamad mohamed mohsen mordechai morris mort moses murad murray mustapha myles nadav nadeem nadim naftali nasser nate nathaniel naveed ned nehemiah neil nelson nestor neville niall nick nico nicolas nigel nikhil niko" +
    " nikos noah nolan oleksandr oliver olivier omari oren orin orlando oswald otis otto owen ozan pablo paddy padraig pascal patricio patryk pawel pelle percival perry pete petr petros phil philippe phineas pierre pieter pincus piotr" +
    " placido prakash preston quentin quinton rafael rafal rafe raheem rahul rajesh rajiv ralf ramesh ramiro randal randolph raoul raphael raul ravindra reggie reginald reinhard remy reuben reuven rex rhys rich rico rifat rob roddy" +
    " roderick rodion rohan roland rolf roman romeo ron ronan ross ruben rudolf rudy rufus rune rupert russ rusty ryder saad said salim salman salvador salvatore sami sandeep sandor santiago saul sebastian selwyn serge sergio seth" +
    " shamus shaun sheldon sherman shimon shmuel siegfried silas silvio simeon simon soren spencer stanislav stanislaw stavros stefano steffen stelios sterling stew stewart stuart suleiman sullivan sylvester szymon tadeusz taha talib" +
    " taras tarek tarquin ted teddy terence terrance thabo theo theron thor thorsten tobias tobin toby tomas tomasz tommaso torsten trent trevor tristan truman tudor tyrell tyson ulrich umar upton uri uriel usman vaclav vadim valentin" +
    " vance vasily vaughn vic vicente vidal vijay vince vincenzo vinod virgil vitaly vito vittorio vladislav vojtech wade waldemar walid wallace warwick waylon webster wendell werner whit wilbur wilfred wilhelm will willard winston" +
    " winthrop wojciech woodrow wyatt xavier yair yannick yasin yasser yehuda yiannis yigal yoav yonatan yoram yosef youssef yves zachariah zack zakaria zane zbigniew zeke zev ziad zvi"
  ).split(" "),
);

/** A given name, and of no gender, whichever the lists know: "Ashley", "Andrea", "Jean". */
const either = new Set("alex andrea ashley charlie chris jean leslie sam terry yuki".split(" "));

/** Borne by women and by men alike, or not the same in two lists, though one of them calls it a woman's or a man's. */
const shared = new Set(
  (
    "aaren abbe abbey abbie abby adan addie addison addy adel adrian aidan ajay alex alfie ali alix alley allie allyn alva amery amil amory andie andrea " +
    "andrei andy ange angel angeli angie any ara arda arie ariel arin arlen artemis ashby ashley ashlin aubrey audie augustine aurel austin ave averil " +
    "avery bailey bailie baillie baily barry bennie benny bentlee berkeley berkley bernie berny berry bert bertie berty bevin bill billie billy blair blake " +
    "bobbie bobby brandy bren brett brier brit brook brooke brooks bryn cal cam cammy carey carlie carlin carly carmine carmon caron carroll cary caryl " +
    "casey cass cassie cece cecil chad charley charlie chesley chris chrissie chrissy christan christian christie christy clair claire clare clarke clem " +
    "clemmy clovis codee codi codie cody collen connie conny cordey corey cori corrie corry cory courtney cris dael dagny dakota dale dallas dalli dana " +
    "danie dannie danny danya darby darcy darell darelle daron darrelle darryl daryl daryn dayle de dee del delainey delaney dell demetris deni denni denny " +
    "deny denys devan devin devon devonne dian dion dionis domini dominique donnie donny dorian dory dre dru dusty dyan eddi eddie eddy edin edlin edy elie " +
    "elisha ellary ellery emerson emery emlyn emmery emmy emory eran erin esme esra essa evelin evelyn evyn ezri finley flory fran frank frankie franky " +
    "franny fred freddi freddie freddy fredi free gabbie gabby gabi gabie gabriel gaby gael gail gale garland gates gayle gene george georgie geri germain " +
    "gert gill ginger glen glenn grace gray gus hadlee hadleigh hadley hailey haily haleigh haley halsey hanan happy harley harper hartley haven hazel " +
    "heath hilary hillary hollis holly izzy jackie jacky jaime jaimie jamie jan jaye jayme jaymie jean jere jermaine jerri jerry jess jesse jessie jessy jo " +
    "jobie joby jodi jodie jody joell jojo jone jonell jonis jordan jorey jourdan jule julie kai kalle karee karel karon kellen kelley kelly kelsey kendal " +
    "kendall kendre kennedy kerry kevyn ki kiley kim kinsley kip kipp kirby kit kore koren kris krisha kylen kylie lane laney lanie lannie lanny laurice " +
    "laurie laverne layne lee leigh leighton leland lesley leslie lezley lian lindsay lindsey lindy linn llewellyn logan lonnie loren lorin lorne lorrie " +
    "lorry luce lucky ly lyn lyndell lynn mackenzie maddie maddy madison mallory mar marice marlo marlow marlowe martie marty mattie matty maurise max maxi " +
    "maxie mead meredith merle merrill merry meryl michal michel micky miran mischa misha morgan morgen my myca natty nichole nickie nicky nicol nicoli " +
    "nikita nikki noam noel nollie ollie orel otha page paige parker pascale pat patrice patsy patty paulie payton pennie penny perry peyton phil philippe " +
    "phoenix pier quentin quinn rafa rahal raleigh randi randie randy ray raynell reagan reagen reese regan reggie remy rene rey ricki rickie rikki riley " +
    "ripley river robbie robby robin roby roma rory rossie rossy rowan rowe ruby ryley sacha sage sal sam sandy sasha sayre scotti sean shadow shae shaine " +
    "shane shannan shannon shaun shawn shay shayne shea shelby shelley sheridan sibyl sidnee sidney sinclair sky skye skylar skyler sloan sloane sol sonnie " +
    "sonny stacee stacy stevie storm sunny sydney tailor tallie tally tammie tammy tate taylor ted teddie teddy temple terri terry theo tim timmie timmy " +
    "tobey toby toma tommie tommy tony torey tracey tracie tracy vail val valle van vanni vanya vin vinnie vinny wallis wally waverley waverly whitney " +
    "willi willie willy winnie winny wynn yancy yoshi yuki"
  ).split(" "),
);

/** The gender that a given name (folded to lower-case letters) tells, null where it does not. */
export function genderOfGivenName(given: string): Gender {
  if (female.has(given) && !male.has(given)) return "female";
  return male.has(given) && !female.has(given) ? "male" : null;
}

/** The same, and where our own lists do not know the name, what the lists of others agree on: enough for "he" or "she", for nothing else. */
export const likelyGender = (given: string): Gender =>
  genderOfGivenName(given) ?? (female.has(given) || shared.has(given) ? null : agreedGender(given));

/** Is it known as a given name, whoever may bear it? */
export const isGivenName = (given: string): boolean => female.has(given) || male.has(given) || either.has(given);
