package org.racelens.solver.z3;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;

/**
 * Makes provers by Z3. The native library is loaded with the first prover, not before, since most files never need one. One factory may be
 * used by several threads; each prover belongs to the thread that made it.
 */
public final class Z3ProverFactory implements ProverFactory {
	/** A native library that could not be loaded once stays away; later attempts would only report the consequence, not the cause. */
	private volatile Throwable firstFailure;

	@Override
	public Prover create() {
		if (firstFailure != null) {
			throw unavailable(firstFailure);
		}
		try {
			return new Z3Prover();
		} catch (LinkageError | RuntimeException e) {
			firstFailure = e;
			throw unavailable(e);
		}
	}

	private static ProverUnavailableException unavailable(Throwable failure) {
		List<String> details = new ArrayList<>();
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			if (cause.getMessage() != null && details.stream().noneMatch(cause.getMessage()::contains)) {
				details.add(cause.getMessage());
			}
		}
		return new ProverUnavailableException("the solver Z3 cannot be used on " + System.getProperty("os.name") + "/"
				+ System.getProperty("os.arch") + ": " + String.join(": ", details), failure);
	}
}
