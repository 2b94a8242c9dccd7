package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.CorpusFile.RegionMark;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.judge.Engine;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** What each engine says of the corpus programs: of one in forty, and of all in a long run. */
class EnginesCorpusTest {
	private static final List<
			CorpusFile> CORPUS = CorpusFile.all(Path.of(System.getProperty("racelens.root", "."), "tests", "corpus")).stream()
					.filter(file -> LongRun.samples(file.path().getFileName().toString(), 40)).toList();

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private UnitReport analyse(CorpusFile file, Engine engine) {
		String path = file.path().toString();
		return analysis.analyse(new SourceText(path, file.text(), 0), CompileCommand.forPath(path),
				AnalysisOptions.defaults().withEngine(engine), Cancellation.NEVER);
	}

	@Test
	void raceFormulasAloneGiveTheStatedAnswers() {
		List<String> wrong = new ArrayList<>();
		for (CorpusFile file : CORPUS) {
			CorpusCheck.differences(file, analyse(file, Engine.POLYHEDRAL)).forEach(d -> wrong.add(file.path() + ": " + d));
		}
		assertEquals(List.of(), wrong);
	}

	@Test
	void phasesAloneFreeNothingThatIsNotFreeAndShowNoRaces() {
		List<String> wrong = new ArrayList<>();
		int free = 0;
		for (CorpusFile file : CORPUS) {
			for (RegionReport region : analyse(file, Engine.PHASE).regions()) {
				free += region.verdict() == Verdict.RACE_FREE ? 1 : 0;
				boolean stated = Optional.ofNullable(file.regions().get(file.lineOf(region.place()))).map(RegionMark::verdict)
						.filter("RACE_FREE"::equals).isPresent();
				if (!region.races().isEmpty() || region.verdict() == Verdict.RACE_FREE && !stated) {
					wrong.add(region.place() + ": " + region.verdict());
				}
			}
		}
		assertEquals(List.of(), wrong);
		assertTrue(free >= 15, "only " + free + " regions are freed by phases alone");
	}
}
