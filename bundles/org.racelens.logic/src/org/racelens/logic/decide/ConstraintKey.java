package org.racelens.logic.decide;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.Map;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * The content of a race constraint: constraints that differ only in the names of their unknowns have the same key, as have the constraints
 * of one region before and after an edit elsewhere in the file. Unknowns are numbered in order of occurrence; a primed copy keeps its tie
 * to the unknown it is a copy of. A term that is compared with 0 is as good as its negation; which of the two stands in a formula depends
 * on names.
 *
 * @param digest SHA-256 of the numbered constraint
 */
record ConstraintKey(ByteBuffer digest) {
	static ConstraintKey of(RaceConstraint constraint, Budget budget, Witnesses.Size size) {
		Numbering numbering = new Numbering();
		constraint.teamSize().accept(numbering);
		numbering.put('m', constraint.maxTeamSize().orElse(0L));
		numbering.put('b', budget.timeout().toNanos());
		numbering.put('r', budget.resources());
		numbering.put('w', size.ordinal());
		constraint.formula().accept(numbering);
		return new ConstraintKey(ByteBuffer.wrap(numbering.digest()));
	}

	/** Feeds a formula to the digest in prefix form; each list begins with its length, so that different formulas are different texts. */
	private static final class Numbering implements IntExpr.Visitor<Void>, BoolExpr.Visitor<Void> {
		private static final int ENTRY = Character.BYTES + Long.BYTES;

		private final MessageDigest digest = sha256();
		private final ByteBuffer entry = ByteBuffer.allocate(ENTRY);
		private final Map<String, Integer> unknowns = new HashMap<>();
		private final Map<FunctionSymbol, Integer> functions = new HashMap<>();

		private static MessageDigest sha256() {
			try {
				return MessageDigest.getInstance("SHA-256");
			} catch (NoSuchAlgorithmException e) {
				throw new IllegalStateException("every Java platform has SHA-256", e);
			}
		}

		byte[] digest() {
			return digest.digest();
		}

		void put(char kind, long value) {
			entry.clear();
			digest.update(entry.putChar(kind).putLong(value).flip());
		}

		private static int numberOf(String name, Map<String, Integer> numbers) {
			return numbers.computeIfAbsent(name, n -> numbers.size());
		}

		@Override
		public Void visitConstant(Constant e) {
			put('c', e.value());
			return null;
		}

		@Override
		public Void visitSymbol(Symbol e) {
			put(e.isPrimed() ? '\'' : 's', numberOf(e.original().orElse(e).name().text(), unknowns));
			put('o', e.role().ordinal());
			return null;
		}

		@Override
		public Void visitSum(Sum e) {
			put('+', e.terms().size());
			put('c', e.constant());
			e.terms().forEach((atom, coefficient) -> {
				put('*', coefficient);
				atom.accept(this);
			});
			return null;
		}

		@Override
		public Void visitProduct(Product e) {
			put('p', e.powers().size());
			e.powers().forEach((atom, power) -> {
				put('^', power);
				atom.accept(this);
			});
			return null;
		}

		@Override
		public Void visitQuotient(Quotient e) {
			put('/', 0);
			e.dividend().accept(this);
			return e.divisor().accept(this);
		}

		@Override
		public Void visitModulus(Modulus e) {
			put('%', 0);
			e.dividend().accept(this);
			return e.divisor().accept(this);
		}

		@Override
		public Void visitChoice(Choice e) {
			put('?', 0);
			e.condition().accept(this);
			e.whenTrue().accept(this);
			return e.whenFalse().accept(this);
		}

		@Override
		public Void visitApply(Apply e) {
			put('f', functions.computeIfAbsent(e.function(), n -> functions.size()));
			put('o', e.function().meaning().ordinal());
			put('(', e.arguments().size());
			e.arguments().forEach(a -> a.accept(this));
			return null;
		}

		@Override
		public Void visitLookup(Lookup e) {
			put('[', e.values().size());
			e.values().forEach(v -> put('c', v));
			return e.index().accept(this);
		}

		@Override
		public Void visitTruth(Truth e) {
			put('t', e.value() ? 1 : 0);
			return null;
		}

		@Override
		public Void visitIsZero(IsZero e) {
			put('=', 0);
			return Ints.beginningPositive(e.term()).accept(this);
		}

		@Override
		public Void visitNotZero(NotZero e) {
			put('!', 0);
			return Ints.beginningPositive(e.term()).accept(this);
		}

		@Override
		public Void visitNotPositive(NotPositive e) {
			put('<', 0);
			return e.term().accept(this);
		}

		@Override
		public Void visitAnd(And e) {
			put('&', e.parts().size());
			e.parts().forEach(p -> p.accept(this));
			return null;
		}

		@Override
		public Void visitOr(Or e) {
			put('|', e.parts().size());
			e.parts().forEach(p -> p.accept(this));
			return null;
		}
	}
}
