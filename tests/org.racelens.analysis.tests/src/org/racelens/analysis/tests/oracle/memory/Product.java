package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** The analysis, as the command line has it: of one file, or of the files of a program that are linked. */
final class Product implements Judge {
	private final CdtFrontEnd frontEnd = new CdtFrontEnd();
	private final Z3ProverFactory provers = new Z3ProverFactory();
	private final Analysis analysis = new Analysis(frontEnd, provers);

	@Override
	public Verdicts answer(Map<String, String> files) {
		List<SourceText> sources = files.entrySet().stream().map(f -> new SourceText(f.getKey(), f.getValue(), 0)).toList();
		UnitReport report = sources.size() == 1 ? analysis.analyse(sources.get(0), command(sources.get(0)), AnalysisOptions.defaults(),
				Cancellation.NEVER) : linked(sources);
		report.failure().ifPresent(reason -> {
			throw new IllegalStateException(reason);
		});
		if (report.regions().size() != 1) {
			throw new IllegalStateException(report.regions().size() + " regions instead of one");
		}
		return verdicts(report.regions().get(0));
	}

	private static CompileCommand command(SourceText source) {
		return CompileCommand.forPath(source.path());
	}

	private UnitReport linked(List<SourceText> sources) {
		try {
			List<ParsedUnit> units = new ArrayList<>();
			for (SourceText source : sources) {
				units.add(frontEnd.parse(source, command(source), Cancellation.NEVER));
			}
			Program program = new Program(units, Set.of(), Program.Extent.WHOLE);
			return new ProgramAnalysis(new LinkingFrontEnd(frontEnd, program), provers).analyse(sources.get(0), command(sources.get(0)),
					AnalysisOptions.defaults(), Cancellation.NEVER);
		} catch (FrontEndException e) {
			throw new IllegalStateException(e);
		}
	}

	private static Verdicts verdicts(RegionReport region) {
		Map<RacyPlaces, List<Map<String, String>>> definite = new TreeMap<>();
		Set<RacyPlaces> possible = new TreeSet<>();
		for (Race race : region.races()) {
			RacyPlaces places = RacyPlaces.of(place(race.first().place()), place(race.second().place()));
			if (race.confidence() == Confidence.DEFINITE) {
				definite.computeIfAbsent(places, p -> new ArrayList<>()).add(race.witness());
			} else {
				possible.add(places);
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
