package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.cdt.core.parser.ParseError;
import org.eclipse.cdt.core.parser.ParseError.ParseErrorKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.racelens.frontend.cdt.source.StopSignal;
import org.racelens.frontend.cdt.source.TokenCount;
import org.racelens.frontend.cdt.source.TooManyTokensException;

@Timeout(60)
class TokenCountTest {
	private static StopSignal never() {
		return new StopSignal(() -> false);
	}

	@Test
	void aFileIsReadOnceIfItMay() throws Exception {
		AtomicInteger readings = new AtomicInteger();
		assertEquals(1, TokenCount.counted(never(), readings::incrementAndGet));
		assertEquals(1, readings.get());
	}

	@Test
	void aFileWithTooManyTokensIsReadTwice() {
		AtomicInteger readings = new AtomicInteger();
		assertThrows(TooManyTokensException.class, () -> TokenCount.counted(never(), () -> {
			readings.incrementAndGet();
			throw new ParseError(ParseErrorKind.TOO_MANY_TOKENS);
		}));
		assertEquals(2, readings.get());
	}

	@Test
	void theSecondReadingIsAlone() throws Exception {
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch tokens = new CountDownLatch(1);
		AtomicInteger others = new AtomicInteger();
		CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> {
			try {
				return TokenCount.counted(never(), () -> {
					others.incrementAndGet();
					begun.countDown();
					awaited(tokens);
					return others.decrementAndGet();
				});
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
		awaited(begun);
		AtomicInteger readings = new AtomicInteger();
		int beside = TokenCount.counted(never(), () -> {
			if (readings.incrementAndGet() == 1) {
				assertEquals(1, others.get());
				tokens.countDown();
				throw new TooManyTokensException();
			}
			return others.get();
		});
		assertEquals(0, beside);
		assertEquals(0, other.get());
	}

	@Test
	void aFileThatNobodyWaitsForKeepsNobodyWaiting() throws Exception {
		StopSignal stop = never();
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		CompletableFuture<Boolean> endless = CompletableFuture.supplyAsync(() -> {
			try {
				return TokenCount.counted(stop, () -> {
					begun.countDown();
					awaited(end);
					return true;
				});
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
		awaited(begun);
		stop.stop();
		assertThrows(TooManyTokensException.class, () -> TokenCount.counted(never(), () -> {
			throw new TooManyTokensException();
		}));
		assertFalse(endless.isDone());
		end.countDown();
		assertTrue(endless.get());
	}

	@Test
	void otherErrorsOfTheParserAreNoMatterOfTokens() {
		ParseError other = new ParseError(ParseErrorKind.OFFSETDUPLE_UNREACHABLE);
		assertSame(other, assertThrows(ParseError.class, () -> TokenCount.counted(never(), () -> {
			throw other;
		})));
	}

	@Test
	void aStoppedReadingIsCancelled() {
		StopSignal stop = never();
		assertThrows(CancellationException.class, () -> TokenCount.counted(stop, () -> {
			stop.stop();
			throw new ParseError(ParseErrorKind.TIMEOUT_OR_CANCELLED);
		}));
	}

	private static void awaited(CountDownLatch latch) {
		try {
			latch.await();
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
	}
}
