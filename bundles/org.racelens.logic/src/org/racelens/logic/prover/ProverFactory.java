package org.racelens.logic.prover;

/** Makes provers, one for each worker thread. */
@FunctionalInterface
public interface ProverFactory {
	/**
	 * A prover for the calling thread.
	 *
	 * @throws ProverUnavailableException when there is no solver on this platform
	 */
	Prover create();
}
