package org.racelens.analysis.tests.corpus;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.verify.FixEngine;
import org.racelens.solver.z3.Z3ProverFactory;

/** The corpus and its repairs, each computed once for all tests that look at it. */
final class CorpusFixes {
	static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus");
	static final CdtFrontEnd FRONT_END = new CdtFrontEnd();
	static final Analysis ANALYSIS = new Analysis(FRONT_END, new Z3ProverFactory());
	static final List<CorpusFile> FILES = CorpusFile.all(CORPUS);

	private static final FixEngine ENGINE = new FixEngine(FRONT_END, ANALYSIS);
	private static final Map<CorpusFile, Repair> REPAIRS = new ConcurrentHashMap<>();
	private static final Map<CorpusFile, List<FixOutcome>> OFFERS = new ConcurrentHashMap<>();

	private CorpusFixes() {
	}

	/** The racy programs: one of four of those that demand something of their fixes, one of 23 of the others; all in a long run. */
	static List<CorpusFile> racy() {
		return FILES.stream().filter(CorpusFile::isRacy).filter(f -> LongRun.samples(name(f), f.fixes().isEmpty() ? 23 : 4)).toList();
	}

	static String name(CorpusFile file) {
		return CORPUS.relativize(file.path()).toString();
	}

	static SourceText source(CorpusFile file, String text) {
		return new SourceText(file.path().toString(), text, 0);
	}

	static CompileCommand command(CorpusFile file) {
		return CompileCommand.forPath(file.path().toString());
	}

	static List<FixOutcome> offers(CorpusFile file) {
		return OFFERS.computeIfAbsent(file,
				f -> ENGINE.offers(source(f, f.text()), command(f), AnalysisOptions.defaults(), FixSelection.ALL, Cancellation.NEVER));
	}

	static Repair repair(CorpusFile file) {
		return REPAIRS.computeIfAbsent(file,
				f -> ENGINE.repair(source(f, f.text()), command(f), AnalysisOptions.defaults(), FixSelection.ALL,
						Cancellation.NEVER));
	}

	/** The repair of who does not ask for the last resort. */
	static Repair usualRepair(CorpusFile file) {
		return ENGINE.repair(source(file, file.text()), command(file), AnalysisOptions.defaults(), FixSelection.USUAL, Cancellation.NEVER);
	}

	/** Starts a computation for each file, on as many threads as there are processors; what one throws its {@code get} throws. */
	static <T> Map<CorpusFile, Future<T>> forEach(List<CorpusFile> files, Function<CorpusFile, T> computation) {
		ExecutorService workers = Executors.newFixedThreadPool(Math.min(4, Runtime.getRuntime().availableProcessors()), task -> {
			Thread thread = new Thread(null, task, "corpus", 64L << 20);
			thread.setDaemon(true);
			return thread;
		});
		Map<CorpusFile, Future<T>> result = new ConcurrentHashMap<>();
		files.forEach(f -> result.put(f, workers.submit(() -> computation.apply(f))));
		workers.shutdown();
		return result;
	}

	static <T> T get(Future<T> future) {
		try {
			return future.get();
		} catch (java.util.concurrent.ExecutionException e) {
			throw new CompletionException(e.getCause());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("interrupted", e);
		}
	}
}
