package org.racelens.repair.suggest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.suggest.SequentialLoops.Nest;

/** Analyses sequential loops as if they carried {@code parallel for}. */
public final class Suggester {
	private final FrontEnd frontEnd;
	private final Analysis analysis;

	public Suggester(FrontEnd frontEnd, Analysis analysis) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
	}

	/**
	 * The answers for the sequential loops of a file in source order: outer loops first; loops inside one that can be parallel are not
	 * asked.
	 *
	 * @param line only the loop that starts in this line, or else the innermost one around it; empty for all
	 * @throws FrontEndException when the file as a whole cannot be read
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<Suggestion> suggest(SourceText source, CompileCommand command, AnalysisOptions options, Optional<Integer> line,
			Cancellation cancellation) throws FrontEndException {
		ParsedUnit unit = RuntimeLayer.of(frontEnd.parse(source, command, cancellation), options.models());
		UnitReport before = analysis.analyse(unit, options, cancellation);
		Trial trial = new Trial(frontEnd, analysis, unit, before, command, options, cancellation);
		List<Nest> outermost = SequentialLoops.of(unit);
		if (line.isPresent()) {
			return chosen(outermost, line.get()).map(trial::of).stream().toList();
		}
		List<Suggestion> result = new ArrayList<>();
		outermost.forEach(nest -> ask(trial, nest, result));
		return result;
	}

	private static void ask(Trial trial, Nest nest, List<Suggestion> answers) {
		Suggestion answer = trial.of(nest);
		answers.add(answer);
		if (answer instanceof Suggestion.Sequential) {
			nest.inner().forEach(inner -> ask(trial, inner, answers));
		}
	}

	private static Optional<Nest> chosen(List<Nest> outermost, int line) {
		List<Nest> all = outermost.stream().flatMap(Suggester::flat).toList();
		Optional<Nest> starting = all.stream().filter(n -> n.loop().range().line() == line).findFirst();
		return starting.or(() -> all.stream().filter(n -> isAround(n.loop().range(), line))
				.min(Comparator.comparingInt(n -> n.loop().range().endOffset() - n.loop().range().offset())));
	}

	private static Stream<Nest> flat(Nest nest) {
		return Stream.concat(Stream.of(nest), nest.inner().stream().flatMap(Suggester::flat));
	}

	private static boolean isAround(SourceRange range, int line) {
		return range.line() <= line && line <= range.endLine();
	}
}
