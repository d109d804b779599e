import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { ownText } from "../reading/own-text.ts";

const studies = quick(
  /\b(?:antisemiti\w*|anti-semiti\w*|anti-jewish|(?:hate|hatred|extremis\w+|far[- ]right|holocaust)) (?:\w+ )?(?:scholar|researcher|historian|expert|analyst|monitor|educator|watchdog|studies|campaigner)\b|\b(?:scholar|researcher|student|historian|expert|teacher|professor|authority|lecturer|book|study|studies|seminar|course|workshops?|trainings?|sessions?|class|exhibition|research|lecture|talk) (?:of|on|in|about|into) (?:the )?(?:\w+ ){0,3}(?:antisemiti\w*|anti-semiti\w*|anti-jewish|hate|hatred|prejudice|extremism|holocaust|racism|conspiracy)\b|\b(?:read|collect\w*|catalogu\w*|stud\w+|research\w*|teach\w*|taught|document\w*|track\w*|analys\w+|analyz\w+|archiv\w+) (?:\w+ ){0,3}(?:antisemitic|anti-semitic|anti-jewish|hate|nazi) (?:\w+ )?(?:pamphlets?|propaganda|literature|material|texts?|books?|leaflets?|tropes?|rhetoric|posters?|caricatures?|cartoons?)\b|\b(?:education|learning|outreach|programmes|programs|curator|docent|guide|educator|facilitator|trainer)\b[^.;]{0,50}\b(?:holocaust|jewish|tolerance|memorial) (?:\w+ )?(?:museum|cent(?:er|re)|memorial|foundation|trust)\b|\b(?:anti-?bias|anti-?hate|anti-?racism|anti-?prejudice|tolerance|holocaust) (?:\w+ )?(?:training|trainer|workshops?|education|educator|facilitator|programmes?|programs?)\b/i,
);

/** Whoever studies or teaches it says aloud what they study: the page tells so of this person, before any step against them. */
export function isStudent(page: PageReading, about: ReadonlySet<number>): boolean {
  return [...about].some((index) => {
    const sentence = page.sentences[index];
    return (
      sentence?.kind === "main" &&
      sentence.index < 6 &&
      studies.test(ownText(page, sentence)) &&
      !sentToLessons.test(ownText(page, sentence))
    );
  });
}

/** "must complete a course on antisemitism": what a body makes them learn. */
const sentToLessons =
  /\b(?:must(?: also)?|(?:ordered|told|required|asked|instructed|obliged|made|sentenced|agreed) to|(?:has|have|had) to|will) (?:also )?(?:attend|complete|undertake|undergo|take|do|sit through|follow)\b/i;
