package org.racelens.frontend.cdt.unit;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Looks for expressions of which not all parts are always evaluated. */
public final class BranchFinder extends ASTVisitor {
	private boolean found;

	private BranchFinder() {
		shouldVisitExpressions = true;
	}

	/** Whether syntax holds an operator that evaluates some operand only in some cases. */
	public static boolean branches(IASTNode syntax) {
		BranchFinder finder = new BranchFinder();
		syntax.accept(finder);
		return finder.found;
	}

	@Override
	public int visit(IASTExpression e) {
		boolean logical = e instanceof IASTBinaryExpression b && (b.getOperator() == IASTBinaryExpression.op_logicalAnd
				|| b.getOperator() == IASTBinaryExpression.op_logicalOr);
		found |= logical || e instanceof IASTConditionalExpression || e instanceof IGNUASTCompoundStatementExpression;
		return found ? PROCESS_ABORT : PROCESS_CONTINUE;
	}
}
