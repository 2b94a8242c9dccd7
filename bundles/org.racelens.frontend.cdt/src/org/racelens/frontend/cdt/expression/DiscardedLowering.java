package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IType;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.frontend.cdt.unit.VolatileObjects;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.VoidType;

/**
 * Expressions whose value nobody wants: statements, what stands before a comma, operands of casts to {@code void}. In C their value is
 * taken all the same; in C++ the object that one names is read only if it is volatile. C++17 §8p12, C11 §6.3.2.1p2
 */
final class DiscardedLowering {
	private static final Set<Integer> MEMBER_POINTERS = Set.of(IASTBinaryExpression.op_pmdot, IASTBinaryExpression.op_pmarrow);

	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	DiscardedLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Expression lower(IASTInitializerClause e, Scope scope) {
		if (lowering.unit().isC()) {
			return expressions.lower(e, scope);
		}
		IASTInitializerClause bare = e;
		while (bare instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			bare = u.getOperand();
		}
		if (bare instanceof IASTExpressionList list) {
			return list(list, scope);
		}
		Expression value = expressions.lower(bare, scope);
		return bare instanceof IASTExpression x && names(x) ? named(value, scope.frame().templateArguments().type(x)) : unread(value);
	}

	/** What an expression does that names an object. */
	private Expression named(Expression value, IType type) {
		Optional<Boolean> isVolatile = VolatileObjects.isVolatile(type);
		if (isVolatile.isEmpty() && lowering.unit().volatiles().areMentioned()) {
			return new Unmodelled(Unit.expressionGap(value.range(), Unlowered.WHETHER_THIS_IS_VOLATILE_AND_SO_READ_IS_NOT_KNOWN.of()),
					List.of(unread(value)), VoidType.VOID, value.range());
		}
		return isVolatile.orElse(false) ? value : unread(value);
	}

	private Expression list(IASTExpressionList list, Scope scope) {
		Expression result = null;
		for (IASTExpression part : list.getExpressions()) {
			Expression next = lower(part, scope);
			result = result == null ? next : new Comma(result, next, Places.span(result.range(), next.range()));
		}
		return result == null ? expressions.lower(list, scope) : result;
	}

	/** Whether an expression is of a kind that is read if it is volatile: a call that yields a reference is not. C++17 §8p12 */
	private static boolean names(IASTExpression e) {
		if (e instanceof IASTConditionalExpression c) {
			return c.getPositiveResultExpression() != null && names(c.getPositiveResultExpression())
					&& names(c.getNegativeResultExpression());
		}
		if (e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
			return names(u.getOperand());
		}
		return e instanceof IASTIdExpression || e instanceof IASTArraySubscriptExpression || e instanceof IASTFieldReference
				|| e instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_star
				|| e instanceof IASTBinaryExpression b && MEMBER_POINTERS.contains(b.getOperator())
				|| e instanceof IASTExpressionList list && names(list.getExpressions()[list.getExpressions().length - 1]);
	}

	/** What an expression does where the object that it names is not read. */
	private static Expression unread(Expression value) {
		if (value instanceof Conditional c && isStored(c.whenTrue()) && isStored(c.whenFalse())) {
			return new Conditional(c.condition(), unread(c.whenTrue()), unread(c.whenFalse()), VoidType.VOID, c.range());
		}
		return isStored(value) ? new Cast(Addresses.ofArgument(value), VoidType.VOID, value.range()) : value;
	}

	private static boolean isStored(Expression e) {
		return e instanceof VariableReference || e instanceof Member || e instanceof Subscript || e instanceof Dereference
				|| e instanceof Conditional c && isStored(c.whenTrue()) && isStored(c.whenFalse());
	}
}
