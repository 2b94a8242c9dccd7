package org.racelens.solver.z3;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Symbol;

/**
 * Asks what a formula needs of the solver before anything is translated: whether it is linear, and whether it is small enough that neither
 * our own nor the solver's recursion runs out of stack (an overflow of the native stack would end the whole process).
 */
final class SupportCheck implements IntExpr.Visitor<Void>, BoolExpr.Visitor<Void> {
	/** How deep a formula may be nested; a native frame takes a few hundred bytes, a worker's stack is at least half a megabyte. */
	static final int MAX_DEPTH = 600;
	/** How many nodes a formula may have, shared ones counted once. */
	static final int MAX_SIZE = 2_000_000;

	/** What arithmetic a formula uses. */
	enum Fragment {
		/** sums, division by constants, choices, tables, uninterpreted functions */
		LINEAR,
		/** also products of unknowns or division by an unknown */
		NON_LINEAR
	}

	/**
	 * What was found.
	 *
	 * @param refusal why the formula cannot be handed to the solver
	 */
	record Support(Fragment fragment, Optional<String> refusal) {
		/** What a conjunction of the two formulas needs. */
		Support join(Support other) {
			return new Support(fragment.compareTo(other.fragment) > 0 ? fragment : other.fragment, refusal.or(other::refusal));
		}
	}

	private static final class Refused extends RuntimeException {
		private static final long serialVersionUID = 1L;

		Refused(String reason) {
			super(reason, null, false, false);
		}
	}

	/** Nodes met, each with the least depth at which it was met; a shared node is visited again only deeper down. */
	private final Map<Object, Integer> depths = new IdentityHashMap<>();
	private Fragment fragment = Fragment.LINEAR;
	private int depth;

	private SupportCheck() {
	}

	static Support of(BoolExpr formula) {
		SupportCheck check = new SupportCheck();
		try {
			check.visit(formula);
			return new Support(check.fragment, Optional.empty());
		} catch (Refused e) {
			return new Support(check.fragment, Optional.of(e.getMessage()));
		}
	}

	private void visit(BoolExpr e) {
		if (enter(e)) {
			e.accept(this);
			depth--;
		}
	}

	private void visit(IntExpr e) {
		if (enter(e)) {
			e.accept(this);
			depth--;
		}
	}

	private boolean enter(Object node) {
		Integer before = depths.get(node);
		if (before != null && before >= depth) {
			return false;
		}
		depths.put(node, depth);
		if (++depth > MAX_DEPTH) {
			throw new Refused("the formula is nested too deeply for the solver");
		}
		if (depths.size() > MAX_SIZE) {
			throw new Refused("the formula is too large for the solver");
		}
		return true;
	}

	private Void division(IntExpr dividend, IntExpr divisor) {
		if (!(divisor instanceof Constant)) {
			fragment = Fragment.NON_LINEAR;
		}
		visit(dividend);
		visit(divisor);
		return null;
	}

	private Void all(List<BoolExpr> parts) {
		parts.forEach(this::visit);
		return null;
	}

	private Void only(IntExpr part) {
		visit(part);
		return null;
	}

	@Override
	public Void visitConstant(Constant e) {
		return null;
	}

	@Override
	public Void visitSymbol(Symbol e) {
		return null;
	}

	@Override
	public Void visitSum(Sum e) {
		e.terms().keySet().forEach(this::visit);
		return null;
	}

	@Override
	public Void visitProduct(Product e) {
		fragment = Fragment.NON_LINEAR;
		e.powers().keySet().forEach(this::visit);
		return null;
	}

	@Override
	public Void visitQuotient(Quotient e) {
		return division(e.dividend(), e.divisor());
	}

	@Override
	public Void visitModulus(Modulus e) {
		return division(e.dividend(), e.divisor());
	}

	@Override
	public Void visitChoice(Choice e) {
		visit(e.condition());
		visit(e.whenTrue());
		visit(e.whenFalse());
		return null;
	}

	@Override
	public Void visitApply(Apply e) {
		e.arguments().forEach(this::visit);
		return null;
	}

	@Override
	public Void visitLookup(Lookup e) {
		return only(e.index());
	}

	@Override
	public Void visitTruth(Truth e) {
		return null;
	}

	@Override
	public Void visitIsZero(IsZero e) {
		return only(e.term());
	}

	@Override
	public Void visitNotZero(NotZero e) {
		return only(e.term());
	}

	@Override
	public Void visitNotPositive(NotPositive e) {
		return only(e.term());
	}

	@Override
	public Void visitAnd(And e) {
		return all(e.parts());
	}

	@Override
	public Void visitOr(Or e) {
		return all(e.parts());
	}
}
