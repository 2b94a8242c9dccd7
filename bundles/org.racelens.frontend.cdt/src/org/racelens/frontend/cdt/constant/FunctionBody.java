package org.racelens.frontend.cdt.constant;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.internal.core.dom.parser.ASTQueries;
import org.eclipse.cdt.internal.core.dom.parser.ITypeMarshalBuffer;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation.ConstexprEvaluationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPExecution;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ActivationRecord;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPVisitor;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecIncomplete;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.ExecReturn;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/**
 * The body of a function that is evaluated. Where something in it was not computed, neither is what the function returns, nor what it could
 * reach. CDT gives the same answer whether a function that returns nothing was executed or not; here it returns something where it was.
 */
record FunctionBody(ICPPExecution statements, Result result, List<IVariable> parameters) implements ICPPExecution {
	private static final ICPPEvaluation DONE = new EvalFixed(CPPBasicType.INT, ValueCategory.PRVALUE, IntegralValue.create(1));

	/** What comes of a call. */
	enum Result {
		VALUE, NOTHING, OBJECT,
		/** an object whose members start with expressions that have effects, which CDT loses or lets others see */
		OBJECT_WITH_EFFECTS;

		private static Result of(IASTFunctionDefinition definition) {
			if (ASTQueries.findInnermostDeclarator(definition.getDeclarator()).getName().resolveBinding() instanceof ICPPConstructor) {
				return StartEffects.of(definition) ? OBJECT_WITH_EFFECTS : OBJECT;
			}
			boolean nothing = CPPVisitor.createType(definition.getDeclarator()) instanceof IFunctionType t
					&& SemanticUtil.getNestedType(t.getReturnType(), SemanticUtil.TDEF) instanceof IBasicType b
					&& b.getKind() == Kind.eVoid;
			return nothing ? NOTHING : VALUE;
		}
	}

	static FunctionBody of(IASTFunctionDefinition definition, ICPPExecution statements) {
		return new FunctionBody(statements, Result.of(definition), parameters(definition).toList());
	}

	static Stream<IVariable> parameters(IASTFunctionDefinition definition) {
		return definition.getDeclarator() instanceof ICPPASTFunctionDeclarator f
				? Stream.of(f.getParameters())
						.map(p -> ASTQueries.findInnermostDeclarator(p.getDeclarator()).getName().resolveBinding())
						.filter(IVariable.class::isInstance).map(IVariable.class::cast)
				: Stream.empty();
	}

	@Override
	public ICPPExecution instantiate(InstantiationContext context, int maxDepth) {
		return new FunctionBody(statements.instantiate(context, maxDepth), result, parameters);
	}

	@Override
	public ICPPExecution executeForFunctionCall(ActivationRecord record, ConstexprEvaluationContext context) {
		if (result == Result.OBJECT_WITH_EFFECTS) {
			Uncomputed.lose(parameters, record);
		}
		ICPPExecution end = statements.executeForFunctionCall(record, context);
		boolean computed = !Uncomputed.isMarked(record) && end != ExecIncomplete.INSTANCE;
		if (!computed) {
			Uncomputed.lose(parameters, record);
		}
		return switch (result) {
			case VALUE -> computed || !(end instanceof ExecReturn) ? end : new ExecReturn(EvalFixed.INCOMPLETE);
			case NOTHING -> computed && (end == null || end instanceof ExecReturn) ? new ExecReturn(DONE) : ExecIncomplete.INSTANCE;
			case OBJECT, OBJECT_WITH_EFFECTS -> end;
		};
	}

	@Override
	public void marshal(ITypeMarshalBuffer buffer, boolean includeValue) {
		throw new UnsupportedOperationException("bodies are not stored in an index");
	}
}
