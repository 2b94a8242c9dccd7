package org.racelens.solver.z3;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Statistics;
import com.microsoft.z3.Status;
import com.microsoft.z3.Tactic;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.source.Cancellation;

/**
 * One Z3 context with what was translated into it. Linear checks share one incremental solver, so that assumptions are asserted once; a
 * non-linear check gets a solver of its own, because Z3's procedures for non-linear integers do not work incrementally.
 *
 * <p>
 * Everything that was made in the context is kept until it closes. Z3 numbers its nodes, searches in the order of the numbers, and uses the
 * number of a node again that the garbage collector freed: letting go early would make answers depend on the collector.
 */
final class Session implements AutoCloseable {
	/**
	 * Of longer sums Z3 seeks no Horner forms: the search takes exponential time in the number of products, and asks for no limit and no
	 * interrupt meanwhile.
	 */
	private static final int LONGEST_ROW = 4;

	/** Z3 counts in 32 bits. */
	private static final long MOST_RESOURCES = 0xffff_ffffL;
	/** The reason that Z3 itself gives for a check that was cut short. */
	private static final String CUT = "canceled";

	private final Context context;
	private final Translator translator;
	private final CheckGuard guard;
	private final List<Object> kept = new ArrayList<>();
	private Solver incremental;
	private Tactic portfolio;
	private int asserted;
	private long resources;

	/** Loads the native library when it is the first one. Values are asked for; proofs are not, they cost time and memory. */
	Session(CheckGuard guard) {
		context = new Context(Map.of("model", "true", "proof", "false"));
		translator = new Translator(context);
		this.guard = guard;
	}

	Context context() {
		return context;
	}

	/** How much is kept. */
	int size() {
		return translator.size() + kept.size();
	}

	/** Takes back what the incremental solver was told beyond the given number of assumptions. */
	void retractTo(int assumptions) {
		if (asserted > assumptions) {
			incremental.pop(asserted - assumptions);
			asserted = assumptions;
		}
	}

	Answer checkLinear(List<BoolExpr> assumptions, BoolExpr formula, Deadline deadline) {
		if (incremental == null) {
			incremental = keep(context.mkSimpleSolver());
		}
		while (asserted < assumptions.size()) {
			com.microsoft.z3.BoolExpr next = translator.translate(assumptions.get(asserted), stop(deadline));
			incremental.push();
			add(incremental, next);
			asserted++;
		}
		com.microsoft.z3.BoolExpr translated = translator.translate(formula, stop(deadline));
		incremental.push();
		add(incremental, translated);
		Answer answer = run(incremental, assumptions, formula, deadline);
		incremental.pop();
		return answer;
	}

	Answer checkNonLinear(List<BoolExpr> assumptions, BoolExpr formula, Deadline deadline) {
		Solver solver = keep(nonLinearSolver());
		for (BoolExpr assumption : assumptions) {
			add(solver, translator.translate(assumption, stop(deadline)));
		}
		add(solver, translator.translate(formula, stop(deadline)));
		Answer answer = run(solver, assumptions, formula, deadline);
		solver.reset();
		return answer;
	}

	/**
	 * Z3's portfolio for non-linear integers (bit-blasting for small values, then cylindrical decomposition and Gröbner bases), and its
	 * general core where the portfolio does not apply. Asked for as tactics it decides products of chunk sizes and team sizes that the
	 * solver Z3 chooses by itself does not.
	 */
	private Solver nonLinearSolver() {
		if (portfolio == null) {
			Tactic both = keep(context.orElse(keep(context.mkTactic("qfnia")), keep(context.mkTactic("smt"))));
			Params parameters = keep(context.mkParams());
			parameters.add("arith.nl.horner_row_length_limit", LONGEST_ROW);
			portfolio = keep(context.usingParams(both, parameters));
		}
		return context.mkSolver(portfolio);
	}

	/**
	 * What Z3 says when a limit was met counts for nothing: interrupted between {@code push} and {@code add} it loses the assertion without
	 * a word, and finds the rest satisfiable.
	 */
	private Answer run(Solver solver, List<BoolExpr> assumptions, BoolExpr formula, Deadline deadline) {
		solver.setParameters(parameters(deadline));
		long before = resources;
		Status status = guard.isRequested() ? Status.UNKNOWN : solver.check();
		count(solver);
		if (status == Status.UNKNOWN) {
			return deadline.gaveUp(solver.getReasonUnknown());
		}
		if (guard.hasCut() || deadline.isAlmostOver() || deadline.uses(resources - before & MOST_RESOURCES)) {
			return deadline.gaveUp(CUT);
		}
		if (status == Status.UNSATISFIABLE) {
			return Answer.Unsat.UNSAT;
		}
		Model model = keep(solver.getModel());
		List<BoolExpr> all = new ArrayList<>(assumptions);
		all.add(formula);
		return new ModelReader(model, translator, kept).read(all).<Answer>map(Answer.Sat::new)
				.orElseGet(() -> new Answer.GaveUp("the values that the solver found need more than 64 bits"));
	}

	/** Z3 counts for the whole context. */
	private void count(Solver solver) {
		Statistics.Entry count = keep(solver.getStatistics()).get("rlimit count");
		if (count != null && count.isUInt()) {
			resources = Integer.toUnsignedLong(count.getUIntValue());
		}
	}

	/** Z3's resource units that were used in this context up to the last check. */
	long resources() {
		return resources;
	}

	/** Both limits anew for each check; the solver must not take over the process' Ctrl-C. */
	private Params parameters(Deadline deadline) {
		Params parameters = context.mkParams();
		parameters.add("timeout", deadline.remainingMillis());
		parameters.add("rlimit", deadline.resources());
		parameters.add("ctrl_c", false);
		return parameters;
	}

	private Cancellation stop(Deadline deadline) {
		return () -> guard.isRequested() || deadline.isOver();
	}

	private <T> T keep(T value) {
		kept.add(value);
		return value;
	}

	@SuppressWarnings("unchecked")
	private static void add(Solver solver, com.microsoft.z3.BoolExpr assertion) {
		solver.add(assertion);
	}

	@Override
	public void close() {
		context.close();
	}
}
