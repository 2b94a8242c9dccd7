package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.ProgramAnalysis;
import org.racelens.analysis.tests.oracle.machine.Place;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.link.Program;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Together;
import org.racelens.openmp.unit.TracingFrontEnd;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** The analysis, as the command line has it: of one file, or of the files of a program that are linked. */
final class Product implements Judge {
	private static final Z3ProverFactory PROVERS = new Z3ProverFactory();
	private final TracingFrontEnd frontEnd;

	/** Of texts in C. */
	Product() {
		this(new CdtFrontEnd());
	}

	/** Of texts that a front end reads. */
	Product(TracingFrontEnd frontEnd) {
		this.frontEnd = frontEnd;
	}

	@Override
	public Verdicts answer(Map<String, String> files) {
		return verdicts(report(files.entrySet().stream().map(f -> new SourceText(f.getKey(), f.getValue(), 0)).toList()), Product::place);
	}

	/** What is said of the only region, which is in the first text. */
	RegionReport report(List<SourceText> sources) {
		UnitReport report = sources.size() == 1
				? new Analysis(frontEnd, PROVERS).analyse(sources.get(0), command(sources.get(0)), AnalysisOptions.defaults(),
						Cancellation.NEVER)
				: linked(sources);
		report.failure().ifPresent(reason -> {
			throw new IllegalStateException(reason);
		});
		if (report.regions().size() != 1) {
			throw new IllegalStateException(report.regions().size() + " regions instead of one");
		}
		return report.regions().get(0);
	}

	private static CompileCommand command(SourceText source) {
		return CompileCommand.forPath(source.path());
	}

	private UnitReport linked(List<SourceText> sources) {
		TracingFrontEnd together = frontEnd
				.with(Together.named(sources.stream().collect(Collectors.toMap(SourceText::path, Product::command))));
		try {
			List<ParsedUnit> units = new ArrayList<>();
			for (SourceText source : sources) {
				units.add(together.parse(source, command(source), Cancellation.NEVER));
			}
			Program program = new Program(units, Set.of(), Program.Extent.WHOLE);
			return new ProgramAnalysis(new LinkingFrontEnd(together, program), PROVERS).analyse(sources.get(0), command(sources.get(0)),
					AnalysisOptions.defaults(), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new IllegalStateException(e);
		}
	}

	/** What a report says, with places as somebody has them. */
	static Verdicts verdicts(RegionReport region, Function<SourceRange, Place> places) {
		Map<RacyPlaces, List<Map<String, String>>> definite = new TreeMap<>();
		Set<RacyPlaces> possible = new TreeSet<>();
		for (Race race : region.races()) {
			RacyPlaces ends = RacyPlaces.of(places.apply(race.first().place()), places.apply(race.second().place()));
			if (race.confidence() == Confidence.DEFINITE) {
				definite.computeIfAbsent(ends, p -> new ArrayList<>()).add(race.witness());
			} else {
				possible.add(ends);
			}
		}
		List<String> reasons = Stream.concat(region.gaps().stream(), region.races().stream().flatMap(r -> r.reasons().stream()))
				.map(gap -> gap.place().line() + ": " + gap.kind() + ": " + Sentences.of(gap)).distinct().toList();
		return new Verdicts(region.verdict(), definite, possible, region.conditions().stream().map(Condition::statement).toList(),
				reasons);
	}

	private static Place place(SourceRange range) {
		return new Place(range.path(), range.line());
	}
}
