package org.racelens.headless;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.prover.ProverUnavailableException;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Analyses files, several at once; a file that fails fails alone. */
final class Workers {
	/** Formulas and syntax trees are walked recursively; reserved memory costs nothing until it is used. */
	private static final long STACK_BYTES = 256L << 20;

	/**
	 * The answer for one file.
	 *
	 * @param status what it does to the exit status
	 */
	record Outcome(UnitReport report, int status) {
	}

	/** How one file is compiled. */
	@FunctionalInterface
	interface Commands {
		CompileCommand command(String path);
	}

	private final Surroundings surroundings;
	private final Analyser analyser;
	private final AnalysisOptions options;
	private final Commands commands;

	Workers(Surroundings surroundings, Analyser analyser, AnalysisOptions options, Commands commands) {
		this.surroundings = surroundings;
		this.analyser = analyser;
		this.options = options;
		this.commands = commands;
	}

	/** The answers in the order of the inputs, whatever the order of the work. */
	List<Outcome> analyse(List<Input> inputs, int jobs, Progress progress) {
		ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Math.min(jobs, inputs.size())), Workers::thread);
		try {
			List<Future<Outcome>> running = new ArrayList<>();
			for (Input input : inputs) {
				running.add(pool.submit(() -> {
					progress.begun(input.path());
					Outcome outcome = contained(input);
					progress.done(input.path());
					return outcome;
				}));
			}
			List<Outcome> outcomes = new ArrayList<>();
			for (Future<Outcome> one : running) {
				outcomes.add(one.get());
			}
			return outcomes;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			throw new IllegalStateException(e.getCause());
		} finally {
			pool.shutdownNow();
		}
	}

	private static Thread thread(Runnable work) {
		Thread thread = new Thread(null, work, "racelens-worker", STACK_BYTES);
		thread.setDaemon(true);
		return thread;
	}

	/** The boundary of a file: whatever happens inside becomes its report. */
	private Outcome contained(Input input) {
		long start = System.nanoTime();
		try {
			if (input.problem().isPresent()) {
				return unread(input, input.problem().get(), start);
			}
			String portable = surroundings.portable(input.path());
			SourceText source = new SourceText(portable, SourceReader.read(surroundings.resolve(input.path())), 0);
			UnitReport report = analyser.analyse(source, commands.command(input.path()), options, surroundings.cancellation());
			if (!portable.equals(input.path())) {
				report = new PathNames(path -> path.equals(portable) ? input.path() : surroundings.shown(path)).apply(report);
			}
			return new Outcome(report, report.failure().isPresent() ? ExitStatus.BAD_USAGE : ExitStatus.NOTHING_FOUND);
		} catch (IOException e) {
			return unread(input, SourceReader.reason(e), start);
		} catch (CancellationException e) {
			return failed(input, "cancelled", start);
		} catch (ProverUnavailableException e) {
			return failed(input, e.getMessage(), start);
		} catch (RuntimeException | Error e) {
			return failed(input, Fault.describe(e), start);
		}
	}

	private static Outcome unread(Input input, String reason, long start) {
		return new Outcome(UnitReport.failed(input.path(), reason, since(start)), ExitStatus.BAD_USAGE);
	}

	private static Outcome failed(Input input, String reason, long start) {
		return new Outcome(UnitReport.failed(input.path(), reason, since(start)), ExitStatus.INTERNAL_ERROR);
	}

	private static Duration since(long start) {
		return Duration.ofNanos(System.nanoTime() - start);
	}
}
