package org.racelens.repair.fix;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.StatementSyntax;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Conversions;
import org.racelens.repair.flow.Spelling;

/**
 * An expression statement in one of the forms of {@code atomic}. OpenMP 5.2 §15.8.4
 *
 * @param form which one
 * @param target the updated, written or read location x
 * @param effect what order the statement's executions commute in: two of equal effects may change places; empty where they may not
 */
public record Update(Form form, Expression target, Optional<String> effect) {
	/** The forms; the clause of the directive is that of the specification. */
	public enum Form {
		UPDATE(""), WRITE(" write"), READ(" read"), CAPTURE(" capture");

		private final String clause;

		Form(String clause) {
			this.clause = clause;
		}

		/** The directive's name with its clause, e.g. {@code atomic write}. */
		public String directive() {
			return "atomic" + clause;
		}
	}

	private static final Map<Operator, String> COMMUTING = Map.of(Operator.ADD, "+", Operator.SUBTRACT, "+", Operator.MULTIPLY, "*",
			Operator.BIT_AND, "&", Operator.BIT_OR, "|", Operator.BIT_XOR, "^");

	/** The form of a statement whose access of x stands at a place; empty where it has none. */
	public static Optional<Update> of(Statement statement, SourceRange place, ParsedUnit unit) {
		if (statement instanceof Declaration d) {
			return d.initializer().flatMap(e -> taken(e, place, unit)).filter(u -> isScalar(u.target().type()));
		}
		if (!(statement instanceof ExpressionStatement s)) {
			return Optional.empty();
		}
		return of(s.expression(), place, unit).filter(u -> isScalar(u.target().type()) && isWritten(s, u.target(), unit));
	}

	/** Whether the statement stands in the text as it is: the directive would not stand before what a macro makes of it. */
	private static boolean isWritten(Statement statement, Expression target, ParsedUnit unit) {
		String whole = text(statement.range(), unit);
		String x = Pattern.quote(text(target, unit));
		return unit.language().statements().isWhole(whole) && isNamed(target)
				&& Pattern.compile("(\\+\\+|--)\\(*" + x + "|" + x + "\\)*(\\+\\+|--|<<=|>>=|[-+*/&|^%]?=(?!=))|=\\(*" + x)
						.matcher(whole).find();
	}

	/** Whether the target names variables of the source only: not the one that counts the elements of an array. */
	private static boolean isNamed(Expression target) {
		boolean[] named = { true };
		Walk.expressions(target, e -> named[0] &= !(e instanceof VariableReference v)
				|| Character.isJavaIdentifierStart(v.variable().name().charAt(0)));
		return named[0];
	}

	/**
	 * The form of an expression whose access of x stands at a place; empty where it has none. Whether x is a scalar, and whether a macro
	 * has made the text, is not asked.
	 */
	public static Optional<Update> of(Expression e, SourceRange place, ParsedUnit unit) {
		if (e instanceof Increment i) {
			return i.target().range().equals(place)
					? Optional.of(new Update(Form.UPDATE, i.target(), effect(Operator.ADD, i.target(), Type.IntegerType.INT)))
					: Optional.empty();
		}
		if (!(e instanceof Assignment a)) {
			return Optional.empty();
		}
		if (!a.target().range().equals(place)) {
			return inside(a, place, unit);
		}
		if (a.operator().isPresent()) {
			return names(a.value(), a.target(), unit)
					? Optional.empty()
					: Optional.of(new Update(Form.UPDATE, a.target(), effect(a.operator().get(), a.target(), a.value().type())));
		}
		if (a.value() instanceof Binary b && b.operator() != Operator.SUBTRACT && COMMUTING.containsKey(b.operator())
				&& isSame(a.target(), b.right(), unit) && !names(b.left(), a.target(), unit)) {
			return Optional.of(new Update(Form.UPDATE, a.target(), effect(b.operator(), a.target(), a.value().type())));
		}
		if (a.value() instanceof Binary b && isSame(a.target(), b.left(), unit)) {
			return names(b.right(), a.target(), unit)
					? Optional.empty()
					: Optional.of(new Update(Form.UPDATE, a.target(), effect(b.operator(), a.target(), a.value().type())));
		}
		return names(a.value(), a.target(), unit) ? Optional.empty()
				: Optional.of(new Update(Form.WRITE, a.target(), literal(a.value(), a.target().type())));
	}

	/** The access on the right: of {@code x = x op e}, {@code v = x}, {@code v = x++}, {@code v = x += e}. */
	private static Optional<Update> inside(Assignment a, SourceRange place, ParsedUnit unit) {
		if (a.operator().isPresent()) {
			return Optional.empty();
		}
		boolean operand = a.value() instanceof Binary b && (b.left().range().equals(place) && isSame(a.target(), b.left(), unit)
				|| b.right().range().equals(place) && isSame(a.target(), b.right(), unit));
		if (operand) {
			return of(a, a.target().range(), unit);
		}
		if (a.value().range().equals(place) && isPlace(a.value())) {
			return Optional.of(new Update(Form.READ, a.value(), Optional.empty()));
		}
		return taken(a.value(), place, unit);
	}

	/** Whether two expressions are one place, in the same words. */
	private static boolean isSame(Expression target, Expression operand, ParsedUnit unit) {
		return text(target, unit).equals(text(operand, unit)) && Spelling.same(target, isPlace(operand) ? unconverted(operand) : operand);
	}

	private static boolean isPlace(Expression e) {
		Expression place = unconverted(e);
		return place instanceof VariableReference || place instanceof Expression.Subscript || place instanceof Expression.Member
				|| place instanceof Expression.Dereference;
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Expression.Cast c ? unconverted(c.operand()) : e;
	}

	/** A value that is updated and taken in one go: {@code x++}, {@code x += e}. */
	private static Optional<Update> taken(Expression value, SourceRange place, ParsedUnit unit) {
		Optional<Update> update = value instanceof Assignment || value instanceof Increment ? of(value, place, unit) : Optional.empty();
		return update.filter(u -> u.form == Form.UPDATE).map(u -> new Update(Form.CAPTURE, u.target, Optional.empty()));
	}

	/** What updates may change places with: sums and differences, or updates with the same other operator. */
	private static Optional<String> effect(Operator operator, Expression target, Type value) {
		return Optional.ofNullable(COMMUTING.get(operator)).filter(o -> Conversions.commute(o, target.type(), value));
	}

	/** A constant that is stored as it is, or converted to the target's type and nothing in between. */
	private static Optional<String> literal(Expression value, Type target) {
		return value instanceof IntegerLiteral n ? Optional.of("= " + n.value())
				: value instanceof FloatingLiteral f ? Optional.of("= " + f.text())
				: value instanceof Expression.Cast c && c.type().equals(target) ? literal(c.operand(), target) : Optional.empty();
	}

	private static boolean names(Expression e, Expression target, ParsedUnit unit) {
		boolean[] found = { false };
		String text = text(target, unit);
		Optional<Variable> root = unit.language().directives().readsOtherParts() ? Optional.empty() : WrittenVariables.root(target);
		Walk.expressions(e, x -> found[0] |= text.equals(text(x, unit))
				|| x instanceof VariableReference v && root.filter(v.variable()::equals).isPresent());
		return found[0];
	}

	private static String text(Expression e, ParsedUnit unit) {
		return text(e.range(), unit);
	}

	private static String text(SourceRange r, ParsedUnit unit) {
		StatementSyntax statements = unit.language().statements();
		String text = unit.source().text();
		return r.path().equals(unit.source().path())
				? statements.compared(text.substring(r.offset(), statements.designatorEnd(text, r.endOffset()))) : r.toString();
	}

	private static boolean isScalar(Type type) {
		return type instanceof Type.IntegerType || type instanceof Type.FloatingType || type instanceof Type.PointerType;
	}
}
