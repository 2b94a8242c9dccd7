package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTProblemExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.racelens.frontend.cdt.lowering.Expressions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.AtomicTypes;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Expressions. Types are computed from the operands' types, so that an expression has one also where CDT resolves no binding. */
public final class ExpressionLowering implements Expressions {
	/** Deeper expressions would overflow the stacks of the stages behind. */
	private static final int DEEPEST = 1000;

	private final LoweringParts lowering;
	private final PrimaryLowering primary;
	private final OperatorLowering operators;
	private final CastLowering casts;
	private final DiscardedLowering discards;
	private final CallLowering calls;
	private final MemberLowering members;
	private final MemberPointers memberPointers;
	private final CppExpressionLowering cpp;
	/** how many calls of {@link #lower} are active; one thread lowers a unit */
	private int depth;

	public ExpressionLowering(LoweringParts lowering) {
		this.lowering = lowering;
		primary = new PrimaryLowering(lowering, this);
		operators = new OperatorLowering(lowering, this);
		casts = new CastLowering(lowering, this);
		discards = new DiscardedLowering(lowering, this);
		members = new MemberLowering(lowering, this);
		memberPointers = new MemberPointers(lowering);
		calls = new CallLowering(lowering, this);
		cpp = new CppExpressionLowering(lowering, this);
	}

	@Override
	public OperatorLowering operators() {
		return operators;
	}

	@Override
	public ChosenCalls calls() {
		return calls.chosen();
	}

	@Override
	public MemberLowering members() {
		return members;
	}

	@Override
	public Expression discarded(IASTInitializerClause e, Scope scope) {
		return discards.lower(e, scope);
	}

	@Override
	public Expression lower(IASTInitializerClause e, Scope scope) {
		return lowering.constructions().used(initial(e, scope), scope);
	}

	@Override
	public Expression initial(IASTInitializerClause e, Scope scope) {
		if (depth >= DEEPEST) {
			SourceRange range = lowering.places().of(e);
			return new Unmodelled(Unit.expressionGap(range, Unlowered.EXPRESSION_TOO_DEEP.of()), List.of(), new UnknownType("nested"),
					range);
		}
		depth++;
		try {
			Expression lowered = any(e, scope);
			if (e instanceof IASTExpression text) {
				lowering.unit().volatiles().add(text, lowered, scope.frame().templateArguments());
			}
			return ofKnownLayout(lowering.unit().vectors().access(AtomicTypes.access(lowered), lowering.records()::definition));
		} finally {
			depth--;
		}
	}

	/** Where a layout is open nothing is known of the bytes of an object, nor of those that a pointer to it leads to under another type. */
	private Expression ofKnownLayout(Expression e) {
		boolean isOpen = lowering.records().open().contains(e.type())
				|| e instanceof Cast c && lowering.records().open().isLeft(c.operand().type(), c.type());
		return isOpen && !(e instanceof Unmodelled)
				? new Unmodelled(Unit.expressionGap(e.range(), Unlowered.LAYOUT_OF_TYPE_IS_NOT_KNOWN.of()), List.of(e), e.type(), e.range())
				: e;
	}

	private Expression any(IASTInitializerClause e, Scope scope) {
		if (e instanceof IASTIdExpression id) {
			return primary.name(id, scope);
		}
		if (e instanceof IASTLiteralExpression literal) {
			return primary.literal(literal, scope);
		}
		if (e instanceof IASTArraySubscriptExpression subscript) {
			return subscript(subscript, scope);
		}
		if (e instanceof IASTBinaryExpression binary) {
			return operators.binary(binary, scope);
		}
		if (e instanceof IASTUnaryExpression unary) {
			return memberPointers.of(unary, scope).orElseGet(() -> operators.unary(unary, scope));
		}
		if (e instanceof IASTFieldReference field) {
			return members.reference(field, scope);
		}
		if (e instanceof IASTFunctionCallExpression call) {
			return calls.call(call, scope);
		}
		if (e instanceof IASTConditionalExpression conditional) {
			return conditional(conditional, scope);
		}
		if (e instanceof IASTCastExpression cast) {
			return casts.lower(cast, scope);
		}
		if (e instanceof IASTTypeIdExpression typeId) {
			return operators.typeId(typeId, scope);
		}
		return rare(e, scope);
	}

	private Expression rare(IASTInitializerClause e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		if (e instanceof IASTExpressionList list) {
			return comma(list, scope);
		}
		if (e instanceof IASTTypeIdInitializerExpression compound) {
			// "() { }" is one to the parser
			if (compound.getTypeId() == null) {
				return unmodelled(e, Unlowered.COMPOUND_LITERAL_WITHOUT_TYPE, scope);
			}
			Type type = lowering.types().of(compound.getTypeId(), scope);
			return lowering.initializers().of(compound.getInitializer(), type, scope).map(i -> Aggregates.compound(i, type, range))
					.orElseGet(() -> unmodelled(e, Unlowered.COMPOUND_LITERAL, scope));
		}
		if (e instanceof IASTInitializerList list) {
			return lowering.initializers().list(list, new UnknownType("list"), scope);
		}
		if (e instanceof IASTProblemExpression problem) {
			return new Unmodelled(Unit.unreadable(range, Unlowered.EXPRESSION_CANNOT_BE_READ_X.of(problem.getProblem().getMessage())),
					List.of(),
					new UnknownType("problem"), range);
		}
		return cpp.lower(e, scope).orElseGet(() -> unmodelled(e, Unlowered.THIS_KIND_OF_EXPRESSION, scope));
	}

	private Expression comma(IASTExpressionList list, Scope scope) {
		Expression result = null;
		IASTExpression[] parts = list.getExpressions();
		for (IASTExpression part : parts) {
			Expression next = part == parts[parts.length - 1] ? lower(part, scope) : discarded(part, scope);
			result = result == null ? next : new Comma(result, next, Places.span(result.range(), next.range()));
		}
		return result == null ? unmodelled(list, Unlowered.EMPTY_LIST, scope) : result;
	}

	private Expression conditional(IASTConditionalExpression c, Scope scope) {
		Expression chooser = lower(c.getLogicalConditionExpression(), scope);
		SourceRange range = lowering.places().of(c);
		if (c.getPositiveResultExpression() != null) {
			return conditional(chooser, lower(c.getPositiveResultExpression(), scope), c, scope);
		}
		// GNU: a ?: b evaluates a once
		if (isRepeatable(chooser)) {
			return conditional(chooser, chooser, c, scope);
		}
		Variable once = scope.frame().temporaries().fresh(lowering.unit(), Arithmetic.decayed(chooser.type()), range);
		Expression value = new VariableReference(once, chooser.range());
		return new Comma(new Assignment(Optional.empty(), value, chooser, once.type(), chooser.range()),
				conditional(value, value, c, scope),
				range);
	}

	private Expression conditional(Expression chooser, Expression first, IASTConditionalExpression c, Scope scope) {
		Expression condition = lowering.conversions().truth(chooser, scope);
		Expression second = lower(c.getNegativeResultExpression(), scope);
		boolean same = first.type().equals(second.type());
		Expression yes = lowering.conversions().alike(same ? first : lowering.conversions().promoted(first), second, scope);
		Expression no = lowering.conversions().alike(same ? second : lowering.conversions().promoted(second), first, scope);
		return new Conditional(condition, yes, no, Arithmetic.either(yes.type(), no.type()), lowering.places().of(c));
	}

	/** Whether evaluating an expression twice is evaluating it once: it names objects and computes, no more. */
	private static boolean isRepeatable(Expression e) {
		if (e instanceof Cast c) {
			return isRepeatable(c.operand());
		}
		if (e instanceof Binary b) {
			return isRepeatable(b.left()) && isRepeatable(b.right());
		}
		if (e instanceof Subscript s) {
			return isRepeatable(s.base()) && isRepeatable(s.index());
		}
		if (e instanceof Member m) {
			return isRepeatable(m.object());
		}
		return e instanceof Dereference d ? isRepeatable(d.pointer()) : e instanceof VariableReference || e instanceof IntegerLiteral;
	}

	private Expression subscript(IASTArraySubscriptExpression e, Scope scope) {
		Expression base = lower(e.getArrayExpression(), scope);
		Expression index = lower(e.getArgument(), scope);
		SourceRange range = lowering.places().of(e);
		if (base.type() instanceof RecordType || base.type() instanceof UnknownType) {
			Optional<Expression> call = operators.overloaded(e, List.of(base, index), scope)
					.or(() -> operators.member(base, "operator []", List.of(index), range, scope));
			if (call.isEmpty() && base.type() instanceof RecordType) {
				return calls.byName("operator []", List.of(base, index), range);
			}
			if (call.isPresent()) {
				return call.get();
			}
		}
		boolean swapped = !isIndexable(base.type()) && isIndexable(index.type());
		return swapped
				? new Subscript(index, base, Arithmetic.pointee(index.type()), range)
				: new Subscript(base, lowering.conversions().operand(index, scope), Arithmetic.pointee(base.type()), range);
	}

	private static boolean isIndexable(Type type) {
		return type instanceof ArrayType || type instanceof PointerType;
	}

	/** What is not modelled, with the parts of it that are. */
	Expression unmodelled(IASTNode e, Unlowered what, Scope scope) {
		SourceRange range = lowering.places().of(e);
		List<Expression> parts = new ArrayList<>();
		for (IASTNode child : e.getChildren()) {
			if (child instanceof IASTExpression part) {
				parts.add(lower(part, scope));
			}
		}
		return new Unmodelled(Unit.expressionGap(range, Unlowered.X_NOT_MODELLED.of(what.of())), parts, new UnknownType(what.name()),
				range);
	}
}
