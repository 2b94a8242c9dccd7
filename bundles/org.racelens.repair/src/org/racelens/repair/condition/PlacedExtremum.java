package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Pure;

/**
 * {@code if (e < x) { x = e; k = i; }} and its kin: the smallest or largest value, and the iteration that has it. Of equal values the first
 * or the last iteration wins, in the loop's order.
 *
 * @param comparison of value and extreme, the last part of the condition
 * @param extreme x
 * @param value e, which has the type of x
 * @param place k
 * @param index i
 */
public record PlacedExtremum(If statement, Binary comparison, Variable extreme, Expression value, Variable place, Variable index) {
	/** Empty where the statement has another form. */
	public static Optional<PlacedExtremum> of(Statement statement, Variable index, ParsedUnit unit) {
		if (!(statement instanceof If s) || s.elseBranch().isPresent() || !(last(s.condition()) instanceof Binary comparison)) {
			return Optional.empty();
		}
		List<Assignment> stores = new ArrayList<>();
		if (!collect(s.thenBranch(), stores) || stores.size() != 2) {
			return Optional.empty();
		}
		return of(s, comparison, stores.get(0), stores.get(1), index)
				.or(() -> of(s, comparison, stores.get(1), stores.get(0), index)).filter(e -> e.isPlain(unit));
	}

	/**
	 * The form that an {@code if} with two given stores has; empty where the place gets another value than the index, or the comparison is
	 * not one of the extreme with its new value. What the condition asks besides is not looked at.
	 */
	public static Optional<PlacedExtremum> of(If s, Binary comparison, Assignment extreme, Assignment place, Variable index) {
		if (!(extreme.target() instanceof VariableReference x) || !(place.target() instanceof VariableReference k)
				|| !(place.value() instanceof VariableReference i) || !i.variable().equals(index)
				|| !k.type().equals(i.type()) || !(k.type() instanceof IntegerType)) {
			return Optional.empty();
		}
		PlacedExtremum result = new PlacedExtremum(s, comparison, x.variable(), extreme.value(), k.variable(), index);
		return result.isComparedWithItself() ? Optional.of(result) : Optional.empty();
	}

	private static Expression last(Expression condition) {
		return condition instanceof ShortCircuit c && c.conjunction() ? last(c.right()) : condition;
	}

	/** The assignments of a branch; false where it does something else. */
	private static boolean collect(Statement s, List<Assignment> found) {
		if (s instanceof Block b) {
			return b.statements().stream().allMatch(x -> collect(x, found));
		}
		return s instanceof ExpressionStatement e && collect(e.expression(), found);
	}

	private static boolean collect(Expression e, List<Assignment> found) {
		if (e instanceof Comma c) {
			return collect(c.first(), found) && collect(c.second(), found);
		}
		return e instanceof Assignment a && a.operator().isEmpty() && found.add(a);
	}

	/** Whether the comparison is one of the new value with the old one, both of one type. */
	private boolean isComparedWithItself() {
		boolean ordering = switch (comparison.operator()) {
			case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> true;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL -> false;
		};
		boolean left = isExtreme(comparison.right()) && isValue(comparison.left());
		boolean right = isExtreme(comparison.left()) && isValue(comparison.right());
		return ordering && (left || right);
	}

	private boolean isExtreme(Expression e) {
		return e instanceof VariableReference r ? r.variable().equals(extreme)
				: e instanceof Cast c && keepsApart(c.type(), c.operand().type()) && isExtreme(c.operand());
	}

	/** Whether a conversion yields different values for different ones, so that what is compared is all of the old value. */
	private static boolean keepsApart(Type to, Type from) {
		return to.equals(from)
				|| to instanceof IntegerType wide && !wide.bool() && from instanceof IntegerType narrow && wide.bits() >= narrow.bits();
	}

	private boolean isValue(Expression e) {
		Expression one = unconverted(e);
		Expression other = unconverted(value);
		Type type = extreme.type();
		return one.type().equals(other.type()) && other.type().equals(type)
				&& (type instanceof IntegerType || type instanceof FloatingType f && !f.complex());
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Cast c ? unconverted(c.operand()) : e;
	}

	/** Whether what is compared and asked besides changes nothing, and does not depend on what other iterations have found. */
	private boolean isPlain(ParsedUnit unit) {
		return Pure.is(statement.condition(), unit) && !Uses.mentions(value, extreme) && !Uses.mentions(value, place)
				&& !Uses.mentions(statement.condition(), place) && countOfExtreme(statement.condition()) == 1;
	}

	private int countOfExtreme(Expression e) {
		int[] count = { 0 };
		Walk.expressions(e, x -> count[0] += x instanceof VariableReference r
				&& r.variable().equals(extreme) ? 1 : 0);
		return count[0];
	}

	/** Whether both sides of the comparison and of the assignment are written in the text as one another. */
	public boolean isSpeltAlike(SourceText source) {
		Expression compared = isExtreme(comparison.left()) ? comparison.right() : comparison.left();
		boolean here = List.of(statement.range(), comparison.range(), compared.range(), value.range()).stream()
				.allMatch(r -> r.path().equals(source.path()));
		return here && text(statement.condition(), source).contains(text(comparison, source))
				&& bare(compared, source).equals(bare(value, source))
				&& source.text().startsWith("if", statement.range().offset());
	}

	private static String bare(Expression e, SourceText source) {
		return text(e, source).replaceAll("\\s+", "");
	}

	private static String text(Expression e, SourceText source) {
		return source.text().substring(e.range().offset(), e.range().endOffset());
	}

	/** The condition under which the iteration wins whatever came before it. */
	public String settled(SourceText source) {
		Operator operator = comparison.operator();
		boolean less = operator == Operator.LESS || operator == Operator.LESS_EQUAL;
		boolean first = operator == Operator.LESS || operator == Operator.GREATER;
		String left = text(comparison.left(), source);
		String right = text(comparison.right(), source);
		String whole = left + (less ? " < " : " > ") + right + " || (" + left + " == " + right + " && " + index.name()
				+ (first ? " < " : " > ") + place.name() + ")";
		return statement.condition() == comparison ? whole : "(" + whole + ")";
	}
}
