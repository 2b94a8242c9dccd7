package org.racelens.frontend.cdt.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTImplicitName;
import org.eclipse.cdt.core.dom.ast.IASTImplicitNameOwner;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunctionTemplate;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPUnknownBinding;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;

/**
 * Which constructor makes an object of arguments: as CDT says, or, where it says nothing, as the classes' constructors and the arguments
 * do.
 */
public final class ConstructorChoice {
	/** Bytes of an aggregate from which on CDT is not asked about it. */
	private static final long LARGE = 1 << 16;

	private final LoweringParts lowering;

	public ConstructorChoice(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/**
	 * The constructor CDT has chosen, or, in templates, where it cannot, the only one that takes so many arguments or that fits them best.
	 */
	public Optional<ICPPConstructor> of(IASTNode owner, IASTInitializerClause[] arguments, Type type, Scope scope) {
		if (owner instanceof IASTImplicitNameOwner names && !isLargeAggregate(type)) {
			for (IASTImplicitName name : CdtSemantics.implicitNames(names)) {
				if (lowering.names().binding(name, scope).orElse(null) instanceof ICPPConstructor c && !(c instanceof ICPPUnknownBinding)) {
					return Optional.of(c);
				}
			}
		}
		ICPPClassType made = lowering.records().classOf(type).orElse(null);
		if (made == null) {
			return Optional.empty();
		}
		Optional<Type> given = known(arguments, scope);
		if (given.filter(g -> takesOtherwise(made, g)).isPresent()) {
			return best(made, arguments, owner, scope);
		}
		return taking(made, type, given, scope).or(() -> only(made, lowering.packs().count(arguments, scope)))
				.or(() -> mayBeConverted(made, arguments, scope) ? best(made, arguments, owner, scope) : Optional.empty());
	}

	/** The implicit constructor that takes over an object of the class or of one derived from it, where that is what is given. */
	private Optional<ICPPConstructor> taking(ICPPClassType made, Type type, Optional<Type> given, Scope scope) {
		return given.filter(t -> lowering.conversions().isPart(type, t))
				.flatMap(t -> Arrays.stream(made.getConstructors()).filter(c -> c.isImplicit() && isCopy(c, scope)).findFirst());
	}

	/** Whether somebody wrote a constructor that may fit an object better than one which takes over an object of the class does. */
	public boolean takesOtherwise(ICPPClassType made, Type given) {
		return lowering.records().classOf(given).isPresent()
				&& Arrays.stream(made.getConstructors()).filter(c -> !c.isImplicit() && takesOne(c)).anyMatch(c -> {
					Type parameter = lowering.bindingTypes().of(References.referent(c.getType().getParameterTypes()[0]),
							TemplateArguments.of(c));
					return c instanceof ICPPFunctionTemplate || !isMade(made, parameter) && lowering.conversions().isPart(parameter, given);
				});
	}

	private boolean isMade(ICPPClassType made, Type type) {
		return lowering.records().classOf(type).filter(c -> c.isSameType(made)).isPresent();
	}

	private static boolean takesOne(ICPPConstructor c) {
		return c.getRequiredArgumentCount() <= 1 && c.getParameters().length >= 1;
	}

	/** Whether arguments may be what a constructor takes: an aggregate has none but those that take over an object. */
	private boolean mayBeConverted(ICPPClassType made, IASTInitializerClause[] arguments, Scope scope) {
		boolean declared = !Arrays.stream(made.getConstructors()).allMatch(ICPPConstructor::isImplicit);
		boolean single = arguments.length == 1 && arguments[0] instanceof IASTExpression;
		return declared || single && known(arguments, scope).filter(t -> !converts(t)).isEmpty();
	}

	/** Whether a type is a class that defines conversions of its objects. */
	private boolean converts(Type type) {
		return lowering.records().classOf(type)
				.filter(c -> Arrays.stream(c.getAllDeclaredMethods()).anyMatch(FunctionNames::isConversion)).isPresent();
	}

	/** The type of what is given, where it is one expression whose type is known without lowering it. */
	private Optional<Type> known(IASTInitializerClause[] arguments, Scope scope) {
		return arguments.length == 1 && arguments[0] instanceof IASTExpression e
				? lowering.bindingTypes().of(e, scope.frame().templateArguments())
				: Optional.empty();
	}

	/**
	 * Whether a class declares no constructor and has so many parts, or parts of lengths that are not known, that CDT, which looks at each
	 * element of an array that a braced list leaves out, would take seconds.
	 */
	private boolean isLargeAggregate(Type type) {
		return lowering.records().size(type).filter(s -> s < LARGE).isEmpty()
				&& lowering.records().classOf(type).filter(c -> Arrays.stream(c.getConstructors()).allMatch(ICPPConstructor::isImplicit))
						.isPresent();
	}

	private Optional<ICPPConstructor> best(ICPPClassType type, IASTInitializerClause[] arguments, IASTNode place, Scope scope) {
		if (arguments.length == 0) {
			return Optional.empty();
		}
		List<Expression> values = lowering.packs().lowered(arguments, scope);
		return lowering.overloads().constructor(type, lowering.packs().operands(arguments, values), place, scope);
	}

	private static Optional<ICPPConstructor> only(ICPPClassType type, int arguments) {
		List<ICPPConstructor> fitting = new ArrayList<>();
		boolean declared = false;
		for (ICPPConstructor c : type.getConstructors()) {
			boolean fits = c.getRequiredArgumentCount() <= arguments && c.getParameters().length >= arguments;
			declared |= !c.isImplicit();
			if (fits && (!c.isImplicit() || arguments == 0)) {
				fitting.add(c);
			}
		}
		return fitting.size() == 1 && (declared || arguments == 0) ? Optional.of(fitting.get(0)) : Optional.empty();
	}

	/** Whether a constructor takes a reference to an object of its own class. */
	public boolean isCopy(ICPPConstructor c, Scope scope) {
		IType[] parameters = c.getType().getParameterTypes();
		if (parameters.length != 1 || !References.isReference(parameters[0]) || c.getClassOwner() == null) {
			return false;
		}
		Type parameter = Arithmetic.pointee(lowering.bindingTypes().of(parameters[0], TemplateArguments.of(c)));
		return parameter.equals(lowering.bindingTypes().of(c.getClassOwner(), scope.frame().templateArguments()));
	}
}
