package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.Conversions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Operators;
import org.racelens.frontend.cdt.object.CopyCodeLowering;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.template.ClassMethods;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.AtomicTypes;
import org.racelens.frontend.cdt.unit.Operand;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;

/** Unary and binary operators, assignments, casts and {@code sizeof}. */
final class OperatorLowering implements Operators {
	private static final Map<Integer, Operator> BINARY = Map.ofEntries(Map.entry(IASTBinaryExpression.op_plus, Operator.ADD),
			Map.entry(IASTBinaryExpression.op_minus, Operator.SUBTRACT), Map.entry(IASTBinaryExpression.op_multiply, Operator.MULTIPLY),
			Map.entry(IASTBinaryExpression.op_divide, Operator.DIVIDE), Map.entry(IASTBinaryExpression.op_modulo, Operator.REMAINDER),
			Map.entry(IASTBinaryExpression.op_shiftLeft, Operator.SHIFT_LEFT),
			Map.entry(IASTBinaryExpression.op_shiftRight, Operator.SHIFT_RIGHT),
			Map.entry(IASTBinaryExpression.op_binaryAnd, Operator.BIT_AND),
			Map.entry(IASTBinaryExpression.op_binaryOr, Operator.BIT_OR), Map.entry(IASTBinaryExpression.op_binaryXor, Operator.BIT_XOR),
			Map.entry(IASTBinaryExpression.op_lessThan, Operator.LESS), Map.entry(IASTBinaryExpression.op_lessEqual, Operator.LESS_EQUAL),
			Map.entry(IASTBinaryExpression.op_greaterThan, Operator.GREATER),
			Map.entry(IASTBinaryExpression.op_greaterEqual, Operator.GREATER_EQUAL),
			Map.entry(IASTBinaryExpression.op_equals, Operator.EQUAL),
			Map.entry(IASTBinaryExpression.op_notequals, Operator.NOT_EQUAL));

	private static final Map<Integer, Operator> ASSIGNMENT = Map.ofEntries(Map.entry(IASTBinaryExpression.op_plusAssign, Operator.ADD),
			Map.entry(IASTBinaryExpression.op_minusAssign, Operator.SUBTRACT),
			Map.entry(IASTBinaryExpression.op_multiplyAssign, Operator.MULTIPLY),
			Map.entry(IASTBinaryExpression.op_divideAssign, Operator.DIVIDE),
			Map.entry(IASTBinaryExpression.op_moduloAssign, Operator.REMAINDER),
			Map.entry(IASTBinaryExpression.op_shiftLeftAssign, Operator.SHIFT_LEFT),
			Map.entry(IASTBinaryExpression.op_shiftRightAssign, Operator.SHIFT_RIGHT),
			Map.entry(IASTBinaryExpression.op_binaryAndAssign, Operator.BIT_AND),
			Map.entry(IASTBinaryExpression.op_binaryOrAssign, Operator.BIT_OR),
			Map.entry(IASTBinaryExpression.op_binaryXorAssign, Operator.BIT_XOR));

	private static final Map<Integer, String> UNARY = Map.ofEntries(Map.entry(IASTUnaryExpression.op_star, "operator *"),
			Map.entry(IASTUnaryExpression.op_prefixIncr, "operator ++"), Map.entry(IASTUnaryExpression.op_prefixDecr, "operator --"),
			Map.entry(IASTUnaryExpression.op_postFixIncr, "operator ++"), Map.entry(IASTUnaryExpression.op_postFixDecr, "operator --"),
			Map.entry(IASTUnaryExpression.op_minus, "operator -"), Map.entry(IASTUnaryExpression.op_plus, "operator +"),
			Map.entry(IASTUnaryExpression.op_not, "operator !"), Map.entry(IASTUnaryExpression.op_tilde, "operator ~"));

	private final LoweringParts lowering;
	private final ExpressionLowering expressions;
	private final ClassMethods methods;
	private final Measures measures;

	OperatorLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
		methods = new ClassMethods(lowering);
		measures = new Measures(lowering, expressions);
	}

	Expression binary(IASTBinaryExpression e, Scope scope) {
		Expression left = expressions.lower(e.getOperand1(), scope);
		IASTInitializerClause second = e.getInitOperand2();
		Expression right = second instanceof IASTInitializerList list
				? lowering.initializers().list(list, left.type(), scope)
				: expressions.lower(second, scope);
		if (isClass(left.type()) || isClass(right.type())) {
			Optional<Expression> call = overloaded(e, List.of(left, right), scope).or(() -> byClass(e, left, right, scope))
					.or(() -> free(e, spelled(e), List.of(new Operand(e.getOperand1(), left), new Operand(second, right)), scope));
			if (call.isPresent()) {
				return call.get();
			}
		}
		return builtIn(e, left, right, scope);
	}

	/** An operator that no class defines for these operands. */
	private Expression builtIn(IASTBinaryExpression e, Expression left, Expression right, Scope scope) {
		int code = e.getOperator();
		Conversions conversions = lowering.conversions();
		if (code == IASTBinaryExpression.op_logicalAnd || code == IASTBinaryExpression.op_logicalOr) {
			return binary(e, conversions.truth(left, scope), conversions.truth(right, scope), scope);
		}
		boolean assigns = code == IASTBinaryExpression.op_assign;
		return binary(e, assigns || ASSIGNMENT.containsKey(code) ? left : conversions.operand(left, scope),
				assigns ? right : conversions.operand(right, scope), scope);
	}

	private Expression binary(IASTBinaryExpression e, Expression left, Expression right, Scope scope) {
		SourceRange range = lowering.places().of(e);
		int code = e.getOperator();
		if (code == IASTBinaryExpression.op_assign) {
			Optional<Expression> assigned = left.type() instanceof RecordType
					? new CopyCodeLowering(lowering).assigned(left, lowering.conversions().part(left.type(), right, scope), scope)
					: Optional.empty();
			if (assigned.isPresent()) {
				return new Expression.Comma(assigned.get(), left, range);
			}
			return AtomicTypes.stored(left, right, range).orElseGet(() -> new Assignment(Optional.empty(), left,
					lowering.conversions().to(left.type(), right, scope), left.type(), range));
		}
		if (ASSIGNMENT.containsKey(code)) {
			return AtomicTypes.updated(ASSIGNMENT.get(code), left, right, range)
					.orElseGet(() -> new Assignment(Optional.of(ASSIGNMENT.get(code)), left, right, left.type(), range));
		}
		if (code == IASTBinaryExpression.op_logicalAnd || code == IASTBinaryExpression.op_logicalOr) {
			return new ShortCircuit(code == IASTBinaryExpression.op_logicalAnd, left, right, truth(), range);
		}
		Operator operator = BINARY.get(code);
		if (operator == null) {
			return expressions.unmodelled(e, Unlowered.THIS_OPERATOR, scope);
		}
		if (operator.isComparison() && leads(left.type()) && leads(right.type())) {
			Conversions conversions = lowering.conversions();
			return new Binary(operator, conversions.alike(left, right, scope), conversions.alike(right, left, scope), truth(), range);
		}
		Type type = operator.isComparison() ? truth() : Arithmetic.result(operator, left.type(), right.type());
		return new Binary(operator, left, right, type, range);
	}

	/** Whether a value of a type is an address. */
	private static boolean leads(Type type) {
		return type instanceof PointerType || type instanceof ArrayType;
	}

	/** The type of a comparison. */
	private Type truth() {
		return lowering.unit().isC() ? IntegerType.INT : IntegerType.BOOL;
	}

	private static boolean isClass(Type type) {
		return type instanceof RecordType || type instanceof UnknownType;
	}

	/** The call of an operator function, if CDT says that the operands choose one. */
	Optional<Expression> overloaded(IASTNode e, List<Expression> operands, Scope scope) {
		if (lowering.unit().isC() || !(e instanceof IASTImplicitNameOwner owner)) {
			return Optional.empty();
		}
		for (IASTImplicitName implicit : CdtSemantics.implicitNames(owner)) {
			if (lowering.names().binding(implicit, scope).filter(TemplateArguments::isKnownFunction)
					.orElse(null) instanceof ICPPFunction function) {
				return operator(function, operands, e, scope);
			}
		}
		return lowering.names().function(e, scope).flatMap(f -> operator(f, operands, e, scope));
	}

	/** The call of an operator function; what the compiler makes itself is no call. */
	private Optional<Expression> operator(ICPPFunction function, List<Expression> operands, IASTNode e, Scope scope) {
		return function instanceof ICPPMethod m && m.isImplicit()
				? Optional.empty()
				: Optional.of(expressions.calls().operator(function, operands, lowering.places().of(e), scope));
	}

	/** The call of an operator that is a member of the left operand's class. */
	private Optional<Expression> byClass(IASTBinaryExpression e, Expression left, Expression right, Scope scope) {
		if (e instanceof IASTImplicitNameOwner owner && CdtSemantics.implicitNames(owner).length > 0) {
			return Optional.empty();
		}
		return member(left, spelled(e), List.of(right), lowering.places().of(e), scope);
	}

	private static String spelled(IASTBinaryExpression e) {
		boolean compound = ASSIGNMENT.containsKey(e.getOperator());
		Operator operator = compound ? ASSIGNMENT.get(e.getOperator()) : BINARY.get(e.getOperator());
		boolean assigns = compound || e.getOperator() == IASTBinaryExpression.op_assign;
		return "operator " + (operator == null ? "" : operator.spelling()) + (assigns ? "=" : "");
	}

	@Override
	public Optional<Expression> call(String name, List<Expression> operands, IASTNode syntax, SourceRange range, Scope scope) {
		List<Operand> given = operands.stream().map(o -> new Operand(Optional.empty(), o)).toList();
		return member(operands.get(0), name, operands.subList(1, operands.size()), range, scope).or(() -> lowering.overloads()
				.find(name, given, syntax, scope).map(f -> expressions.calls().operator(f, operands, range, scope)));
	}

	/** The call of an operator that is no member. */
	private Optional<Expression> free(IASTNode e, String name, List<Operand> operands, Scope scope) {
		return lowering.overloads().find(name, operands, e, scope)
				.flatMap(f -> operator(f, operands.stream().map(Operand::value).toList(), e, scope));
	}

	/** The call of a unary operator of which CDT does not say whose it is. */
	private Optional<Expression> byClass(IASTUnaryExpression e, Expression operand, Scope scope) {
		String name = UNARY.get(e.getOperator());
		if (name == null) {
			return Optional.empty();
		}
		SourceRange range = lowering.places().of(e);
		boolean postfix = e.getOperator() == IASTUnaryExpression.op_postFixIncr || e.getOperator() == IASTUnaryExpression.op_postFixDecr;
		List<Expression> dummy = postfix ? List.of(new IntegerLiteral(0, IntegerType.INT, range)) : List.of();
		return member(operand, name, dummy, range, scope)
				.or(() -> postfix ? Optional.empty() : free(e, name, List.of(new Operand(e.getOperand(), operand)), scope));
	}

	/** The call of an operator that is a member of an object's class. */
	Optional<Expression> member(Expression object, String name, List<Expression> arguments, SourceRange range, Scope scope) {
		List<Expression> operands = new ArrayList<>(List.of(object));
		operands.addAll(arguments);
		return methods.find(object.type(), name, arguments).map(m -> expressions.calls().operator(m, operands, range, scope));
	}

	Expression unary(IASTUnaryExpression e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		if (e.getOperator() == IASTUnaryExpression.op_sizeof) {
			return measures.size(expressions.lower(e.getOperand(), scope).type(), e, scope);
		}
		if (e.getOperand() == null) {
			return expressions.unmodelled(e, Unlowered.THIS_OPERATOR, scope);
		}
		Expression operand = expressions.lower(e.getOperand(), scope);
		if (e.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			return operand;
		}
		if (isClass(operand.type()) && e.getOperator() != IASTUnaryExpression.op_amper) {
			Optional<Expression> call = overloaded(e, List.of(operand), scope).or(() -> byClass(e, operand, scope));
			if (call.isPresent()) {
				return call.get();
			}
		}
		return unary(e, converted(e, operand, scope), range, scope);
	}

	private Expression converted(IASTUnaryExpression e, Expression operand, Scope scope) {
		return switch (e.getOperator()) {
			case IASTUnaryExpression.op_not -> lowering.conversions().truth(operand, scope);
			case IASTUnaryExpression.op_plus, IASTUnaryExpression.op_minus, IASTUnaryExpression.op_tilde ->
				lowering.conversions().operand(operand, scope);
			default -> operand;
		};
	}

	private Expression unary(IASTUnaryExpression e, Expression operand, SourceRange range, Scope scope) {
		Type promoted = Arithmetic.promoted(operand.type());
		return switch (e.getOperator()) {
			case IASTUnaryExpression.op_star -> pointsToFunction(operand)
					? operand
					: new Dereference(operand, Arithmetic.pointee(operand.type()), range);
			case IASTUnaryExpression.op_amper ->
				pointsToFunction(operand) && operand instanceof VariableReference r && r.variable().constant() ? operand
						: Addresses.of(operand, range);
			case IASTUnaryExpression.op_plus -> operand;
			case IASTUnaryExpression.op_minus -> new Unary(Unary.Kind.NEGATE, operand, promoted, range);
			case IASTUnaryExpression.op_tilde -> new Unary(Unary.Kind.COMPLEMENT, operand, promoted, range);
			case IASTUnaryExpression.op_not -> new Unary(Unary.Kind.NOT, operand, truth(), range);
			case IASTUnaryExpression.op_prefixIncr -> prefix(Operator.ADD, operand, range);
			case IASTUnaryExpression.op_prefixDecr -> prefix(Operator.SUBTRACT, operand, range);
			case IASTUnaryExpression.op_postFixIncr -> AtomicTypes.fetched(Operator.ADD, operand, range)
					.orElseGet(() -> new Increment(false, false, operand, operand.type(), range));
			case IASTUnaryExpression.op_postFixDecr -> AtomicTypes.fetched(Operator.SUBTRACT, operand, range)
					.orElseGet(() -> new Increment(false, true, operand, operand.type(), range));
			case IASTUnaryExpression.op_alignOf -> measures.alignment(operand.type(), e, scope);
			case IASTUnaryExpression.op_noexcept -> throwsNothing(e, range, scope);
			default -> expressions.unmodelled(e, Unlowered.THIS_OPERATOR, scope);
		};
	}

	/** C++17 §8.3.7 */
	private Expression throwsNothing(IASTUnaryExpression e, SourceRange range, Scope scope) {
		Number value = e instanceof ICPPASTExpression cpp ? scope.frame().templateArguments().value(cpp) : null;
		return value == null ? expressions.unmodelled(e, Unlowered.THIS_OPERATOR, scope)
				: new IntegerLiteral(value.longValue(), IntegerType.BOOL, range);
	}

	private static Expression prefix(Operator operator, Expression operand, SourceRange range) {
		return AtomicTypes.updated(operator, operand, new IntegerLiteral(1, IntegerType.INT, range), range)
				.orElseGet(() -> new Increment(true, operator == Operator.SUBTRACT, operand, operand.type(), range));
	}

	/** Whether an expression is a function's address, which is also what it points to. */
	private static boolean pointsToFunction(Expression e) {
		return e.type() instanceof PointerType p && p.pointee() instanceof UnknownType u && u.spelling().equals("function");
	}

	Expression typeId(IASTTypeIdExpression e, Scope scope) {
		return switch (e.getOperator()) {
			case IASTTypeIdExpression.op_sizeof -> measures.size(measures.measured(e, scope), e, scope);
			case IASTTypeIdExpression.op_alignof -> measures.alignment(measures.measured(e, scope), e, scope);
			default -> expressions.unmodelled(e, Unlowered.THIS_OPERATOR_ON_TYPE, scope);
		};
	}
}
