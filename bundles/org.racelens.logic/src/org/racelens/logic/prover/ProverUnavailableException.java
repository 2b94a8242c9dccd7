package org.racelens.logic.prover;

/** There is no solver on this platform; the message tells the user why. */
public final class ProverUnavailableException extends RuntimeException {
	private static final long serialVersionUID = 1L;

	public ProverUnavailableException(String message, Throwable cause) {
		super(message, cause);
	}
}
