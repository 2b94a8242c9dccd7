package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorChainInitializer;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;

/**
 * An expression with effects in what a member or base class starts with. It is not computed: parameters have the parts of the arguments
 * there. C++17 §15.6.2 p10
 */
final class LostStart extends EvalTypeId {
	private final IASTExpression node;
	private final ICPPASTConstructorChainInitializer around;

	private LostStart(ICPPEvaluation value, IType type, IASTExpression node, ICPPASTConstructorChainInitializer around) {
		super(type, value.getTemplateDefinition(), false, false, value);
		this.node = node;
		this.around = around;
	}

	/** The same evaluation of an expression that may have effects, unless a constructor has it among the starts of members. */
	static ICPPEvaluation of(IASTExpression node, ICPPEvaluation value) {
		ICPPASTConstructorChainInitializer around = around(node);
		return around == null || value.getType() == null ? value
				: new LostStart(value, value.getType(), node, around);
	}

	private static ICPPASTConstructorChainInitializer around(IASTNode node) {
		return node instanceof ICPPASTConstructorChainInitializer c ? c
				: node == null || node instanceof IASTStatement ? null : around(node.getParent());
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		ICPPEvaluation instance = getArguments()[0].instantiate(context, maxDepth);
		return new LostStart(instance, instance.getType(), node, around);
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		if (!StartEffects.in(node)) {
			return getArguments()[0].computeForFunctionCall(record, context);
		}
		Uncomputed.lose(FunctionBody.parameters((IASTFunctionDefinition) around.getParent()).toList(), record);
		return Uncomputed.notedIfIncomplete(EvalFixed.INCOMPLETE, record);
	}
}
