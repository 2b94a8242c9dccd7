package org.racelens.frontend.cdt.type;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.ISemanticProblem;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IValue;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateParameter;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInstanceCache;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPSemantics;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;

/**
 * The numbers that templates are given, by the text or in instances. CDT chooses instances by them: it goes on where it does not find a
 * number, and then takes what the template says of all others. What it finds is compared with what the lowering makes of the same text.
 */
public final class NumberArguments extends ASTVisitor {
	private final LoweringParts lowering;
	private boolean open;

	private NumberArguments(LoweringParts lowering) {
		this.lowering = lowering;
		shouldVisitNames = true;
		shouldVisitDeclarations = true;
	}

	/** Whether CDT does not know some number, or takes it for another one. */
	public static boolean areOpen(IASTTranslationUnit unit, LoweringParts lowering) {
		NumberArguments arguments = new NumberArguments(lowering);
		unit.accept(arguments);
		return arguments.open;
	}

	@Override
	public int visit(IASTDeclaration declaration) {
		boolean foreign = declaration.getParent() instanceof IASTTranslationUnit
				&& lowering.unit().tree().headers().isSystem(lowering.places().of(declaration).path());
		if (!foreign && declaration instanceof ICPPASTTemplateDeclaration template) {
			open |= Stream.of(template.getTemplateParameters()).anyMatch(this::isOpenByDefault)
					|| names(template.getDeclaration()).map(CdtSemantics::binding).anyMatch(NumberArguments::hasOpenInstance);
		}
		return foreign ? PROCESS_SKIP : open ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private boolean isOpenByDefault(ICPPASTTemplateParameter parameter) {
		return parameter instanceof ICPPASTParameterDeclaration p && p.getDeclarator().getInitializer() instanceof IASTEqualsInitializer e
				&& e.getInitializerClause() instanceof ICPPASTExpression value && isOpen(value);
	}

	private static Stream<IASTName> names(IASTDeclaration declared) {
		if (declared instanceof IASTFunctionDefinition f) {
			return Stream.of(f.getDeclarator().getName());
		}
		if (!(declared instanceof IASTSimpleDeclaration simple)) {
			return Stream.empty();
		}
		Stream<IASTName> declarators = Stream.of(simple.getDeclarators()).map(IASTDeclarator::getName);
		return simple.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier c ? Stream.concat(declarators, Stream.of(c.getName()))
				: simple.getDeclSpecifier() instanceof IASTElaboratedTypeSpecifier e ? Stream.concat(declarators, Stream.of(e.getName()))
				: declarators;
	}

	private static boolean hasOpenInstance(Object template) {
		return template instanceof ICPPInstanceCache instances && Stream.of(instances.getAllInstances())
				.flatMap(i -> Stream.of(i.getTemplateArguments())).filter(ICPPTemplateArgument::isNonTypeValue)
				.anyMatch(a -> isNumber(a.getTypeOfNonTypeValue()) && isOpen(a.getNonTypeValue()));
	}

	private static boolean isOpen(IValue value) {
		ICPPEvaluation evaluation = value.getEvaluation();
		boolean dependent = evaluation != null && (evaluation.isValueDependent() || evaluation.isTypeDependent());
		return !dependent && value.numberValue() == null;
	}

	@Override
	public int visit(IASTName name) {
		if (name instanceof ICPPASTTemplateId id) {
			open |= Stream.of(id.getTemplateArguments()).anyMatch(a -> a instanceof ICPPASTExpression e && isOpen(e));
		}
		return open ? PROCESS_ABORT : PROCESS_CONTINUE;
	}

	private boolean isOpen(ICPPASTExpression e) {
		CPPSemantics.pushLookupPoint(e);
		try {
			ICPPEvaluation evaluation = e.getEvaluation();
			if (evaluation.isValueDependent() || evaluation.isTypeDependent()) {
				return !isInTemplate(e);
			}
			if (!isNumber(evaluation.getType())) {
				return evaluation.getType() instanceof ISemanticProblem;
			}
			Number taken = CdtSemantics.value(() -> evaluation);
			return taken == null || !asksForSize(e) && own(e).filter(n -> n != taken.longValue()).isPresent();
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	/** Outside of templates nothing depends on arguments: what CDT says of names that it does not find. */
	private static boolean isInTemplate(IASTNode e) {
		IASTNode around = e;
		while (around != null && !(around instanceof ICPPASTTemplateDeclaration || around instanceof ICPPASTLambdaExpression
				|| around instanceof ICPPASTTemplateSpecialization)) {
			around = around.getParent();
		}
		return around != null;
	}

	private Optional<Long> own(IASTExpression e) {
		return lowering.constants().value(lowering.expressions().lower(e, lowering.globals().fileScope()));
	}

	private static boolean isNumber(IType type) {
		IType bare = type == null ? null
				: SemanticUtil.getNestedType(type, SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.CVTYPE);
		return bare instanceof IEnumeration
				|| bare instanceof IBasicType b && b.getKind() != IBasicType.Kind.eVoid && b.getKind() != IBasicType.Kind.eNullPtr;
	}

	/** Sizes are compared where they are told. */
	private static boolean asksForSize(IASTExpression e) {
		ASTVisitor sizes = new ASTVisitor() {
			@Override
			public int visit(IASTExpression part) {
				boolean asks = part instanceof IASTTypeIdExpression
						|| part instanceof IASTUnaryExpression u && u.getOperator() == IASTUnaryExpression.op_sizeof;
				return asks ? PROCESS_ABORT : PROCESS_CONTINUE;
			}
		};
		sizes.shouldVisitExpressions = true;
		return !e.accept(sizes);
	}
}
