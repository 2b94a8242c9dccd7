package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Expressions;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.Unary.Kind;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/** Expressions: literals, operators, references to functions. Fortran 2018 §10.1 */
public final class ExpressionLowering implements Expressions {
	private final Parts parts;
	private final Literals literals;

	public ExpressionLowering(Parts parts) {
		this.parts = parts;
		literals = new Literals();
	}

	@Override
	public Value value(Node e, Scope scope, Code code) {
		Optional<Node> unsigned = unsigned(e);
		if (unsigned.isPresent()) {
			Value value = value(unsigned.get(), scope, code);
			return value.map(value.type(), x -> negated(x, e.range()));
		}
		return e.isBroken() ? unknown(e) : switch (e.kind()) {
			case "number_literal" -> Value.of(literals.number(e, scope));
			case "boolean_literal" -> Value.of(literals.logical(e));
			case "string_literal" -> Value.of(literals.string(e));
			case "complex_literal" -> new Value(new FloatingType(16, true), List.of(),
					i -> Terms.any(new FloatingType(16, true), List.of(), e.range()), Optional.empty());
			case "array_literal" -> new Constructors(parts).array(e, scope, code);
			case "null_literal" -> Value.of(Terms.pointer(Terms.number(0, e.range()), Types.to(Type.VoidType.VOID)));
			case "identifier" -> identifier(e, scope, code);
			case "derived_type_member_expression" -> parts.designators().object(e, scope, code).orElseGet(() -> unknown(e));
			case "call_expression" -> parts.designators().object(e, scope, code)
					.orElseGet(() -> parts.calls().function(e, scope, code));
			case "parenthesized_expression" -> enclosed(operand(e.parts().get(0), scope, code), e.range());
			case "unary_expression" -> unary(e, scope, code);
			case "math_expression" -> Powers.is(e) ? power(e, scope, code) : binary(e, scope, code, new Arithmetic(e.range())::combined);
			case "relational_expression" -> binary(e, scope, code, (a, b) -> compared(e, a, b, code));
			case "logical_expression" -> logical(e, scope, code);
			case "concatenation_expression" -> concatenated(e, scope, code);
			default -> unknown(e);
		};
	}

	private static Value unknown(Node e) {
		return Value.of(new Expression.Unmodelled(Unlowered.expression(e), List.of(), new Type.UnknownType(""), e.range()));
	}

	@Override
	public Expression scalar(Node e, Scope scope, Code code) {
		Value value = operand(e, false, scope, code);
		return value.isArray() ? unknown(e).scalar() : value.scalar();
	}

	@Override
	public Optional<Long> constant(Node e, Scope scope) {
		Value value = value(e, scope, new Code(parts.unit()));
		return value.isArray() ? Optional.empty() : Terms.constant(value.scalar());
	}

	@Override
	public void read(Value value, Code code, Node at) {
		code.forEach(value.extents(), at.range(), (indices, inner) -> {
			Expression e = value.element().apply(indices);
			if (e.type() instanceof ArrayType row) {
				Expression length = row.length().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at.range()));
				boolean place = Members.isPlace(e);
				if (place) {
					inner.forEach(List.of(length), at.range(),
							(k, each) -> each
									.evaluate(Terms.any(Types.INTEGER, List.of(ArrayAccess.element(e, k, at.range())), at.range())));
				} else if (!(e instanceof Expression.StringLiteral)) {
					inner.evaluate(e);
				}
			} else if (!(e.type() instanceof RecordType)) {
				inner.evaluate(Terms.any(Types.INTEGER, List.of(e), at.range()));
			} else {
				parts.unit().derived(e.type()).ifPresent(t -> t.components().values().stream().filter(c -> !c.described())
						.forEach(
								c -> read(DesignatorLowering.part(c, new Expression.Member(e, c.name(), c.field(), at.range()), at.range()),
										inner, at)));
			}
		});
	}

	@Override
	public Value operand(Node e, Scope scope, Code code) {
		return operand(e, true, scope, code);
	}

	/** @param taken whether an operation or an assignment, which may be defined, takes the value */
	private Value operand(Node e, boolean taken, Scope scope, Code code) {
		boolean name = e.is("identifier") ? !UnknownNames.isKnown(e, scope) : isComponent(e);
		if (!name || parts.designators().object(e, scope, code.apart()).isPresent()) {
			return value(e, scope, code);
		}
		if (!e.is("identifier") || !UnknownNames.isHandle(e, scope)) {
			code.unread(e.range(), e.is("identifier") ? UnknownNames.why(e, scope)
					: FortranSentence.FORTRAN_EXPRESSION_X_IS_NOT_UNDERSTOOD.of(Unlowered.shown(e)));
			if (taken) {
				UnknownNames.mayCall(e, List.of(), "", scope, code);
			}
		}
		return Value.of(Terms.any(e.is("identifier") ? Types.implied(e.name()) : Types.INTEGER, List.of(), e.range()));
	}

	/** Whether it is a component of an object, without subscripts in which functions may be referred to. */
	private static boolean isComponent(Node e) {
		return e.is("derived_type_member_expression") && !e.isBroken()
				&& e.parts().stream().allMatch(p -> p.is("identifier", "type_member") || isComponent(p));
	}

	private Value identifier(Node e, Scope scope, Code code) {
		Optional<Value> object = parts.designators().object(e, scope, code);
		if (object.isPresent()) {
			return object.get();
		}
		Optional<Entity> entity = scope.lookup(e.name());
		if (entity.orElse(null) instanceof Entity.Constant c) {
			return c.value();
		}
		if (UnknownNames.isHandle(e, scope)) {
			return Value.of(Terms.any(Types.INTEGER, List.of(), e.range()));
		}
		return Value
				.of(new Expression.Unmodelled(Unit.expressionGap(e.range(), UnknownNames.why(e, scope)), List.of(), Types.implied(e.name()),
						e.range()));
	}

	/** {@code -a(i)%x}, where the parser takes the sign for a part of the name. */
	static Optional<Node> unsigned(Node e) {
		if (!e.is("derived_type_member_expression", "call_expression") || e.children().isEmpty()) {
			return Optional.empty();
		}
		Node first = e.children().get(0);
		Optional<Node> bare = first.is("unary_expression") ? first.field("argument").filter(a -> first.hasToken("-")) : unsigned(first);
		return bare.map(b -> {
			List<Node> children = new ArrayList<>(e.children());
			children.set(0, b);
			return new Node(e.source(), e.kind(), e.field(), e.status(), b.start(), e.end(), children);
		});
	}

	private Value unary(Node e, Scope scope, Code code) {
		Node operand = e.field("argument").orElseThrow();
		String operator = e.field("operator").map(Node::text).orElse("");
		if (operator.equals("-") || operator.equals("+")) {
			Value value = operand(operand, scope, code);
			Optional<Value> defined = parts.calls().operation(operator, List.of(value), e, scope, code);
			if (defined.isPresent()) {
				return defined.get();
			}
			return operator.equals("+") ? value : value.map(value.type(), x -> negated(x, e.range()));
		}
		return parts.calls().operation(operator, List.of(operand(operand, scope, code)), e, scope, code).orElseGet(() -> unknown(e));
	}

	private static Expression negated(Expression x, SourceRange at) {
		return x instanceof Expression.IntegerLiteral n ? new Expression.IntegerLiteral(-n.value(), n.type(), at)
				: x instanceof FloatingLiteral f ? new FloatingLiteral("-" + f.text(), f.type(), at)
				: new Unary(Kind.NEGATE, x, x.type(), at);
	}

	/** An operator between two operands, one element after the other where they are arrays. Fortran 2018 §10.1.5 */
	private Value binary(Node e, Scope scope, Code code, Operation operation) {
		Value left = operand(e.field("left").orElseThrow(), scope, code);
		Value right = operand(e.field("right").orElseThrow(), scope, code);
		String operator = e.field("operator").map(Node::name).orElse("");
		Optional<Value> defined = parts.calls().operation(operator, List.of(left, right), e, scope, code);
		if (defined.isEmpty() && (left.type() instanceof RecordType || right.type() instanceof RecordType)) {
			UnknownNames.mayCall(e, List.of(left.type(), right.type()), Operators.of(operator), scope, code);
		}
		return defined.isPresent() ? defined.get() : combined(left, right, (a, b) -> operation.of(a, b).apply(operator));
	}

	/** Powers bind from the right, and closer than signs. Fortran 2018 §10.1.3 */
	private Value power(Node e, Scope scope, Code code) {
		Powers powers = Powers.of(e);
		List<Value> operands = powers.operands().stream().map(n -> operand(n, scope, code)).toList();
		Value result = operands.get(operands.size() - 1);
		for (int i = operands.size() - 2; i >= 0; i--) {
			Value base = operands.get(i);
			Value exponent = result;
			result = parts.calls().operation("**", List.of(base, exponent), e, scope, code)
					.orElseGet(() -> combined(base, exponent, (a, b) -> new Arithmetic(e.range()).combined(a, b).apply("**")));
		}
		Value positive = result;
		return powers.isNegative() ? positive.map(positive.type(), x -> negated(x, e.range())) : positive;
	}

	/** What two operands come to. */
	private interface Operation {
		Result of(Expression a, Expression b);
	}

	/** The same, once the operator is known. */
	interface Result {
		Expression apply(String operator);
	}

	/** Two values element by element. */
	static Value combined(Value left, Value right, BinaryOperator<Expression> operation) {
		List<Expression> extents = left.isArray() ? left.extents() : right.extents();
		Value sample = new Value(left.type(), extents,
				i -> operation.apply(left.isArray() ? left.element().apply(i) : left.scalar(),
						right.isArray() ? right.element().apply(i) : right.scalar()),
				Optional.empty());
		List<Expression> zeros = new ArrayList<>();
		extents.forEach(n -> zeros.add(Terms.number(0, n.range())));
		return new Value(sample.element().apply(zeros).type(), extents, sample.element(), Optional.empty());
	}

	private Result compared(Node e, Expression a, Expression b, Code code) {
		return word -> {
			boolean numbers = Types.isNumber(a.type()) && Types.isNumber(b.type());
			if (!numbers) {
				read(Value.of(a), code, e);
				read(Value.of(b), code, e);
				return Terms.any(Types.LOGICAL, List.of(), e.range());
			}
			return Terms.binary(Arithmetic.comparison(word), a, b, e.range());
		};
	}

	/**
	 * Both operands may be evaluated, whatever the first one yields. Fortran 2018 §10.1.7: what the second one reads besides variables is
	 * read in any case.
	 */
	private Value logical(Node e, Scope scope, Code code) {
		if (e.field("left").isEmpty()) {
			Value operand = operand(e.parts().get(0), scope, code);
			Optional<Value> defined = parts.calls().operation(".not.", List.of(operand), e, scope, code);
			return defined.isPresent() ? defined.get() : operand.map(Types.LOGICAL, x -> new Unary(Kind.NOT, x, Types.LOGICAL, e.range()));
		}
		return binary(e, scope, code, (a, b) -> word -> switch (word) {
			case ".and." -> either(true, a, b, e.range());
			case ".or." -> either(false, a, b, e.range());
			case ".eqv." -> Terms.binary(Operator.EQUAL, a, b, e.range());
			default -> Terms.binary(Operator.NOT_EQUAL, a, b, e.range());
		});
	}

	private static Expression either(boolean conjunction, Expression a, Expression b, SourceRange at) {
		Expression decided = new ShortCircuit(conjunction, a, b, Types.LOGICAL, at);
		return Elements.areIn(b) ? new Comma(Terms.any(Types.INTEGER, List.of(b), at), decided, at) : decided;
	}

	private Value concatenated(Node e, Scope scope, Code code) {
		Value left = operand(e.field("left").orElseThrow(), scope, code);
		Value right = operand(e.field("right").orElseThrow(), scope, code);
		Optional<Value> defined = parts.calls().operation("//", List.of(left, right), e, scope, code);
		if (defined.isPresent()) {
			return defined.get();
		}
		read(left, code, e);
		read(right, code, e);
		Type type = Types.row(Type.IntegerType.CHAR, Optional.empty());
		return Value.of(Terms.any(type, List.of(), e.range()));
	}

	/** Values in parentheses are those of no object: what is passed is not written back. Fortran 2018 §10.1.2.2 */
	private static Value enclosed(Value value, SourceRange at) {
		return value.isArray() && Types.isNumber(value.type())
				? value.map(value.type(), e -> Members.isPlace(e) ? new Expression.Cast(e, e.type(), at) : e) : value.computed();
	}
}
