package org.racelens.frontend.cdt;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.racelens.frontend.cdt.source.ConsultedFiles;
import org.racelens.frontend.cdt.source.FileLog;
import org.racelens.frontend.cdt.source.HeaderFiles;
import org.racelens.frontend.cdt.source.Headers;
import org.racelens.frontend.cdt.source.StopSignal;
import org.racelens.frontend.cdt.source.TokenCount;
import org.racelens.frontend.cdt.source.TooDeepException;
import org.racelens.frontend.cdt.source.TooManyTokensException;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.ContentDigest;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.ReadUnit;
import org.racelens.openmp.unit.TracingFrontEnd;

/**
 * Reads C and C++ by Eclipse CDT's parser.
 *
 * <p>
 * Each parse runs in a thread of its own, because CDT recurses as deeply as the code nests and the caller's stack may be small. The caller
 * waits and asks its {@link Cancellation} meanwhile; a cancelled parse is told to stop at its next token. Some questions to CDT, of
 * overload resolution with braced lists for objects of 10<sup>9</sup> elements, come to no end and ask nobody: a file that has had its
 * processor time is given up, and its thread left to itself.
 */
public final class CdtFrontEnd implements TracingFrontEnd {
	/** Reserved, not used up: pages that are never touched cost nothing. */
	private static final long STACK_BYTES = 512L << 20;

	private static final long POLL_MILLIS = 10;

	/** Processor time, so that other work on the machine does not count. */
	private static final Duration LONGEST = Duration.ofSeconds(60);

	private final Duration limit;

	public CdtFrontEnd() {
		this(LONGEST);
	}

	/** @param limit of the processor time that one file has */
	public CdtFrontEnd(Duration limit) {
		this.limit = limit;
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		return parse(source, command, FileLog.NONE, cancellation);
	}

	@Override
	public ReadUnit read(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		ConsultedFiles files = new ConsultedFiles();
		ParsedUnit unit = parse(source, command, files, cancellation);
		return new ReadUnit(unit, files.all());
	}

	@Override
	public List<String> folders(CompileCommand command) {
		return Headers.folders(command);
	}

	@Override
	public Optional<String> digest(String path) {
		return HeaderFiles.content(path).map(ContentDigest::of);
	}

	private ParsedUnit parse(SourceText source, CompileCommand command, FileLog log, Cancellation cancellation) throws FrontEndException {
		StopSignal stop = new StopSignal(cancellation);
		stop.check();
		CompletableFuture<ParsedUnit> result = new CompletableFuture<>();
		Thread worker = new Thread(null, () -> run(source, command, log, stop, result), "racelens-parse", STACK_BYTES);
		worker.setDaemon(true);
		worker.start();
		return await(result, worker, stop, source);
	}

	private static void run(SourceText source, CompileCommand command, FileLog log, StopSignal stop, CompletableFuture<ParsedUnit> result) {
		try {
			result.complete(TokenCount.counted(stop, () -> UnitLowering.unit(source, command, log, stop)));
		} catch (Throwable e) {
			// whatever it is: the caller waits for an answer
			result.completeExceptionally(e);
		}
	}

	private ParsedUnit await(CompletableFuture<ParsedUnit> result, Thread worker, StopSignal stop, SourceText source)
			throws FrontEndException {
		while (true) {
			try {
				return result.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
			} catch (TimeoutException e) {
				stop.poll();
			} catch (InterruptedException e) {
				stop.stop();
				Thread.currentThread().interrupt();
				throw new CancellationException("interrupted while reading " + source.path());
			} catch (ExecutionException e) {
				throw failure(e.getCause(), stop, source);
			}
			if (stop.isStopped()) {
				throw new CancellationException("reading " + source.path() + " was cancelled");
			}
			if (processorNanos(worker) > limit.toNanos()) {
				stop.stop();
				throw new FrontEndException("reading it takes more than " + limit.toMillis() / 1000.0 + " s of processor time");
			}
		}
	}

	/** Negative where the machine does not tell. */
	private static long processorNanos(Thread thread) {
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		return threads.isThreadCpuTimeSupported() ? threads.getThreadCpuTime(thread.getId()) : -1;
	}

	private static FrontEndException failure(Throwable cause, StopSignal stop, SourceText source) {
		if (stop.isStopped() || cause instanceof CancellationException) {
			throw new CancellationException("reading " + source.path() + " was cancelled");
		}
		if (cause instanceof FrontEndException known) {
			return known;
		}
		if (cause instanceof TooDeepException || cause instanceof TooManyTokensException) {
			return new FrontEndException(cause.getMessage(), cause);
		}
		if (cause instanceof StackOverflowError) {
			return new FrontEndException("the code is nested too deeply to be read", cause);
		}
		if (cause instanceof OutOfMemoryError) {
			return new FrontEndException("the file needs more memory than there is", cause);
		}
		return new FrontEndException("the parser failed: " + cause, cause);
	}
}
