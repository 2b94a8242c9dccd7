package org.racelens.report

import java.util.List
import java.util.Optional
import org.racelens.model.gap.ModelGap
import org.racelens.model.schedule.Schedule
import org.racelens.model.source.SourceRange
import org.racelens.race.verdict.AccessReport
import org.racelens.race.verdict.Defect
import org.racelens.race.verdict.Proof
import org.racelens.race.verdict.Race
import org.racelens.race.verdict.RegionReport
import org.racelens.race.verdict.UnitReport
import org.racelens.report.drawing.EstimatedMeasure
import org.racelens.report.drawing.ScheduleDrawing
import org.racelens.report.drawing.SvgWriter
import org.racelens.report.drawing.Theme
import org.racelens.report.drawing.WitnessDrawing
import org.racelens.report.words.CheckReport
import org.racelens.report.words.CheckReport.Extent
import org.racelens.report.words.ConditionWords
import org.racelens.report.words.Figures
import org.racelens.report.words.RaceMessages
import org.racelens.report.words.Visible
import org.racelens.report.words.RunWords
import org.racelens.report.words.ScheduleWords
import org.racelens.report.words.Sentences

/** The report as one page that needs nothing else: no script, no font, no picture from elsewhere. */
class HtmlReport {
	val SourceLines lines

	new(SourceLines lines) {
		this.lines = lines
	}

	def String render(CheckReport report) '''
		<!DOCTYPE html>
		<html lang="en">
		<head>
		<meta charset="UTF-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<title>RaceLens report</title>
		<style>
		:root { color-scheme: light dark; }
		body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
		pre, code { font: 14px/1.4 ui-monospace, monospace; }
		pre { background: #8881; padding: .5rem; overflow-x: auto; margin: .25rem 0; }
		table { border-collapse: collapse; }
		td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; }
		section.region { border-left: .3rem solid #8888; padding-left: 1rem; margin: 1rem 0; }
		section.RACE { border-color: #c33; }
		section.RACE_FREE { border-color: #3a3; }
		section.RACE_FREE_IF { border-color: #693; border-left-style: dashed; }
		section.UNKNOWN { border-color: #c90; }
		.verdict { font-weight: bold; }
		.kind { opacity: .7; }
		.drawing { overflow-x: auto; }
		:root { «Theme.LIGHT.css» }
		@media (prefers-color-scheme: dark) { :root { «Theme.DARK.css» } }
		</style>
		</head>
		<body>
		<h1>RaceLens report</h1>
		«IF report.extent == Extent.PARTIAL»
			<p class="verdict">«text(TextReport.PARTIAL)»</p>
		«ENDIF»
		<p>«text(Figures.of(report).sentence)»</p>
		<table>
		<tr><th>File</th><th>Verdict</th><th>Regions</th></tr>
		«FOR file : report.files»
			<tr><td><a href="#«id(report.files, file)»">«text(file.path)»</a></td><td>«status(file)»</td><td>«file.regions.size»</td></tr>
		«ENDFOR»
		</table>
		«FOR file : report.files»
			<h2 id="«id(report.files, file)»">«text(file.path)»</h2>
			«file(file)»
		«ENDFOR»
		<footer><p class="kind">racelens «text(report.version)»</p></footer>
		</body>
		</html>
	'''

	private static def id(List<UnitReport> files, UnitReport file) {
		"file" + files.indexOf(file)
	}

	private static def status(UnitReport file) {
		if (file.failure.present) "not analysed" else file.verdict.name
	}

	private def file(UnitReport file) '''
		«IF file.failure.present»
			<p>Not analysed: «text(file.failure.get)»</p>
		«ENDIF»
		«FOR message : file.messages»
			<p>«place(message.place)»: «text(Sentences.of(message))» <span class="kind">«message.kind.id»</span></p>
			«excerpt(message.place)»
			«FOR schedule : ScheduleWords.shown(message)»
				«schedule(schedule)»
			«ENDFOR»
		«ENDFOR»
		«FOR region : file.regions»
			«region(region)»
		«ENDFOR»
	'''

	private def region(RegionReport region) '''
		<section class="region «region.verdict.name»">
		<h3>Line «region.place.line»: «text(RaceMessages.title(region))»: <span class="verdict">«region.verdict.name»</span>«accepted(region)»</h3>
		«FOR defect : Defect.of(region.races)»
			«IF defect.clearest.accepted»«accepted(defect, region)»«ELSE»«defect(defect, region)»«ENDIF»
		«ENDFOR»
		«IF !region.gaps.empty»
			<p>«IF region.races.empty»Not decided because«ELSE»Not everything was understood«ENDIF»:</p>
			«gaps(region.gaps)»
		«ENDIF»
		«IF !region.conditions.empty»
			<p>«text(ConditionWords.lead(region).toFirstUpper)»:</p>
			<ul>
			«FOR condition : region.conditions»
				<li>«place(condition.place)»: «text(ConditionWords.clause(condition))» <span class="kind">«condition.kind.id»</span>«FOR trial : condition.tried.stream.toList»<br/>«text(Sentences.of(trial.told))»«ENDFOR»«excerpt(condition.place)»</li>
			«ENDFOR»
			</ul>
		«ENDIF»
		«FOR line : RunWords.lines(region)»
			<p>«text(line.toFirstUpper)»</p>
		«ENDFOR»
		<p class="kind">«text(figures(region.proof))»</p>
		«FOR fact : region.proof.facts»
			<p class="kind">Proved: «text(Sentences.of(fact))»</p>
		«ENDFOR»
		«FOR assumption : region.proof.assumptions»
			<p class="kind">Assuming that «text(Sentences.of(assumption))»</p>
		«ENDFOR»
		</section>
	'''

	/** One line; the rest for those who ask. */
	private def accepted(Defect defect, RegionReport region) '''
		«val race = defect.clearest»
		<details><summary>«text(RaceMessages.acceptance(race))»</summary>
		«defect(defect, region)»
		<p>Accepted in line «race.suppression.get.place.line»</p>
		«excerpt(race.suppression.get.place)»
		</details>
	'''

	private def defect(Defect defect, RegionReport region) '''
		«race(defect.clearest, region)»
		«IF defect.similar > 0»
			<p>«text(RaceMessages.further(defect))»</p>
		«ENDIF»
	'''

	private static def accepted(RegionReport region) {
		if (!region.races.empty && region.openRaces.empty) " (accepted)" else ""
	}

	private def race(Race race, RegionReport region) '''
		<h4>«text(RaceMessages.sentence(race))»</h4>
		<table>
		«end(race.first)»
		«end(race.second)»
		</table>
		«IF !race.witness.empty»
			<p>Witness: <code>«text(RaceMessages.pairs(race.witness))»</code></p>
		«ENDIF»
		«FOR trial : race.evidence.tried.stream.toList»
			<p>«text(Sentences.of(trial.told))»</p>
		«ENDFOR»
		«IF !race.reasons.empty»
			<p>Only possible because:</p>
			«gaps(race.reasons)»
		«ENDIF»
		<div class="drawing">«SvgWriter.inPage(new WitnessDrawing(new EstimatedMeasure).draw(race, region))»</div>
		«FOR schedule : race.evidence.schedule.stream.toList»
			«schedule(schedule)»
		«ENDFOR»
		<details><summary>The constraint as SMT-LIB 2</summary><pre>«text(SmtLibReport.render(race))»</pre></details>
	'''

	private def schedule(Schedule schedule) '''
		<div class="drawing">«SvgWriter.inPage(new ScheduleDrawing(new EstimatedMeasure).draw(schedule))»</div>
		<details><summary>«text(ScheduleWords.lead(schedule).toFirstUpper)»</summary>
		<table>
		<tr>«FOR head : ScheduleWords.heads»<th>«text(head)»</th>«ENDFOR»</tr>
		«FOR row : ScheduleWords.rows(schedule)»
			<tr>«FOR cell : row»<td>«text(cell)»</td>«ENDFOR»</tr>
		«ENDFOR»
		</table>
		</details>
	'''

	private def end(AccessReport access) '''
		<tr><td>«text(RaceMessages.who(access))»</td><td>«text(RaceMessages.noun(access))»
		«IF !access.iteration.empty» in «text(RaceMessages.iteration(access))»«ENDIF»«IF access.phase.present», «text(RaceMessages.phase(access))»«ENDIF»
		<br>«place(access.place)»«FOR call : access.calls», through «text(call.callee)» called in «place(call.place)»«ENDFOR»
		«excerpt(access.place)»</td></tr>
	'''

	private static def figures(Proof proof) {
		proof.pairs + " conflicting pairs of accesses, " + proof.cheap + " decided without the solver, " + proof.solver + " by the solver"
	}

	private def gaps(List<ModelGap> gaps) '''
		<ul>
		«FOR gap : Sentences.sorted(gaps)»
			<li>«place(gap.place)»: «text(Sentences.of(gap))» <span class="kind">«gap.kind.id»</span>«excerpt(gap.place)»</li>
		«ENDFOR»
		</ul>
	'''

	private static def place(SourceRange place) '''<code>«text(place.toString)»</code>'''

	private def String excerpt(SourceRange place) {
		val Optional<Excerpt> found = Excerpt.of(place, lines)
		if (found.present) excerpt(found.get) else ""
	}

	private def excerpt(Excerpt excerpt) {
		"<pre>" + excerpt.number + " | " + text(excerpt.code) + "\n       | " + text(excerpt.mark) + "</pre>"
	}

	private static def text(String raw) {
		Visible.inText(raw).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
	}
}
