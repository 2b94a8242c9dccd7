package org.racelens.frontend.cdt.constant;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPParameter;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPParameterPackType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalReference;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalTypeId;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecExpressionStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/**
 * What is executed with parameters and variables of loops that start as copies of other objects: CDT lets them share their parts with the
 * arguments and the elements. C++17 §8.2.2, §9.5.4
 */
final class OwnParts extends EvalTypeId {
	private final List<IVariable> copies;

	private OwnParts(List<IVariable> copies) {
		super(CPPBasicType.VOID, (IBinding) null, false, false, ICPPEvaluation.EMPTY_ARRAY);
		this.copies = copies;
	}

	/** @param variables set where the body begins, those that are references or pointers included */
	static ICPPExecution of(Stream<IVariable> variables) {
		return new ExecExpressionStatement(new OwnParts(variables.filter(OwnParts::mayHaveParts).toList()));
	}

	private static boolean mayHaveParts(IVariable variable) {
		IType type = bare(variable);
		return type != null && !(type instanceof ICPPReferenceType || type instanceof IPointerType) && NumberType.of(type).isEmpty();
	}

	private static IType bare(IVariable variable) {
		IType type = variable.getType() instanceof ICPPParameterPackType pack ? pack.getType() : variable.getType();
		return SemanticUtil.getNestedType(type, SemanticUtil.TDEF | SemanticUtil.CVTYPE);
	}

	/** A record finds parameters by their names. */
	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		List<IVariable> instances = copies.stream().map(v -> !(v instanceof ICPPParameter)
				&& context.getInstantiatedLocal(v) instanceof IVariable instance ? instance : v).toList();
		return new OwnParts(instances);
	}

	@Override
	public ICPPEvaluation computeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		copies.forEach(v -> copy(v, record));
		return this;
	}

	private static void copy(IVariable variable, ActivationRecord record) {
		ICPPEvaluation start = record.getVariable((IBinding) variable);
		if (start == null || start instanceof EvalReference) {
			return;
		}
		if (bare(variable) instanceof ICPPClassType type && !(variable.getType() instanceof ICPPParameterPackType)
				&& (copiesItself(type) || !isOf(type, start))) {
			Uncomputed.notedIfIncomplete(EvalFixed.INCOMPLETE, record);
		}
		record.update(variable, CopiedValue.copy(Uncomputed.notedIfLost(start, record)));
	}

	private static boolean isOf(ICPPClassType type, ICPPEvaluation start) {
		IType own = start.getType() == null ? null
				: SemanticUtil.getNestedType(start.getType(), SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.CVTYPE);
		return own != null && own.isSameType(type);
	}

	/** Whether a program says how objects of a class are copied. */
	private static boolean copiesItself(ICPPClassType type) {
		return Stream.of(type.getConstructors()).filter(c -> !c.isImplicit()).map(ICPPConstructor::getParameters)
				.anyMatch(p -> p.length > 0 && SemanticUtil.getNestedType(p[0].getType(), SemanticUtil.TDEF) instanceof ICPPReferenceType r
						&& type.isSameType(SemanticUtil.getNestedType(r.getType(), SemanticUtil.TDEF | SemanticUtil.CVTYPE)));
	}
}
