package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCapture;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitCapture;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.racelens.frontend.cdt.Scope.Frame;
import org.racelens.frontend.cdt.Scope.OfFunction;
import org.racelens.frontend.cdt.Scope.OfVariable;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.UnknownType;

/**
 * Lambdas that a local name is given to: the name stands for a function whose body names the variables around it. What is captured by reference
 * is the original variable; what is captured by copy is a variable of its own, made where the lambda is.
 */
final class LambdaLowering {
	private final Lowering lowering;

	LambdaLowering(Lowering lowering) {
		this.lowering = lowering;
	}

	/** The lambda that a declarator is initialised with; empty if it is something else, or of a form that is not modelled. */
	static Optional<ICPPASTLambdaExpression> initial(IASTDeclarator d) {
		return d.getInitializer() instanceof IASTEqualsInitializer e && e.getInitializerClause() instanceof ICPPASTLambdaExpression lambda
				&& lambda.getBody() != null && !hasInitCapture(lambda) ? Optional.of(lambda) : Optional.empty();
	}

	private static boolean hasInitCapture(ICPPASTLambdaExpression lambda) {
		for (ICPPASTCapture c : lambda.getCaptures()) {
			if (c instanceof ICPPASTInitCapture || c.isPackExpansion()) {
				return true;
			}
		}
		return false;
	}

	/** Enters the name of a lambda and returns the declarations of the copies it holds. */
	List<Statement> declare(String name, ICPPASTLambdaExpression lambda, Scope scope) {
		SourceRange range = lowering.places().of(lambda);
		String key = scope.frame().key() + "::lambda@" + range.offset();
		List<Statement> result = new ArrayList<>();
		Scope inside = scope.function(new Frame(scope.frame().self(), scope.frame().templateArguments(), key));
		copies(lambda, scope).forEach((captured, original) -> {
			Variable copy = lowering.unit().variable(captured, original.variable().type(), Storage.LOCAL, true, range);
			result.add(new Declaration(copy, Optional.of(new VariableReference(original.variable(), range)), range));
			inside.declare(captured, new OfVariable(copy, original.reference()));
		});
		List<Variable> parameters = parameters(lambda, inside);
		Type returned = new UnknownType("result of a lambda");
		Block body = lowering.statements().block(lambda.getBody(), inside);
		lowering.unit().add(new FunctionDefinition(key, name, parameters, returned, true, body, range));
		scope.declare(name, new OfFunction(key, returned));
		return result;
	}

	private List<Variable> parameters(ICPPASTLambdaExpression lambda, Scope inside) {
		List<Variable> result = new ArrayList<>();
		if (lambda.getDeclarator() != null) {
			for (IASTParameterDeclaration p : lambda.getDeclarator().getParameters()) {
				result.add(lowering.functions().parameter(p.getDeclarator(), p.getDeclSpecifier(), inside));
			}
		}
		return result;
	}

	/** The local variables that the lambda holds by copy, by name. */
	private Map<String, OfVariable> copies(ICPPASTLambdaExpression lambda, Scope scope) {
		Set<String> references = new LinkedHashSet<>();
		Set<String> names = new LinkedHashSet<>();
		for (ICPPASTCapture c : lambda.getCaptures()) {
			if (c.getIdentifier() != null) {
				(c.isByReference() ? references : names).add(c.getIdentifier().toString());
			}
		}
		if (lambda.getCaptureDefault() == ICPPASTLambdaExpression.CaptureDefault.BY_COPY) {
			names.addAll(mentioned(lambda));
		}
		names.removeAll(references);
		Map<String, OfVariable> result = new LinkedHashMap<>();
		for (String name : names) {
			scope.lookupLocal(name).filter(OfVariable.class::isInstance).map(OfVariable.class::cast).filter(v -> isCaptured(v.variable()))
					.ifPresent(v -> result.put(name, v));
		}
		return result;
	}

	private static boolean isCaptured(Variable v) {
		return v.storage() == Storage.LOCAL || v.storage() == Storage.PARAMETER;
	}

	private static Set<String> mentioned(ICPPASTLambdaExpression lambda) {
		Set<String> names = new LinkedHashSet<>();
		lambda.getBody().accept(new ASTVisitor() {
			{
				shouldVisitNames = true;
			}

			@Override
			public int visit(IASTName name) {
				names.add(name.toString());
				return PROCESS_CONTINUE;
			}
		});
		return names;
	}
}
