package org.racelens.analysis.fix;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Applies changes in memory and analyses the result by the same pipeline. */
record Verifier(FrontEnd frontEnd, Analysis analysis, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {

	/** A text that was parsed and analysed. */
	record Analysed(ParsedUnit unit, UnitReport report) {
		SourceText source() {
			return unit.source();
		}
	}

	/** A fix that holds, with what is needed to go on from it; or why it does not. */
	record Result(Optional<VerifiedFix> fix, Optional<Analysed> after, String fault) {
		static Result failed(String fault) {
			return new Result(Optional.empty(), Optional.empty(), fault);
		}
	}

	Analysed analyse(SourceText source) throws FrontEndException {
		ParsedUnit unit = frontEnd.parse(source, command, cancellation);
		return new Analysed(unit, analysis.analyse(unit, options, cancellation));
	}

	/** Verifies candidates that are applied together. */
	Result verify(Analysed before, RaceGroup group, List<Candidate> candidates) {
		Optional<Candidate> joined = candidates.stream().map(Optional::of)
				.reduce((a, b) -> a.flatMap(x -> b.flatMap(y -> joined(x, y)))).flatMap(c -> c);
		Optional<SourceText> fixed = joined.flatMap(c -> c.change().appliedTo(before.source()));
		if (fixed.isEmpty()) {
			return Result.failed("the edits are in each other's way");
		}
		try {
			Analysed after = analyse(fixed.get());
			Comparison comparison = new Comparison(before.source(), before.report(), after.report(), joined.get().change());
			Optional<String> fault = comparison.fault(group, new HashSet<>(before.unit().gaps()), new HashSet<>(after.unit().gaps()));
			if (fault.isPresent()) {
				return Result.failed(fault.get());
			}
			List<FixKind> kinds = candidates.stream().map(Candidate::kind).toList();
			String reason = kinds.get(kinds.size() - 1).reason() + "; " + joined.get().meaning();
			return new Result(Optional.of(
					new VerifiedFix(kinds, joined.get().title(), reason, group, joined.get().change(), fixed.get(), after.report())),
					Optional.of(after), "");
		} catch (FrontEndException e) {
			return Result.failed("the changed file cannot be read: " + e.getMessage());
		}
	}

	private static Optional<Candidate> joined(Candidate a, Candidate b) {
		String meaning = a.meaning().equals(b.meaning()) ? a.meaning() : a.meaning() + "; " + b.meaning();
		return a.change().joined(b.change()).map(c -> new Candidate(b.kind(), a.title() + ", and " + b.title(), meaning, c));
	}
}
