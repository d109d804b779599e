import type { Gender } from "./nouns.ts";

/**
 * Given names that English-language reports use for women or for men alone, from many backgrounds. Only
 * to choose between two people for "he" or "she"; a name that both bear is left out, and nothing else
 * is ever read from a name.
 */
const female = new Set(
  (
    "mary patricia linda barbara elizabeth jennifer susan margaret lisa nancy karen betty helen sandra donna carol ruth sharon michelle laura sarah deborah jessica cynthia angela melissa brenda amy anna rebecca virginia kathleen pamela martha debra amanda stephanie " +
    "carolyn christine marie janet catherine frances ann joyce diane alice julie heather teresa doris gloria evelyn jean cheryl mildred katherine joan ashley judith rose janice kelly nicole judy christina kathy theresa beverly denise tammy irene jane lori rachel marilyn andrea " +
    "kathryn louise sara anne jacqueline wanda bonnie julia ruby lois tina phyllis norma paula diana annie lillian emily peggy crystal gladys rita dawn connie florence tracy edna tiffany carmen rosa cindy grace wendy victoria edith kim sherry sylvia josephine thelma shannon sheila " +
    "ethel ellen elaine marjorie carrie charlotte monica esther pauline emma juanita anita rhonda hazel amber eva debbie april leslie clara lucille joanne eleanor valerie danielle megan alicia suzanne michele gail bertha darlene veronica jill erin geraldine lauren cathy joann lorraine lynn " +
    "sally regina erica beatrice dolores bernice audrey yvonne annette marion dana stacy ana renee ida vivian roberta holly brittany melanie loretta yolanda jeanette laurie katie kristen vanessa alma sue elsie beth jeanne fiona siobhan niamh aoife ingrid astrid freya sigrid helga ursula greta " +
    "fatima aisha khadija zainab layla leila amina mariam maryam yasmin nadia samira noor hana huda salma rania farah zahra shira miriam rivka tova chana naomi leah yael noa tamar adina dvora golda zelda olga irina natalia svetlana tatiana ludmila oksana anastasia ekaterina marina elena galina " +
    "priya lakshmi anjali deepa sunita meera kavita lucia sofia isabella camila valentina gabriela mariana fernanda beatriz chiara giulia francesca bianca amelie chloe camille celine elodie margaux solange mireille fabienne claire adaeze chioma ngozi amara folake imani latoya keisha tamika aaliyah " +
    "mei ling sakura yuki keiko naoko hye-jin lavinia imelda tabitha rosalind beatrix octavia philippa henrietta winifred petronella marguerite bethany harriet priscilla claudine fiorella nuala rosemary roxanne gwendolyn petra renata delphine benedetta candace odette"
  ).split(" "),
);
const male = new Set(
  (
    "james john robert michael william david richard charles joseph thomas christopher daniel paul mark donald george kenneth steven edward brian ronald anthony kevin jason matthew gary timothy jose larry jeffrey frank scott eric stephen andrew raymond gregory joshua jerry dennis walter patrick peter harold " +
    "douglas henry carl arthur ryan roger joe juan jack albert jonathan justin terry gerald keith samuel willie ralph lawrence nicholas roy benjamin bruce brandon adam harry fred wayne billy steve louis jeremy aaron randy howard eugene carlos russell bobby victor martin ernest phillip todd jesse craig alan shawn " +
    "clarence sean philip chris johnny earl jimmy antonio danny bryan tony luis mike stanley leonard nathan dale manuel rodney curtis norman allen marvin vincent glenn jeffery travis jeff chad jacob lee melvin alfred kyle francis bradley jesus herbert frederick ray joel edwin don eddie ricky troy randall barry " +
    "alexander bernard mario leroy francisco marcus micheal theodore clifford miguel oscar jay jim tom calvin alex jon ronnie bill lloyd tommy leon derek warren darrell jerome floyd leo alvin tim wesley gordon dean greg jorge dustin pedro derrick dan lewis zachary corey herman maurice vernon roberto clyde glen " +
    "hector shane ricardo sam rick lester brent ramon charlie tyler gilbert gene mohammed muhammad ahmed ahmad ali omar hassan hussein ibrahim yusuf yousef khalid tariq bilal faisal karim amir samir rashid mustafa mahmoud abdul hamza idris moshe yitzhak yaakov avraham shlomo dov chaim mendel levi eliezer aryeh " +
    "ivan dmitri sergei vladimir boris igor oleg nikolai mikhail yuri pavel andrei alexei viktor ruslan radovan milan zoran bogdan lars sven anders nils bjorn erik magnus olaf gunnar hans klaus dieter jurgen wolfgang horst helmut ottmar dietmar stefan luca marco giovanni paolo matteo gianluca jean-pierre thierry " +
    "bertrand raj sanjay vikram arjun ravi gurdeep harpreet chidi emeka kwame kofi jamal darnell terrell tyrone malik deshawn hiroshi kenji takeshi hyun-woo wei fitzroy rodrigo ezekiel thaddeus leander fergus lorcan torquil rory callan ewan cuthbert everett royce quincy wim alwyn percy clive bartholomew hugo " +
    "dominic ezra jarrod garrett leland denver prentiss malachi cosmo desmond julius orville"
  ).split(" "),
);

/** The gender that a given name (folded to lower-case letters) tells, null where it does not. */
export function genderOfGivenName(given: string): Gender {
  if (female.has(given) && !male.has(given)) return "female";
  return male.has(given) && !female.has(given) ? "male" : null;
}
