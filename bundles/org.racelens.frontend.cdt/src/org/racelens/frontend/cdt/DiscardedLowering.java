package org.racelens.frontend.cdt;

import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.Comma;
import org.racelens.model.expr.Expression.Conditional;
import org.racelens.model.expr.Expression.Dereference;
import org.racelens.model.expr.Expression.Member;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.type.Type.VoidType;

/**
 * Expressions whose value nobody wants: statements, what stands before a comma, operands of casts to {@code void}. In C their value is
 * taken all the same; in C++ the object that one names is read only if it is volatile. C++17 §8p12, C11 §6.3.2.1p2
 */
final class DiscardedLowering {
	private final Lowering lowering;
	private final ExpressionLowering expressions;

	DiscardedLowering(Lowering lowering, ExpressionLowering expressions) {
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
		return bare instanceof IASTExpression x && isVolatile(x.getExpressionType()) ? value : unread(value);
	}

	private Expression list(IASTExpressionList list, Scope scope) {
		Expression result = null;
		for (IASTExpression part : list.getExpressions()) {
			Expression next = lower(part, scope);
			result = result == null ? next : new Comma(result, next, Places.span(result.range(), next.range()));
		}
		return result == null ? expressions.lower(list, scope) : result;
	}

	private static boolean isVolatile(IType type) {
		IType bare = type;
		while (bare instanceof ITypedef alias) {
			bare = alias.getType();
		}
		return bare instanceof IQualifierType q && q.isVolatile();
	}

	/** What an expression does where the object that it names is not read. */
	private static Expression unread(Expression value) {
		if (value instanceof Conditional c && isStored(c.whenTrue()) && isStored(c.whenFalse())) {
			return new Conditional(c.condition(), unread(c.whenTrue()), unread(c.whenFalse()), VoidType.VOID, c.range());
		}
		return isStored(value) ? new Cast(ArgumentLowering.addressOf(value), VoidType.VOID, value.range()) : value;
	}

	private static boolean isStored(Expression e) {
		return e instanceof VariableReference || e instanceof Member || e instanceof Subscript || e instanceof Dereference
				|| e instanceof Conditional c && isStored(c.whenTrue()) && isStored(c.whenFalse());
	}
}
