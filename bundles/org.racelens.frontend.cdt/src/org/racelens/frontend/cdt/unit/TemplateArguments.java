package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IProblemBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateParameter;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPTemplateParameterMap;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPUnknownBinding;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPSemantics;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalBinary;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFunctionCall;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalUnary;
import org.racelens.frontend.cdt.source.CdtSemantics;

/**
 * What template parameters stand for in one instance. The body of a template is lowered once an instance, from the same syntax tree; CDT
 * tells what its types and names become.
 */
public final class TemplateArguments {
	public static final TemplateArguments NONE = new TemplateArguments(null);

	/** CDT's own guard against endless instantiation is as deep. */
	private static final int DEEPEST = 128;

	private final InstantiationContext context;

	private TemplateArguments(InstantiationContext context) {
		this.context = context;
	}

	/** The arguments of an instance or of a member of one. */
	public static TemplateArguments of(IBinding binding) {
		CPPTemplateParameterMap map = new CPPTemplateParameterMap(4);
		ICPPSpecialization innermost = null;
		boolean any = false;
		for (IBinding b = binding; b != null; b = b.getOwner()) {
			if (b instanceof ICPPSpecialization s) {
				innermost = innermost == null ? s : innermost;
				if (s.getTemplateParameterMap() != null && s.getTemplateParameterMap().getAllParameterPositions().length > 0) {
					map.putAll(s.getTemplateParameterMap());
					any = true;
				}
			}
		}
		return any ? new TemplateArguments(new InstantiationContext(map, innermost)) : NONE;
	}

	/** What parameters stand for where a pack is one of its arguments. */
	TemplateArguments ofPart(int position) {
		return context == null ? this
				: new TemplateArguments(new InstantiationContext(context.getParameterMap(), position, context.getContextSpecialization()));
	}

	/** Whether there are no arguments: the code is of no template. */
	public boolean isEmpty() {
		return context == null;
	}

	/** A type with the arguments put in. */
	public IType type(IType type) {
		return context == null || type == null ? type : CPPTemplates.instantiateType(type, context);
	}

	/** A binding as the arguments make it; the binding itself where CDT cannot tell. */
	public IBinding binding(IBinding binding) {
		if (context == null || binding == null) {
			return binding;
		}
		try {
			return CPPTemplates.instantiateBinding(binding, context, DEEPEST);
		} catch (DOMException e) {
			return binding;
		}
	}

	/**
	 * The function that a call or an operator means in the instance, where CDT chooses one: names whose meaning depends on arguments are
	 * looked up again with the instance's types. C++17 §17.6.4.2
	 */
	public Optional<ICPPFunction> function(IASTNode e) {
		if (context == null || !(e instanceof ICPPASTInitializerClause clause)) {
			return Optional.empty();
		}
		CPPSemantics.pushLookupPoint(e);
		try {
			ICPPEvaluation instance = clause.getEvaluation().instantiate(context, DEEPEST);
			IBinding chosen = instance instanceof EvalFunctionCall call ? call.resolveFunctionBinding()
					: instance instanceof EvalBinary binary ? binary.getOverload()
					: instance instanceof EvalUnary unary ? unary.getOverload() : null;
			return Optional.ofNullable(chosen).filter(TemplateArguments::isKnownFunction).map(ICPPFunction.class::cast);
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	/** The type that CDT finds for an expression in the instance, with its qualifiers. */
	public IType type(IASTExpression e) {
		if (context == null || !(e instanceof ICPPASTExpression expression)) {
			return e.getExpressionType();
		}
		CPPSemantics.pushLookupPoint(e);
		try {
			IType type = expression.getEvaluation().instantiate(context, DEEPEST).getType();
			// CDT does not find members of classes inside of templates again
			return CPPTemplates.isDependentType(type) ? type(e.getExpressionType()) : type;
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	/**
	 * The value that CDT finds for an expression in the instance, functions that are {@code constexpr} included; null where it has none.
	 */
	public Number value(ICPPASTExpression e) {
		if (context == null) {
			return CdtSemantics.value(e::getEvaluation);
		}
		CPPSemantics.pushLookupPoint(e);
		try {
			return CdtSemantics.value(() -> e.getEvaluation().instantiate(context, DEEPEST));
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	/** Whether a binding is a function, and not one that depends on template arguments. */
	public static boolean isKnownFunction(IBinding binding) {
		return binding instanceof ICPPFunction && !(binding instanceof ICPPUnknownBinding) && !(binding instanceof IProblemBinding);
	}

	/** The value of a parameter that stands for a number. */
	public Optional<Long> value(ICPPTemplateParameter parameter) {
		ICPPTemplateArgument argument = context == null ? null : context.getArgument(parameter);
		Number number = argument == null || argument.getNonTypeValue() == null ? null : argument.getNonTypeValue().numberValue();
		return Optional.ofNullable(number).map(Number::longValue);
	}

	/** The type a parameter stands for. */
	public Optional<IType> type(ICPPTemplateParameter parameter) {
		ICPPTemplateArgument argument = context == null ? null : context.getArgument(parameter);
		return Optional.ofNullable(argument).filter(ICPPTemplateArgument::isTypeValue).map(ICPPTemplateArgument::getTypeValue);
	}

	/** How many arguments a parameter that is a pack stands for; empty if it is none, or not known. */
	public OptionalInt size(ICPPTemplateParameter parameter) {
		ICPPTemplateArgument[] pack = context == null ? null : context.getPackExpansion(parameter);
		return pack == null ? OptionalInt.empty() : OptionalInt.of(pack.length);
	}

	/** Whether a function cannot be lowered as it stands: a template, or a member of one. */
	public static boolean isTemplate(ICPPFunction f) {
		for (IBinding b = f; b != null; b = b.getOwner()) {
			if (b instanceof ICPPTemplateDefinition && !(b instanceof ICPPTemplateInstance)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a function has an object as its hidden first argument. */
	public static boolean hasSelf(ICPPFunction f) {
		return f instanceof ICPPMethod m && !m.isStatic();
	}
}
