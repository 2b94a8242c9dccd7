package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitializerList;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPTemplateParameterMap;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPInternalBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.VariableHelpers;

/**
 * What a constant variable starts with where CDT's own value leaves conversions out: it takes a cast for its operand, a choice for what is
 * chosen, and a name for the initializer of what it means.
 */
final class InitialValue {
	private InitialValue() {
	}

	/** The number of the initializer, with the initializer's type; empty where CDT's value will do, or there is none. */
	static Optional<Constant> of(IBinding variable) {
		IBinding origin = variable;
		while (origin instanceof ICPPSpecialization s) {
			origin = s.getSpecializedBinding();
		}
		return clause(origin).map(c -> instance(Typed.of(c.getEvaluation()), variable))
				.filter(e -> !e.isTypeDependent() && !e.isValueDependent() && Constant.isNumber(e.getValue())).flatMap(Constant::of);
	}

	private static ICPPEvaluation instance(ICPPEvaluation initializer, IBinding variable) {
		if (!(variable instanceof ICPPSpecialization innermost)) {
			return initializer;
		}
		CPPTemplateParameterMap map = new CPPTemplateParameterMap(4);
		for (IBinding b = variable; b != null; b = b.getOwner()) {
			if (b instanceof ICPPSpecialization s && s.getTemplateParameterMap() != null) {
				map.putAll(s.getTemplateParameterMap());
			}
		}
		return Typed.of(initializer.instantiate(new InstantiationContext(map, innermost), IntegralValue.MAX_RECURSION_DEPTH));
	}

	private static Optional<ICPPASTInitializerClause> clause(IBinding variable) {
		if (!(variable instanceof ICPPInternalBinding b)) {
			return Optional.empty();
		}
		IASTNode[] declarations = b.getDeclarations() == null ? new IASTNode[0] : b.getDeclarations();
		return Stream.concat(Stream.of(declarations), Stream.ofNullable(b.getDefinition())).filter(IASTName.class::isInstance)
				.map(n -> VariableHelpers.findDeclarator((IASTName) n)).filter(d -> d != null).map(IASTDeclarator::getInitializer)
				.flatMap(InitialValue::clauses).filter(InitialValue::losesConversions).map(ICPPASTInitializerClause.class::cast)
				.findFirst();
	}

	private static Stream<? extends IASTNode> clauses(IASTInitializer initializer) {
		if (initializer instanceof IASTEqualsInitializer e) {
			return e.getInitializerClause() instanceof ICPPASTInitializerList l ? clauses(l) : Stream.of(e.getInitializerClause());
		}
		IASTInitializerClause[] inner = initializer instanceof ICPPASTConstructorInitializer c ? c.getArguments()
				: initializer instanceof ICPPASTInitializerList l ? l.getClauses() : new IASTInitializerClause[0];
		return inner.length == 1 ? Stream.of(inner) : Stream.empty();
	}

	private static boolean losesConversions(IASTNode clause) {
		return clause instanceof IASTCastExpression || clause instanceof IASTConditionalExpression || clause instanceof IASTIdExpression
				|| clause instanceof IASTLiteralExpression;
	}
}
