package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.internal.core.dom.parser.ITypeMarshalBuffer;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation.ConstexprEvaluationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIncomplete;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecReturn;

/**
 * The body of a function that returns nothing. CDT gives the same answer whether such a function was executed or not; here it returns
 * something where it was.
 */
record BodyWithoutValue(ICPPExecution statements) implements ICPPExecution {
	private static final ICPPEvaluation DONE = new EvalFixed(CPPBasicType.INT, ValueCategory.PRVALUE, IntegralValue.create(1));

	@Override
	public ICPPExecution instantiate(InstantiationContext context, int maxDepth) {
		return new BodyWithoutValue(statements.instantiate(context, maxDepth));
	}

	@Override
	public ICPPExecution executeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		ICPPExecution end = statements.executeForFunctionCall(record, context);
		boolean done = (end == null || end instanceof ExecReturn) && !Uncomputed.isMarked(record);
		return done ? new ExecReturn(DONE) : ExecIncomplete.INSTANCE;
	}

	@Override
	public void marshal(ITypeMarshalBuffer buffer, boolean includeValue) {
		throw new UnsupportedOperationException("bodies are not stored in an index");
	}
}
