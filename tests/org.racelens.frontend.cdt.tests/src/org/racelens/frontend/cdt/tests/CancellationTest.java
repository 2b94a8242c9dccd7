package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

class CancellationTest {
	private static final SourceText LONG = new SourceText("long.c", longText(), 0);

	private static String longText() {
		StringBuilder text = new StringBuilder("int a[100];\n");
		for (int i = 0; i < 60_000; i++) {
			text.append("int f").append(i).append("(int n) { for (int i = 0; i < n; i++) a[i] += a[i + 1] * (n - i) + f")
					.append(Math.max(0, i - 1))
					.append("(n); return a[n]; }\n");
		}
		return text.toString();
	}

	private static ParsedUnit parse(Cancellation cancellation) throws Exception {
		return new CdtFrontEnd().parse(LONG, CompileCommand.forPath("long.c"), cancellation);
	}

	@Test
	void aCancelledParseDoesNotStart() {
		assertThrows(CancellationException.class, () -> parse(() -> true));
	}

	@ParameterizedTest
	@ValueSource(ints = { 20, 200, 600 })
	void aParseStopsSoonAfterItIsCancelled(int millis) {
		long start = System.nanoTime();
		long limit = start + Duration.ofMillis(millis).toNanos();
		assertThrows(CancellationException.class, () -> parse(() -> System.nanoTime() > limit));
		assertTrue(System.nanoTime() - limit < Duration.ofSeconds(60).toNanos());
	}

	/** CDT looks at each element, several times, and asks nobody meanwhile. */
	@Test
	void aFileThatHasHadItsProcessorTimeIsGivenUp() {
		SourceText endless = new SourceText("endless.cpp", "struct S { int a[6000000]; };\nvoid f(S s);\nvoid g() { f({}); }\n", 0);
		FrontEndException given = assertThrows(FrontEndException.class, () -> new CdtFrontEnd(Duration.ofMillis(300)).parse(endless,
				CompileCommand.forPath(endless.path()), Cancellation.NEVER));
		assertTrue(given.getMessage().contains("processor time"), given.getMessage());
	}

	@Test
	void anInterruptedCallerIsReleasedAndStaysInterrupted() throws Exception {
		boolean[] interrupted = new boolean[1];
		Thread caller = new Thread(() -> {
			assertThrows(CancellationException.class, () -> parse(Cancellation.NEVER));
			interrupted[0] = Thread.currentThread().isInterrupted();
		});
		caller.start();
		Thread.sleep(100);
		caller.interrupt();
		caller.join(10_000);
		assertTrue(interrupted[0]);
	}

	@Test
	void oneFrontEndServesSeveralThreads() throws Exception {
		CdtFrontEnd frontEnd = new CdtFrontEnd();
		ExecutorService pool = Executors.newFixedThreadPool(4);
		try {
			List<Callable<String>> tasks = new ArrayList<>();
			for (int i = 0; i < 24; i++) {
				String path = "t" + i % 3 + (i % 2 == 0 ? ".c" : ".cpp");
				String text = "int a[9];\nvoid f(int n) {\n#pragma omp parallel for num_threads(n + " + i % 3
						+ ")\nfor (int i = 0; i < n; i++) a[i] = n;\n}\n";
				tasks.add(
						() -> Outline.of(frontEnd.parse(new SourceText(path, text, 0), CompileCommand.forPath(path), Cancellation.NEVER)));
			}
			List<Future<String>> results = pool.invokeAll(tasks);
			for (int i = 0; i < results.size(); i++) {
				assertEquals(results.get(i % 6).get(), results.get(i).get());
			}
		} finally {
			pool.shutdown();
		}
	}

	@Test
	void theSameTextGivesTheSameUnit() throws Exception {
		SourceText text = new SourceText("t.cpp",
				"#include <vector>\nstruct s { int k; };\nint g(std::vector<s> &v) { int n = 0; for (auto &x : v) n += x.k; return n; }",
				0);
		ParsedUnit first = new CdtFrontEnd().parse(text, CompileCommand.forPath("t.cpp"), Cancellation.NEVER);
		ParsedUnit second = new CdtFrontEnd().parse(text, CompileCommand.forPath("t.cpp"), Cancellation.NEVER);
		assertEquals(first.toString(), second.toString());
	}
}
