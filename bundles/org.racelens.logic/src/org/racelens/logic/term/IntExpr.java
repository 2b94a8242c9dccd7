package org.racelens.logic.term;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.racelens.model.effort.Effort;

/**
 * An integer term in normal form: a polynomial over atoms. Build terms with {@link Ints}, which keeps the normal form; equal polynomials
 * are equal values. All arithmetic is exact; what leaves 64 bits throws {@link ArithmeticException}.
 */
public sealed interface IntExpr permits IntExpr.Constant, Symbol, IntExpr.Sum, IntExpr.Product, IntExpr.Quotient, IntExpr.Modulus,
		IntExpr.Choice, IntExpr.Apply, IntExpr.Lookup {

	<R> R accept(Visitor<R> visitor);

	/** A number of 64 bits. */
	record Constant(long value) implements IntExpr {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitConstant(this);
		}

		@Override
		public String toString() {
			return Long.toString(value);
		}
	}

	/**
	 * {@code constant + Σ coefficient·atom}; at least one atom, no coefficient 0, no atom a constant or a sum.
	 *
	 * @param terms coefficient of each atom; iteration follows the order of construction, equality ignores it
	 */
	record Sum(Map<IntExpr, Long> terms, long constant) implements IntExpr {
		public Sum {
			Effort.spend(terms.size() + 1L);
			terms = HashedMap.copyOf(terms);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSum(this);
		}

		@Override
		public String toString() {
			String sum = terms.entrySet().stream().map(e -> e.getValue() == 1 ? e.getKey().toString() : e.getValue() + "*" + e.getKey())
					.collect(Collectors.joining(" + "));
			return "(" + sum + (constant == 0 ? "" : " + " + constant) + ")";
		}
	}

	/** A product of at least two atoms (counted with powers): not linear. */
	record Product(Map<IntExpr, Integer> powers) implements IntExpr {
		public Product {
			Effort.spend(powers.size() + 1L);
			powers = HashedMap.copyOf(powers);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitProduct(this);
		}

		@Override
		public String toString() {
			return powers.entrySet().stream().map(e -> e.getValue() == 1 ? e.getKey().toString() : e.getKey() + "^" + e.getValue())
					.collect(Collectors.joining("*"));
		}
	}

	/** Euclidean quotient as in SMT-LIB {@code div}: {@code dividend = divisor·q + r} with {@code 0 ≤ r < |divisor|}. */
	record Quotient(IntExpr dividend, IntExpr divisor) implements IntExpr {
		public Quotient {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitQuotient(this);
		}

		@Override
		public String toString() {
			return "(" + dividend + " div " + divisor + ")";
		}
	}

	/** Euclidean remainder as in SMT-LIB {@code mod}; never negative. */
	record Modulus(IntExpr dividend, IntExpr divisor) implements IntExpr {
		public Modulus {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitModulus(this);
		}

		@Override
		public String toString() {
			return "(" + dividend + " mod " + divisor + ")";
		}
	}

	/** The one term where a condition holds, else the other. */
	public record Choice(BoolExpr condition, IntExpr whenTrue, IntExpr whenFalse) implements IntExpr {
		public Choice {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitChoice(this);
		}

		@Override
		public String toString() {
			return "(" + condition + " ? " + whenTrue + " : " + whenFalse + ")";
		}
	}

	/** The value of an uninterpreted function for arguments. */
	record Apply(FunctionSymbol function, List<IntExpr> arguments) implements IntExpr {
		public Apply {
			Effort.spend(arguments.size() + 1L);
			arguments = HashedList.copyOf(arguments);
			if (arguments.size() != function.arity()) {
				throw new IllegalArgumentException(function + " takes " + function.arity() + " arguments, not " + arguments);
			}
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitApply(this);
		}

		@Override
		public String toString() {
			return function + arguments.toString().replace('[', '(').replace(']', ')');
		}
	}

	/** An element of a constant table; outside {@code 0 ≤ index < size} the value is 0 (whoever builds it guards the index). */
	record Lookup(String table, List<Long> values, IntExpr index) implements IntExpr {
		public Lookup {
			Effort.spend(1);
			values = List.copyOf(values);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLookup(this);
		}

		/** Leaves the values out: tables are long, and their names tell them apart. */
		@Override
		public int hashCode() {
			return 31 * table.hashCode() + index.hashCode();
		}

		@Override
		public String toString() {
			return table + "[" + index + "]";
		}
	}

	/** One method a case. */
	interface Visitor<R> {
		R visitConstant(Constant e);

		R visitSymbol(Symbol e);

		R visitSum(Sum e);

		R visitProduct(Product e);

		R visitQuotient(Quotient e);

		R visitModulus(Modulus e);

		R visitChoice(Choice e);

		R visitApply(Apply e);

		R visitLookup(Lookup e);
	}
}
