package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** What proofs say of locks and barriers that programs make by hand; where one of their obligations fails nothing is said. */
class HandMadeFactsTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus", "handmade");

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	@Test
	void locksNameWhereTheyAreHeld() throws Exception {
		assertEquals(List.of("l is held by one thread at a time, from line 13 to line 17"), facts("exchange-lock.c"));
		assertEquals(List.of("n is held by one thread at a time, from line 14 to line 22"), facts("one-token.c"));
		assertEquals(List.of("s calls one ticket after the other, from line 15 to line 19"), facts("ticket-lock.c"));
	}

	@Test
	void locksMayBeGivenBackByUpdates() throws Exception {
		assertEquals(List.of("l is held by one thread at a time, from line 11 to line 13"),
				facts("compare-lock-given-back-by-difference.cpp"));
		assertEquals(List.of("l is held by one thread at a time, from line 10 to line 12"),
				facts("exchange-lock-given-back-by-exchange.cpp"));
		assertEquals(List.of("now calls one ticket after the other, from line 9 to line 11"), facts("ticket-called-by-update.c"));
	}

	@Test
	void countersNameWhereThreadsCount() throws Exception {
		assertEquals(List.of("c counts each thread once at most, in line 14"), facts("last-arrives.c"));
	}

	@Test
	void barriersNameWhereAllHaveCome() throws Exception {
		String fact = "all threads have come to line 16 before one of them goes on behind line 29";
		assertEquals(List.of(fact), facts("sense-barrier-any-team.c"));
	}

	@Test
	void claimsNameWhereTheyAreMade() throws Exception {
		assertEquals(List.of("q is claimed by one thread at most, in line 20"), facts("made-once.c"));
	}

	@Test
	void nothingIsSaidWhereOneObligationFails() throws Exception {
		for (String slip : List.of("exchange-lock-relaxed-take-racy.c", "exchange-lock-relaxed-give-racy.c", "two-tokens-racy.c",
				"ticket-lock-relaxed-racy.c", "sense-barrier-relaxed-open-racy.c",
				"sense-barrier-release-only-racy.c", "sense-barrier-sense-stays-racy.c", "sense-barrier-one-short-racy.c",
				"sense-barrier-work-after-opening-racy.c", "counting-barrier-same-count-racy.c", "counting-barrier-relaxed-racy.c",
				"claimed-and-changed-back-racy.c", "made-twice-racy.c", "round-robin-relaxed-racy.c", "round-robin-by-parity-racy.c",
				"compare-lock-given-back-by-relaxed-difference-racy.cpp", "lock-given-back-by-the-other-racy.cpp",
				"ticket-called-by-relaxed-update-racy.c",
				"gate-of-one-pass-used-twice-racy.c", "made-once-and-forgotten-racy.c")) {
			assertEquals(List.of(), facts(slip), slip);
		}
	}

	private List<String> facts(String name) throws IOException, FrontEndException {
		String path = CORPUS.resolve(name).toString();
		SourceText text = new SourceText(path, Files.readString(CORPUS.resolve(name)), 0);
		return analysis.analyse(new CdtFrontEnd().parse(text, CompileCommand.forPath(path), () -> false), AnalysisOptions.defaults(),
				Cancellation.NEVER).regions().stream().flatMap(r -> r.proof().facts().stream()).map(Sentences::of).toList();
	}
}
