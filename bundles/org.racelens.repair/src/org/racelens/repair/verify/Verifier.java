package org.racelens.repair.verify;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.Candidate;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Outline;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.VerifiedFix;

/**
 * Applies changes in memory and analyses the result by the same pipeline: what reaches the changed functions, since nothing else can
 * differ. It remembers the analyses of texts as they were.
 */
final class Verifier {
	private static final Set<FixKind> COPYING = EnumSet.of(FixKind.PRIVATE, FixKind.FIRSTPRIVATE, FixKind.LASTPRIVATE, FixKind.LINEAR,
			FixKind.REDUCTION, FixKind.TASK_REDUCTION);

	private final FrontEnd frontEnd;
	private final Analysis analysis;
	private final CompileCommand command;
	private final AnalysisOptions options;
	private final Cancellation cancellation;
	private final Map<Part, UnitReport> known = new LinkedHashMap<>();

	/** A part of a version of the text. Two ways of changing a text may come to versions with one stamp. */
	private record Part(String text, Focus focus) {
	}

	/** A fix that holds, with the changed unit; or why it does not. */
	public record Result(Optional<VerifiedFix> fix, Optional<ParsedUnit> after, Optional<Explanation> fault) {
		static Result failed(Explanation fault) {
			return new Result(Optional.empty(), Optional.empty(), Optional.of(fault));
		}
	}

	Verifier(FrontEnd frontEnd, Analysis analysis, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
		this.command = command;
		this.options = options;
		this.cancellation = cancellation;
	}

	AnalysisOptions options() {
		return options;
	}

	/** Limits what the current thread does with the text: to the effort of one region. */
	Effort share() {
		return Effort.of(Effort.units(options.regionTimeout()), cancellation);
	}

	ParsedUnit parse(SourceText source) throws FrontEndException {
		return RuntimeLayer.of(frontEnd.parse(source, command, cancellation), options.models());
	}

	/** The report of a whole unit is known already. */
	void remember(ParsedUnit unit, UnitReport report) {
		known.put(new Part(unit.source().text(), Focus.EVERYTHING), report);
	}

	/** The analysis of what reaches some functions. */
	UnitReport report(ParsedUnit unit, Focus focus) {
		return known.computeIfAbsent(new Part(unit.source().text(), focus), part -> analysis.analyse(unit, focus, options, cancellation));
	}

	/** The same for a unit that is not all that its text says. */
	UnitReport reportOfPart(ParsedUnit part, Focus focus) {
		return analysis.analyse(part, focus, options, cancellation);
	}

	/** Verifies candidates that are applied together. */
	Result verify(ParsedUnit before, RaceGroup group, List<Candidate> candidates) {
		Optional<String> redefined = LibraryEffect.redefined(before, options.models());
		if (redefined.isPresent()) {
			return Result.failed(RepairSentence.FIXES_KNOW_X_AS_THE_LIBRARY_HAS_IT.of(redefined.get()));
		}
		Optional<Candidate> joined = candidates.stream().map(Optional::of)
				.reduce((a, b) -> a.flatMap(x -> b.flatMap(y -> joined(x, y)))).flatMap(c -> c);
		Optional<SourceText> fixed = joined.flatMap(c -> c.change().appliedTo(before.source()));
		if (fixed.isEmpty()) {
			return Result.failed(RepairSentence.EDITS_ARE_IN_EACH_OTHERS_WAY.of());
		}
		if (AttributeSyntax.isMixed(before, joined.get().change())) {
			return Result.failed(RepairSentence.PRAGMA_CANNOT_STAND_BEHIND_AN_ATTRIBUTE.of());
		}
		try {
			return verify(before, group, candidates, joined.get(), parse(fixed.get()));
		} catch (FrontEndException e) {
			return Result.failed(RepairSentence.CHANGED_FILE_CANNOT_BE_READ_X.of(e.getMessage()));
		}
	}

	private Result verify(ParsedUnit before, RaceGroup group, List<Candidate> candidates, Candidate joined, ParsedUnit after) {
		if (runsCode(candidates, group, after)) {
			return Result.failed(RepairSentence.COPIES_OF_X_WOULD_RUN_CODE_OF_ITS_CLASS.of(group.name()));
		}
		Focus focus = changed(before, joined.change(), group);
		if (remains(group, joined.change(), after, focus)) {
			return Result.failed(RepairSentence.RACE_WOULD_REMAIN.of());
		}
		UnitReport was = report(before, focus);
		UnitReport is = analysis.analyse(after, focus, options, cancellation);
		Optional<Explanation> fault = new Comparison(before.source(), was, is, List.of(joined.change())).fault(group,
				new HashSet<>(before.gaps()),
				new HashSet<>(after.gaps()));
		if (fault.isPresent()) {
			return Result.failed(fault.get());
		}
		List<FixKind> kinds = candidates.stream().map(Candidate::kind).toList();
		Explanation reason = RepairSentence.X_MOREOVER_Y.of(kinds.get(kinds.size() - 1).reason(), joined.meaning());
		return new Result(
				Optional.of(new VerifiedFix(kinds, joined.title(), reason, List.of(), group, joined.change(), after.source(), was, is)),
				Optional.of(after), Optional.empty());
	}

	/** Whether copies that a clause makes execute code that does more than to set the copy, which the program did not execute before. */
	private static boolean runsCode(List<Candidate> candidates, RaceGroup group, ParsedUnit after) {
		return candidates.stream().map(Candidate::kind).anyMatch(COPYING::contains)
				&& group.variable().map(Variable::type).filter(after.declared().copies()::containsKey).isPresent();
	}

	/** Whether a race of the group's variable is left in its region: most candidates that do not help are sorted out by this one region. */
	private boolean remains(RaceGroup group, SourceChange change, ParsedUnit after, Focus focus) {
		Set<Integer> places = group.ends().stream().map(e -> e.place().offset()).collect(Collectors.toSet());
		int directive = change.offsetAfter(group.region().place().offset());
		return analysis.analyse(after, focus.onRegion(directive), options, cancellation).regions().stream()
				.flatMap(r -> r.races().stream()).filter(r -> r.variable().equals(group.name()))
				.anyMatch(r -> places.contains(change.offsetBefore(r.first().place().offset()))
						&& places.contains(change.offsetBefore(r.second().place().offset())));
	}

	/** The functions that a change touches, and the one with the region; everything where an edit is in no function. */
	private static Focus changed(ParsedUnit unit, SourceChange change, RaceGroup group) {
		Outline outline = new Outline(unit, group.variable());
		Set<String> keys = new LinkedHashSet<>();
		outline.functions(group.region().place()).forEach(f -> keys.add(f.key()));
		for (TextEdit edit : change.edits()) {
			List<FunctionDefinition> touched = unit.functions().stream().filter(f -> f.range().path().equals(change.path())
					&& f.range().offset() <= edit.offset() && edit.endOffset() <= f.range().endOffset()).toList();
			if (touched.isEmpty()) {
				return Focus.EVERYTHING;
			}
			touched.forEach(f -> keys.add(f.key()));
		}
		return Focus.on(keys);
	}

	private static Optional<Candidate> joined(Candidate a, Candidate b) {
		Explanation meaning = a.meaning().equals(b.meaning()) ? a.meaning() : RepairSentence.X_MOREOVER_Y.of(a.meaning(), b.meaning());
		return a.change().joined(b.change())
				.map(c -> new Candidate(b.kind(), TitleSentence.X_AND_MOREOVER_Y.of(a.title(), b.title()), meaning, c));
	}
}
