package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTDefaultStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;

/** The labels of a {@code switch}, in the order of the text. */
final class Labels extends ASTVisitor {
	private final IASTSwitchStatement owner;
	private boolean defaulted;
	private boolean ordered = true;

	private Labels(IASTSwitchStatement owner) {
		this.owner = owner;
		shouldVisitStatements = true;
	}

	/** Whether all labels stand directly in the body, and none behind {@code default}. */
	static boolean areInOrder(IASTSwitchStatement s) {
		Labels labels = new Labels(s);
		s.getBody().accept(labels);
		return labels.ordered;
	}

	@Override
	public int visit(IASTStatement statement) {
		if (statement instanceof IASTSwitchStatement) {
			return PROCESS_SKIP;
		}
		boolean label = statement instanceof IASTCaseStatement || statement instanceof IASTDefaultStatement;
		if (label) {
			ordered &= !defaulted && (statement.getParent() == owner || statement.getParent() == owner.getBody());
			defaulted |= statement instanceof IASTDefaultStatement;
		}
		return PROCESS_CONTINUE;
	}
}
