package org.racelens.frontend.cdt.source;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.cdt.core.parser.ParseError;
import org.eclipse.cdt.core.parser.ParseError.ParseErrorKind;
import org.racelens.openmp.unit.FrontEndException;

/**
 * CDT counts the tokens of all files that are read at a time as if they were of one. A file that seems to have too many is therefore read
 * again with no other beside it: what becomes of a file does not depend on the others.
 */
public final class TokenCount {
	private static final int ALL = 1 << 16;
	/** one for each file that is read */
	private static final Semaphore READING = new Semaphore(ALL, true);

	private TokenCount() {
	}

	/**
	 * The reading of one file.
	 *
	 * @param <R> what becomes of the file
	 */
	@FunctionalInterface
	public interface Reading<R> {
		/** The file as it was read, in the calling thread. */
		R done() throws FrontEndException;
	}

	/**
	 * What a reading gives, the first or the one without others.
	 *
	 * @param stop given when nobody waits for the file any more: others need not wait for its thread then
	 * @throws TooManyTokensException if the file has too many by itself
	 */
	public static <R> R counted(StopSignal stop, Reading<R> reading) throws FrontEndException {
		try {
			return with(1, stop, reading);
		} catch (TooManyTokensException e) {
			return with(ALL, stop, reading);
		}
	}

	private static <R> R with(int permits, StopSignal stop, Reading<R> reading) throws FrontEndException {
		READING.acquireUninterruptibly(permits);
		AtomicBoolean held = new AtomicBoolean(true);
		Runnable release = () -> {
			if (held.getAndSet(false)) {
				READING.release(permits);
			}
		};
		try {
			stop.onStop(release);
			stop.check();
			return limited(stop, reading);
		} finally {
			release.run();
		}
	}

	/** Questions to CDT after the parse scan macros again, and those tokens count too. */
	private static <R> R limited(StopSignal stop, Reading<R> reading) throws FrontEndException {
		try {
			return reading.done();
		} catch (ParseError e) {
			stop.check();
			if (e.getErrorKind() == ParseErrorKind.TOO_MANY_TOKENS) {
				throw new TooManyTokensException();
			}
			throw e;
		}
	}
}
