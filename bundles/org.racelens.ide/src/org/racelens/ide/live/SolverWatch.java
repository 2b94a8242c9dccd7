package org.racelens.ide.live;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;

/** Tells once that there is no solver: most pairs are decided without one, so everything else goes on. */
final class SolverWatch implements ProverFactory {
	private final ProverFactory provers;
	private final Consumer<String> missing;
	private final AtomicBoolean isTold = new AtomicBoolean();

	SolverWatch(ProverFactory provers, Consumer<String> missing) {
		this.provers = provers;
		this.missing = missing;
	}

	@Override
	public Prover create() throws ProverUnavailableException {
		try {
			return provers.create();
		} catch (ProverUnavailableException e) {
			if (isTold.compareAndSet(false, true)) {
				missing.accept(e.getMessage());
			}
			throw e;
		}
	}
}
