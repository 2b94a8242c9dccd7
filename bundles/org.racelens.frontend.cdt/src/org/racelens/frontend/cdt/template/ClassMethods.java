package org.racelens.frontend.cdt.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;

/** Chooses member functions by name and arguments where CDT does not: in the bodies of templates, whose types it does not know. */
public final class ClassMethods {
	private final LoweringParts lowering;

	public ClassMethods(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The member function of a class that a call means; empty unless one alone fits. */
	public Optional<ICPPMethod> find(Type type, String name, List<Expression> arguments) {
		ICPPClassType owner = lowering.records().classOf(type).orElse(null);
		if (owner == null) {
			return Optional.empty();
		}
		List<ICPPMethod> fitting = new ArrayList<>();
		for (ICPPMethod m : owner.getDeclaredMethods()) {
			boolean count = m.getRequiredArgumentCount() <= arguments.size() && m.getParameters().length >= arguments.size();
			if (m.getName().equals(name) && !m.isImplicit() && count) {
				fitting.add(m);
			}
		}
		fitting.removeIf(m -> !takes(m, arguments));
		boolean overloadedByConstness = fitting.size() == 2
				&& fitting.get(0).getParameters().length == fitting.get(1).getParameters().length;
		return fitting.size() == 1 || overloadedByConstness ? Optional.of(fitting.get(0)) : Optional.empty();
	}

	private boolean takes(ICPPMethod m, List<Expression> arguments) {
		IType[] parameters = m.getType().getParameterTypes();
		for (int i = 0; i < arguments.size(); i++) {
			Type parameter = lowering.bindingTypes().of(parameters[i], TemplateArguments.of(m));
			Type value = References.isReference(parameters[i]) ? Arithmetic.pointee(parameter) : parameter;
			if (!fits(value, Arithmetic.decayed(arguments.get(i).type()))) {
				return false;
			}
		}
		return true;
	}

	private static boolean fits(Type parameter, Type argument) {
		if (parameter instanceof RecordType || argument instanceof RecordType) {
			return parameter.equals(argument);
		}
		boolean pointers = parameter instanceof PointerType && argument instanceof PointerType;
		return pointers || !(parameter instanceof PointerType) && !(argument instanceof PointerType);
	}
}
