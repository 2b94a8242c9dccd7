package org.racelens.frontend.cdt.constant;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.internal.core.dom.parser.CompositeValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalInitList;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** What an object of a class or an array starts with, as parts of its own: CDT lets both objects have the same parts. */
final class CopiedValue extends EvalTypeId {
	private CopiedValue(IType type, ICPPEvaluation value) {
		super(type, value.getTemplateDefinition(), false, false, value);
	}

	/** @param type of the object that starts with the value */
	static ICPPEvaluation of(IType type, ICPPEvaluation value) {
		IType bare = SemanticUtil.getNestedType(type, SemanticUtil.TDEF | SemanticUtil.CVTYPE);
		return bare instanceof ICPPClassType || bare instanceof IArrayType ? new CopiedValue(type, value) : value;
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return new CopiedValue(getInputType(), getArguments()[0].instantiate(context, maxDepth));
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		return copy(
				Uncomputed.notedIfLost(Uncomputed.computed(() -> getArguments()[0].computeForFunctionCall(record, context), record),
						record));
	}

	/** The same value with parts of its own. */
	static ICPPEvaluation copy(ICPPEvaluation computed) {
		if (computed instanceof EvalInitList list) {
			return new EvalInitList(Stream.of(list.getClauses()).map(CopiedValue::copy).toArray(ICPPEvaluation[]::new),
					list.getTemplateDefinition());
		}
		return computed.getValue() instanceof CompositeValue parts
				? new EvalFixed(computed.getType(), computed.getValueCategory(), new CompositeValue(parts.getEvaluation(),
						Stream.of(parts.getAllSubValues()).map(CopiedValue::copy).toArray(ICPPEvaluation[]::new)))
				: computed;
	}
}
