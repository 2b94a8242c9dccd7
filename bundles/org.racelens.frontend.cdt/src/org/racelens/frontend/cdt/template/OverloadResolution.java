package org.racelens.frontend.cdt.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IBasicType.Kind;
import org.eclipse.cdt.core.dom.ast.IProblemType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunctionTemplate;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPReferenceType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateParameter;
import org.eclipse.cdt.internal.core.dom.parser.IntegralValue;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPBasicType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPPointerType;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPTemplateNonTypeArgument;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPTemplateParameterMap;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPSemantics;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalFixed;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.LookupData;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Overloads;
import org.racelens.frontend.cdt.unit.Operand;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/**
 * Chooses functions that are no members by name and operands where CDT does not: in the bodies of templates it does not know what locals
 * are in the instance, and it deduces no argument besides a parameter that depends on it. The rules of overloading are CDT's.
 */
public final class OverloadResolution implements Overloads {
	private final LoweringParts lowering;

	public OverloadResolution(LoweringParts lowering) {
		this.lowering = lowering;
	}

	@Override
	public Optional<ICPPFunction> find(String name, List<Operand> operands, IASTNode place, Scope scope) {
		List<ICPPFunction> candidates = lowering.functions().spelled().free(name);
		if (candidates.isEmpty()) {
			return Optional.empty();
		}
		List<IType> types = types(operands, scope);
		if (types.size() < operands.size()) {
			return Optional.empty();
		}
		return chosen(name, null, candidates, operands, types, place).or(() -> deduced(name, candidates, operands, types, place));
	}

	@Override
	public Optional<ICPPConstructor> constructor(ICPPClassType type, List<Operand> operands, IASTNode place, Scope scope) {
		List<IType> types = types(operands, scope);
		return types.size() < operands.size() ? Optional.empty()
				: chosen(type.getName(), null, List.of(type.getConstructors()), operands, types, place)
						.filter(ICPPConstructor.class::isInstance).map(ICPPConstructor.class::cast);
	}

	private List<IType> types(List<Operand> operands, Scope scope) {
		return operands.stream().flatMap(o -> type(o, scope).stream()).toList();
	}

	@Override
	public Optional<ICPPFunction> numbered(ICPPFunctionTemplate template, int number, ICPPClassType owner, IASTNode place) {
		IType type = new CPPBasicType(Kind.eInt, 0);
		ICPPTemplateArgument[] given = { new CPPTemplateNonTypeArgument(IntegralValue.create(number), type) };
		LookupData data = new LookupData(template.getNameCharArray(), given, place);
		data.setFunctionArguments(true, new EvalFixed(owner, ValueCategory.LVALUE, IntegralValue.UNKNOWN));
		return resolved(data, List.of(template), place);
	}

	private Optional<ICPPFunction> chosen(String name, ICPPTemplateArgument[] given, List<ICPPFunction> candidates,
			List<Operand> operands, List<IType> types, IASTNode place) {
		ICPPEvaluation[] arguments = new ICPPEvaluation[operands.size()];
		for (int i = 0; i < arguments.length; i++) {
			arguments[i] = new EvalFixed(types.get(i), category(operands.get(i).value()), IntegralValue.UNKNOWN);
		}
		LookupData data = new LookupData(name.toCharArray(), given, place);
		data.setFunctionArguments(false, arguments);
		return resolved(data, candidates, place);
	}

	private static Optional<ICPPFunction> resolved(LookupData data, List<ICPPFunction> candidates, IASTNode place) {
		CPPSemantics.pushLookupPoint(place);
		try {
			return Optional.ofNullable(CPPSemantics.resolveFunction(data, candidates.toArray(ICPPFunction[]::new), true, true))
					.filter(TemplateArguments::isKnownFunction).map(ICPPFunction.class::cast).filter(f -> !TemplateArguments.isTemplate(f));
		} catch (DOMException e) {
			return Optional.empty();
		} finally {
			CPPSemantics.popLookupPoint();
		}
	}

	private ValueCategory category(Expression value) {
		if (lowering.expiring().contains(value)) {
			return ValueCategory.XVALUE;
		}
		boolean object = value instanceof VariableReference || value instanceof Dereference || value instanceof Member
				|| value instanceof Subscript;
		return object ? ValueCategory.LVALUE : ValueCategory.PRVALUE;
	}

	/** The only function template whose arguments the class of an operand gives: as if they were written. */
	private Optional<ICPPFunction> deduced(String name, List<ICPPFunction> candidates, List<Operand> operands, List<IType> types,
			IASTNode place) {
		List<ICPPFunction> fitting = new ArrayList<>();
		for (ICPPFunction f : candidates) {
			if (f instanceof ICPPFunctionTemplate template && f.getParameters().length == types.size()) {
				arguments(template, types).flatMap(a -> chosen(name, a, List.of(f), operands, types, place)).ifPresent(fitting::add);
			}
		}
		return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
	}

	private static Optional<ICPPTemplateArgument[]> arguments(ICPPFunctionTemplate template, List<IType> types) {
		CPPTemplateParameterMap map = new CPPTemplateParameterMap(2);
		IType[] parameters = template.getType().getParameterTypes();
		for (int i = 0; i < parameters.length; i++) {
			if (bare(parameters[i]) instanceof ICPPTemplateInstance pattern && bare(types.get(i)) instanceof ICPPTemplateInstance given) {
				put(pattern.getTemplateArguments(), given.getTemplateArguments(), map);
			}
		}
		ICPPTemplateParameter[] wanted = template.getTemplateParameters();
		ICPPTemplateArgument[] arguments = new ICPPTemplateArgument[wanted.length];
		for (int i = 0; i < wanted.length; i++) {
			arguments[i] = map.getArgument(wanted[i]);
			if (arguments[i] == null) {
				return Optional.empty();
			}
		}
		return Optional.of(arguments);
	}

	private static void put(ICPPTemplateArgument[] patterns, ICPPTemplateArgument[] given, CPPTemplateParameterMap map) {
		for (int i = 0; i < Math.min(patterns.length, given.length); i++) {
			if (patterns[i].isTypeValue() && patterns[i].getTypeValue() instanceof ICPPTemplateParameter p) {
				map.put(p, given[i]);
			}
		}
	}

	private static IType bare(IType type) {
		if (type instanceof ITypedef alias) {
			return bare(alias.getType());
		}
		if (type instanceof ICPPReferenceType reference) {
			return bare(reference.getType());
		}
		return type instanceof IQualifierType qualified ? bare(qualified.getType()) : type;
	}

	/** CDT's type of an operand: what the syntax says of the instance, or else what the value was lowered to. */
	private Optional<IType> type(Operand operand, Scope scope) {
		if (operand.syntax().orElse(null) instanceof IASTExpression e && lowering.names().areBound()) {
			IType type = scope.frame().templateArguments().type(e.getExpressionType());
			while (type instanceof ICPPReferenceType reference) {
				type = reference.getType();
			}
			if (type != null && !(type instanceof IProblemType) && !CPPTemplates.isDependentType(type)) {
				return Optional.of(type);
			}
		}
		return type(operand.value().type());
	}

	private Optional<IType> type(Type type) {
		if (type instanceof IntegerType i) {
			int modifiers = (i.bits() == 64 ? IBasicType.IS_LONG : i.bits() == 16 ? IBasicType.IS_SHORT : 0)
					| (i.signed() ? 0 : IBasicType.IS_UNSIGNED);
			return Optional.of(i.bool() ? new CPPBasicType(Kind.eBoolean, 0)
					: new CPPBasicType(i.bits() == 8 ? Kind.eChar : Kind.eInt, modifiers));
		}
		if (type instanceof FloatingType f) {
			return Optional.of(new CPPBasicType(f.bytes() == 4 ? Kind.eFloat : Kind.eDouble, 0));
		}
		if (type instanceof PointerType p) {
			return type(p.pointee()).map(CPPPointerType::new);
		}
		return type instanceof ArrayType a ? type(a.element()).map(CPPPointerType::new)
				: lowering.records().classOf(type).map(IType.class::cast);
	}
}
