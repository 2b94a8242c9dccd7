package org.racelens.report

import static extension org.racelens.report.words.Visible.*

import org.racelens.repair.fix.FixKind
import org.racelens.repair.fix.Refusal
import org.racelens.report.FixReport.Destination
import org.racelens.report.RepairStory.Applied
import org.racelens.report.RepairStory.Left
import org.racelens.report.words.CheckReport.Extent
import org.racelens.report.words.Figures
import org.racelens.report.words.Palette
import org.racelens.report.words.Sentences

/** What was repaired and what was not, for a person at a terminal. */
class FixSummary {
	val Palette palette

	new(Palette palette) {
		this.palette = palette
	}

	/** Each file with races, and a last line with the totals. */
	def String render(FixReport report) {
		document(report)
	}

	private def String document(FixReport report) '''
		«FOR file : report.files»
			«IF file.repair.empty»
				«file.path.inLine»: «palette.bad("not analysed")»: «file.message.get.inLine»
			«ELSEIF file.repair.get.first.regions.exists[!openRaces.empty]»
				«told(file, RepairStory.of(file.repair.get))»
			«ENDIF»
		«ENDFOR»
		«IF report.extent == Extent.PARTIAL»
			«palette.bad(TextReport.PARTIAL)»
		«ENDIF»
		«palette.strong(FixFigures.of(report).sentence)»
	'''

	private def String told(FixReport.File file, RepairStory story) '''
		«file.path.inLine»: «IF file.destination == Destination.REFUSED»«refused(file, story)»«ELSE»«figures(story)»«ENDIF»
		«FOR fix : story.applied»
			«"  "»«fix(fix)»
		«ENDFOR»
		«FOR left : story.left»
			«"  "»«left(left)»
		«ENDFOR»
	'''

	private def String figures(RepairStory story) {
		val repaired = Figures.number(story.repaired, "variable") + " repaired"
		if (story.racyAfter == 0) palette.good(repaired) else palette.doubtful(repaired + ", " + story.racyAfter + " left")
	}

	private def String refused(FixReport.File file, RepairStory story) {
		palette.bad("not written") + ": " + file.message.get.inLine + "; " + Figures.number(story.repaired, "variable") + " could be repaired"
	}

	private def String fix(Applied fix) '''
		line «fix.line»: «fix.variable.inLine»: «fix.title.inLine»
		    «fix.reason.inLine»
		    verified: RACE → «fix.region», «Figures.number(fix.racesBefore, "race")» → «fix.racesAfter»
		«IF fix.kinds.contains(FixKind.REMOVE_PRAGMA) && !fix.rejected.empty»
			«"    "»nothing cheaper holds:
			«FOR refusal : fix.rejected»
				«"      "»«refusal(refusal)»
			«ENDFOR»
		«ENDIF»
	'''

	private def String left(Left left) '''
		line «left.line»: «left.variable.inLine»: «palette.doubtful("not repaired")»
		«FOR refusal : left.refusals»
			«"    "»«refusal(refusal)»
		«ENDFOR»
		«IF left.refusals.empty»
			«"    "»no fix of the wanted kinds is known
		«ENDIF»
	'''

	private def String refusal(Refusal refusal) '''«refusal.kind.id»: «Sentences.of(refusal.reason).inLine»'''
}
