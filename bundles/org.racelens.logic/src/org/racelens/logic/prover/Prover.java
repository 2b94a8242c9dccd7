package org.racelens.logic.prover;

import org.racelens.logic.term.BoolExpr;

/**
 * Decides satisfiability of formulas.
 *
 * <p>
 * A prover belongs to the thread that made it: every method but {@link #interrupt()} is called by that thread alone. {@link #interrupt()}
 * may be called by any thread at any time, also before and after a check and after {@link #close()}; a check that it meets ends soon with
 * {@link Answer.GaveUp}, and later checks work again. Answers hold copied values and stay valid after {@link #close()}. After
 * {@link #close()} every other method throws {@link IllegalStateException}; closing twice is allowed.
 */
public interface Prover extends AutoCloseable {
	/** Adds an assumption for all checks until the matching {@link #pop()}. */
	void push(BoolExpr assumption);

	/**
	 * Takes back the newest assumption.
	 *
	 * @throws IllegalStateException when there is none
	 */
	void pop();

	/** Whether the formula is satisfiable together with the assumptions. Never throws for a formula that is merely hard or too large. */
	Answer check(BoolExpr formula, Budget budget);

	/**
	 * Forgets the earlier checks, but not the assumptions: answers after it are the ones of a new prover. Of several witnesses a solver
	 * finds one that depends on what it did before.
	 */
	void forget();

	/** The solver's deterministic resource units that all checks so far have used; 0 where they are not counted. */
	default long resources() {
		return 0;
	}

	/** Ends a running check soon. */
	void interrupt();

	@Override
	void close();
}
