package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.prover.Budget;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.explore.Explorations;
import org.racelens.race.fact.HandMadeOrder;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.Pairing;
import org.racelens.race.phase.UniformLoads;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.UnitReport;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * Formulas, with what is proved of locks and barriers that are made by hand, and the exploration of small teams know nothing of each other.
 * Of the corpus' regions that both can tell about, what one proves the other does not refute: of one program in 24, and of all in a long
 * run.
 */
class ExplorationCorpusTest {
	private static final List<CorpusFile> CORPUS = CorpusFile.all(Path.of(System.getProperty("racelens.root", "."), "tests", "corpus"))
			.stream().filter(file -> LongRun.samples(file.path().getFileName().toString(), 24)).toList();

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());
	private final List<String> wrong = new ArrayList<>();
	private int explored;

	@Test
	void formulasAndExplorationsAgree() throws FrontEndException {
		for (CorpusFile file : CORPUS) {
			String path = file.path().toString();
			AnalysisOptions options = AnalysisOptions.defaults();
			ParsedUnit parsed = new CdtFrontEnd().parse(new SourceText(path, file.text(), 0), CompileCommand.forPath(path), () -> false);
			ParsedUnit unit = RuntimeLayer.of(parsed, options.models());
			ExecutionSetting setting = new ExecutionSetting(options.execution(), UniformLoads::refused);
			UnitReport report = analysis.analyse(parsed, options, Cancellation.NEVER);
			for (Region region : SymbolicExecution.run(unit, Focus.EVERYTHING, setting, Cancellation.NEVER).regions()) {
				Explorations.of(region, Cancellation.NEVER).ifPresent(e -> compare(region, e, report));
			}
		}
		assertEquals(List.of(), wrong);
		assertTrue(explored >= 2, "only " + explored + " regions are explored");
	}

	private void compare(Region region, Explorations exploration, UnitReport report) {
		explored++;
		Budget budget = new Budget(Duration.ofSeconds(30), 20_000_000);
		List<AccessPair> pairs = Pairing.of(HandMadeOrder.in(region).region()).pairs();
		try (Decider decider = new Decider(new Z3ProverFactory(), budget, Cancellation.NEVER)) {
			for (AccessPair pair : pairs) {
				boolean isMet = exploration.race(pair.first().access(), pair.second().access()).filter(Explorations.Found::isSure)
						.isPresent();
				if (isMet && (pair.isExcluded() || decider.refutes(pair.formula().constraint()))) {
					wrong.add("proofs free, a schedule shows: " + pair.first().access().range() + ", " + pair.second().access().range());
				}
			}
		}
		report.regions().stream().filter(r -> r.place().equals(region.construct().directive().range())).flatMap(r -> r.races().stream())
				.filter(r -> r.confidence() == Confidence.DEFINITE && isInReach(r, exploration)).forEach(race -> {
					List<AccessPair> same = pairs.stream().filter(p -> isOf(p, race)).toList();
					if (!same.isEmpty()
							&& same.stream().allMatch(p -> exploration.keepsApart(p.first().access(), p.second().access()))) {
						wrong.add("formulas show, no schedule has: " + race.first().place() + ", " + race.second().place());
					}
				});
	}

	private static boolean isInReach(Race race, Explorations exploration) {
		return exploration.bounded().isEmpty()
				&& Optional.ofNullable(race.witness().get("T")).filter(t -> Long.parseLong(t) <= exploration.largest()).isPresent();
	}

	private static boolean isOf(AccessPair pair, Race race) {
		return List.of(pair.first().access().range(), pair.second().access().range())
				.containsAll(List.of(race.first().place(), race.second().place()))
				&& List.of(race.first().place(), race.second().place())
						.containsAll(List.of(pair.first().access().range(), pair.second().access().range()));
	}
}
