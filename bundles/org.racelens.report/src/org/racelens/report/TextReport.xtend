package org.racelens.report

import static extension org.racelens.report.words.Visible.*

import java.util.List
import java.util.Optional
import org.racelens.model.gap.ModelGap
import org.racelens.model.gap.SourceMessage
import org.racelens.model.schedule.Schedule
import org.racelens.model.source.SourceRange
import org.racelens.race.verdict.AccessReport
import org.racelens.race.verdict.Condition
import org.racelens.race.verdict.Confidence
import org.racelens.race.verdict.Defect
import org.racelens.race.verdict.Proof
import org.racelens.race.verdict.Race
import org.racelens.race.verdict.RegionReport
import org.racelens.race.verdict.UnitReport
import org.racelens.report.words.CheckReport
import org.racelens.report.words.CheckReport.Extent
import org.racelens.report.words.Comparison
import org.racelens.report.words.ConditionWords
import org.racelens.report.words.Figures
import org.racelens.report.words.Palette
import org.racelens.report.words.RaceMessages
import org.racelens.report.words.RunWords
import org.racelens.report.words.ScheduleWords
import org.racelens.report.words.Sentences

/** The report for a person at a terminal. */
class TextReport {
	/** How many reasons of one region are shown unless it is explained: the first ones tell most, and the JSON report has all. */
	static val SHOWN_GAPS = 8

	/** A file that is no C program at all makes a message for every other word. */
	static val SHOWN_MESSAGES = 20

	public static val PARTIAL = "this report is partial: the run was stopped before all files were analysed"

	val SourceLines lines
	val Palette palette

	new(SourceLines lines, Palette palette) {
		this.lines = lines
		this.palette = palette
	}

	/** Everything a run found, what to look at first where that is much, and a summary line. */
	def String render(CheckReport report) {
		document(report)
	}

	/** Some regions with everything that is known of them: messages, witness, phases, the constraint. */
	def String explain(UnitReport chosen) {
		explanation(chosen.messages, chosen.regions)
	}

	/** Some regions without messages. */
	def String explain(List<RegionReport> regions) {
		explanation(List.of, regions)
	}

	private def String document(CheckReport report) '''
		«val overview = OverviewText.of(report, palette)»
		«IF !overview.empty»
			«overview»

		«ENDIF»
		«FOR file : report.files»
			«file(file, report.comparison)»
		«ENDFOR»
		«FOR comparison : report.comparison.stream.toList»
			«gone(comparison)»
		«ENDFOR»
		«IF report.extent == Extent.PARTIAL»
			«palette.bad(PARTIAL)»
		«ENDIF»
		«palette.strong(Figures.of(report).sentence)»
		«FOR comparison : report.comparison.stream.toList»
			«palette.strong(comparison.sentence(report.files).inLine)»
		«ENDFOR»
	'''

	/** What a baseline has and the report has not. */
	private def String gone(Comparison comparison) '''
		«FOR gone : comparison.gone»
			«gone.path.inLine»:«gone.line»: «palette.good("gone")»: «gone.message.inLine»
		«ENDFOR»
		«IF !comparison.gone.empty»

		«ENDIF»
	'''

	private def String explanation(List<SourceMessage> messages, List<RegionReport> regions) '''
		«FOR message : messages»
			«message(message)»

		«ENDFOR»
		«FOR region : regions»
			«region(region, Integer.MAX_VALUE, Optional.empty)[explained(it)]»
			«FOR race : Defect.of(region.races).map[clearest]»
				«palette.strong("the constraint of the race on " + race.variable.inLine + " as SMT-LIB 2; the witness satisfies it:")»
				«SmtLibReport.render(race).inText»

			«ENDFOR»
		«ENDFOR»
	'''

	private def String file(UnitReport file, Optional<Comparison> comparison) '''
		«IF file.failure.present»
			«file.path.inLine»: «palette.bad("not analysed")»: «file.failure.get.inLine»

		«ENDIF»
		«FOR message : file.messages.subList(0, Math.min(SHOWN_MESSAGES, file.messages.size))»
			«message(message)»

		«ENDFOR»
		«IF file.messages.size > SHOWN_MESSAGES»
			«file.path.inLine»: and «file.messages.size - SHOWN_MESSAGES» more messages like these

		«ENDIF»
		«FOR region : file.regions»
			«region(region, SHOWN_GAPS, comparison)[shown(it, comparison.present && comparison.get.isKnown(region, it))]»
		«ENDFOR»
	'''

	private def String message(SourceMessage message) '''
		«shown(message.place)»: «palette.doubtful(message.weight.id)»: «Sentences.of(message).inLine» [«message.kind.id»]
		«excerpt(message.place)»
		«FOR schedule : ScheduleWords.shown(message)»
			«indented(schedule(schedule))»
		«ENDFOR»
	'''

	private def String region(RegionReport region, int shownGaps, Optional<Comparison> comparison, (Defect)=>String said) '''
		«region.place.path.inLine»:«region.place.line»: «RaceMessages.title(region).inLine»: «verdict(region, comparison)»
		«FOR defect : Defect.of(region.races)»
			«indented(said.apply(defect))»
		«ENDFOR»
		«IF !region.gaps.empty»
			«"  "»«IF region.races.empty»not decided because«ELSE»not everything was understood«ENDIF»:
			«FOR gap : Sentences.sorted(region.gaps).subList(0, Math.min(shownGaps, region.gaps.size))»
				«indented(indented(gap(gap)))»
			«ENDFOR»
			«IF region.gaps.size > shownGaps»
				«indented(indented("and " + (region.gaps.size - shownGaps) + " more reasons"))»
			«ENDIF»
		«ENDIF»
		«IF !region.conditions.empty»
			«"  "»«ConditionWords.lead(region)»:
			«FOR condition : region.conditions»
				«indented(indented(condition(condition)))»
			«ENDFOR»
		«ENDIF»
		«FOR line : RunWords.lines(region)»
			«"  "»«line.inLine»
		«ENDFOR»
		«FOR fact : region.proof.facts»
			«"  "»proved: «Sentences.of(fact).inLine»
		«ENDFOR»
		«FOR assumption : region.proof.assumptions»
			«"  "»assuming that «Sentences.of(assumption).inLine»
		«ENDFOR»

	'''

	private def String condition(Condition condition) '''
		«shown(condition.place)»: «ConditionWords.clause(condition).inLine» [«condition.kind.id»]
		«excerpt(condition.place)»
		«FOR trial : condition.tried.stream.toList»
			«"  "»«Sentences.of(trial.told).inLine»
		«ENDFOR»
	'''

	private def String verdict(RegionReport region, Optional<Comparison> comparison) {
		switch region.verdict {
			case RACE: race(region, comparison)
			case RACE_FREE: palette.good("RACE_FREE") + palette.faint(" (" + proof(region.proof) + ")")
			case RACE_FREE_IF: palette.good("RACE_FREE_IF")
			case UNKNOWN: palette.doubtful("UNKNOWN")
			case NO_PARALLELISM: "NO_PARALLELISM"
		}
	}

	private def String race(RegionReport region, Optional<Comparison> comparison) {
		if (region.openRaces.empty) {
			palette.doubtful("RACE") + palette.faint(" (accepted)")
		} else if (comparison.present && !comparison.get.finding(region).present) {
			palette.doubtful("RACE") + palette.faint(" (known)")
		} else {
			palette.bad("RACE")
		}
	}

	/** How the pairs were decided. */
	package def String proof(Proof proof) {
		switch proof.pairs {
			case 0: "no conflicting accesses"
			case 1: "1 conflicting pair of accesses, proved impossible" + how(proof)
			default: proof.pairs + " conflicting pairs of accesses, each proved impossible" + how(proof)
		}
	}

	private def String how(Proof proof) {
		switch proof.solver {
			case 0: " without the solver"
			case proof.pairs: " by the solver"
			default: ", " + proof.solver + " by the solver"
		}
	}

	/** What was accepted, or what the baseline has, is told in short: somebody looked at it already. */
	private def String shown(Defect defect, boolean isKnown) {
		val race = defect.clearest
		if (race.accepted) {
			palette.faint(RaceMessages.acceptance(race).inLine + also(defect)) + "\n"
		} else if (isKnown) {
			palette.faint(RaceMessages.known(race).inLine + also(defect)) + "\n"
		} else {
			defect(defect)
		}
	}

	private def String also(Defect defect) {
		if (defect.similar == 0) "" else ", " + RaceMessages.further(defect)
	}

	private def String defect(Defect defect) '''
		«race(defect.clearest)»
		«IF defect.similar > 0»
			«"  "»«RaceMessages.further(defect)»
		«ENDIF»
	'''

	private def String explained(Defect defect) '''
		«defect(defect)»
		«val race = defect.clearest»
		«IF race.accepted»
			«"  "»accepted in line «race.suppression.get.place.line»: «race.suppression.get.reason.inLine»
			«indented(excerpt(race.suppression.get.place))»
		«ENDIF»
	'''

	/** The sentence, both ends and the witness. */
	package def String race(Race race) '''
		«sentence(race)»
		«indented(end(race.first))»
		«indented(end(race.second))»
		«IF !race.witness.empty»
			«"  "»witness: «RaceMessages.pairs(race.witness).inLine»
		«ENDIF»
		«FOR schedule : race.evidence.schedule.stream.toList»
			«indented(schedule(schedule))»
		«ENDFOR»
		«FOR trial : race.evidence.tried.stream.toList»
			«"  "»«Sentences.of(trial.told).inLine»
		«ENDFOR»
		«IF !race.reasons.empty»
			«"  "»only possible because:
			«FOR reason : Sentences.sorted(race.reasons)»
				«indented(indented(gap(reason)))»
			«ENDFOR»
		«ENDIF»
	'''

	/** The steps as a table, and what a reader may not expect of them. */
	private def String schedule(Schedule schedule) '''
		«ScheduleWords.lead(schedule)»:
		«FOR line : ScheduleWords.table(schedule)»
			«"  "»«line.inLine»
		«ENDFOR»
		«FOR remark : ScheduleWords.remarks(schedule)»
			«remark.inLine»
		«ENDFOR»
	'''

	private def String sentence(Race race) {
		val sentence = RaceMessages.sentence(race).inLine
		if (race.confidence == Confidence.DEFINITE) palette.bad(sentence) else palette.doubtful(sentence)
	}

	private def String end(AccessReport access) '''
		«shown(access.place)»: «RaceMessages.noun(access).inLine» by «circumstances(access).inLine»
		«FOR call : access.calls»
			«"  "»called through «call.callee.inLine» in «shown(call.place)»
		«ENDFOR»
		«excerpt(access.place)»
	'''

	private def String circumstances(AccessReport access) {
		RaceMessages.who(access) + after(RaceMessages.iteration(access)) + after(RaceMessages.phase(access))
	}

	private static def String after(String part) {
		if (part.empty) "" else ", " + part
	}

	private def String gap(ModelGap gap) '''
		«shown(gap.place)»: «Sentences.of(gap).inLine» [«gap.kind.id»]
		«excerpt(gap.place)»
	'''

	/** Two blanks before each line that is not empty. */
	package static def String indented(String block) {
		block.replaceAll("(?m)^(?=.)", "  ")
	}

	private static def String shown(SourceRange place) {
		place.toString.inLine
	}

	private def String excerpt(SourceRange place) {
		val Optional<Excerpt> found = Excerpt.of(place, lines)
		if (found.present) excerpt(found.get) else ""
	}

	private def String excerpt(Excerpt excerpt) '''
		«palette.faint(excerpt.number + " |")» «excerpt.code»
		«palette.faint("       |")» «palette.good(excerpt.mark)»
	'''
}
