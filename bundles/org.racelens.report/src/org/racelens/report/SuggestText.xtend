package org.racelens.report

import static extension org.racelens.report.words.Visible.*

import org.racelens.race.verdict.Race
import org.racelens.repair.suggest.Suggestion
import org.racelens.repair.suggest.Suggestion.Parallel
import org.racelens.repair.suggest.Suggestion.Sequential
import org.racelens.report.words.Figures
import org.racelens.report.words.Palette
import org.racelens.report.words.Sentences

/** What was found out about sequential loops, for a person at a terminal. */
class SuggestText {
	val Palette palette
	val TextReport text

	new(SourceLines lines, Palette palette) {
		this.palette = palette
		this.text = new TextReport(lines, palette)
	}

	/** Each loop with its answer, and a summary line. */
	def String render(SuggestReport report) {
		document(report)
	}

	private def String document(SuggestReport report) '''
		«FOR loop : report.loops»
			«loop(loop)»

		«ENDFOR»
		«palette.strong(sentence(report))»
	'''

	private def String sentence(SuggestReport report) {
		val parallel = report.parallel.size
		val loops = report.loops.size
		switch loops {
			case 0: report.path.inLine + (if (report.line.present) ": no sequential loop in this line" else ": no sequential loops")
			default: Figures.number(loops, "sequential loop") + ": " + parallel + " can be parallel, " + (loops - parallel) + " not proved"
		}
	}

	private def String loop(Suggestion loop) {
		switch loop {
			Parallel: parallel(loop)
			Sequential: sequential(loop)
		}
	}

	private def String parallel(Parallel loop) '''
		«title(loop)»: «palette.good("can be parallel")»
		    «palette.strong(loop.pragma.inLine)»
		  «FOR note : loop.notes SEPARATOR "\n"»«Sentences.of(note).inLine»«ENDFOR»
		  proof: «text.proof(loop.proof.proof)»
		  «FOR assumption : loop.proof.proof.assumptions SEPARATOR "\n"»assuming that «Sentences.of(assumption).inLine»«ENDFOR»
	'''

	private def String sequential(Sequential loop) '''
		«title(loop)»: «palette.doubtful("not proved")»: «Sentences.of(loop.reason).inLine»
		«IF loop.dependence.present»
			«"  "»in parallel there would be a «race(loop.dependence.get)»
		«ENDIF»
	'''

	private def String race(Race race) {
		TextReport.indented(text.race(race)).trim
	}

	private def String title(Suggestion loop) {
		(loop.loop.path + ":" + loop.loop.line + ": loop" + (if (loop.function.empty) "" else " in " + loop.function)).inLine
	}
}
