package org.racelens.solver.z3;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import com.microsoft.z3.Z3Exception;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.solver.z3.SupportCheck.Fragment;
import org.racelens.solver.z3.SupportCheck.Support;

/**
 * A prover by Z3, one context at a time. The context is made anew when it is to forget, after a check that was cut short, because what it
 * has learned by then depends on the moment of the cut, and when it has grown large; assumptions survive that, they are asserted again when
 * a check needs them.
 */
final class Z3Prover implements Prover {
	/** About a hundred megabytes. */
	private static final int MAX_SESSION_SIZE = 300_000;

	private final Thread owner = Thread.currentThread();
	private final CheckGuard guard = new CheckGuard();
	private final List<BoolExpr> assumptions = new ArrayList<>();
	private final List<Support> supports = new ArrayList<>();
	private Session session = new Session(guard);
	private long resourcesBefore;
	private boolean closed;

	@Override
	public void push(BoolExpr assumption) {
		requireUsable();
		assumptions.add(assumption);
		supports.add(SupportCheck.of(assumption));
	}

	@Override
	public void pop() {
		requireUsable();
		if (assumptions.isEmpty()) {
			throw new IllegalStateException("no assumption to take back");
		}
		assumptions.remove(assumptions.size() - 1);
		supports.remove(supports.size() - 1);
		session.retractTo(assumptions.size());
	}

	@Override
	public Answer check(BoolExpr formula, Budget budget) {
		requireUsable();
		Deadline deadline = new Deadline(budget);
		guard.begin(session.context(), deadline);
		Answer answer;
		boolean interrupted;
		try {
			answer = guarded(formula, deadline);
		} finally {
			interrupted = guard.end();
		}
		if (interrupted || answer instanceof Answer.GaveUp || session.size() > MAX_SESSION_SIZE) {
			renew();
		}
		return interrupted ? new Answer.GaveUp("interrupted") : answer;
	}

	@Override
	public void forget() {
		requireUsable();
		if (session.size() > 0) {
			renew();
		}
	}

	private void renew() {
		resourcesBefore += session.resources();
		session.close();
		session = new Session(guard);
	}

	@Override
	public long resources() {
		return resourcesBefore + session.resources();
	}

	@Override
	public void interrupt() {
		guard.request();
	}

	@Override
	public void close() {
		requireOwner();
		if (!closed) {
			closed = true;
			guard.close();
			session.close();
		}
	}

	/** Turns everything that a hard or large formula, or an interrupt at any moment, can cause into an answer. */
	private Answer guarded(BoolExpr formula, Deadline deadline) {
		try {
			Support support = supports.stream().reduce(SupportCheck.of(formula), Support::join);
			if (support.refusal().isPresent()) {
				return new Answer.GaveUp(support.refusal().get());
			}
			return support.fragment() == Fragment.LINEAR ? session.checkLinear(assumptions, formula, deadline)
					: session.checkNonLinear(assumptions, formula, deadline);
		} catch (CancellationException e) {
			return deadline.timedOut();
		} catch (Z3Exception e) {
			return deadline.gaveUp(e.getMessage());
		} catch (StackOverflowError | OutOfMemoryError e) {
			return new Answer.GaveUp("the formula is too large for the solver");
		}
	}

	private void requireUsable() {
		requireOwner();
		if (closed) {
			throw new IllegalStateException("the prover is closed");
		}
	}

	private void requireOwner() {
		if (Thread.currentThread() != owner) {
			throw new IllegalStateException("the prover belongs to thread " + owner.getName() + ", not to "
					+ Thread.currentThread().getName());
		}
	}
}
