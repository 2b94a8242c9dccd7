package org.racelens.frontend.cdt;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateParameterMap;
import org.racelens.frontend.cdt.Scope.TemplateArguments;
import org.racelens.model.type.Type;

/** Reads what CDT knows about an instance of a template. */
final class Templates {
	private Templates() {
	}

	/**
	 * What the template parameters stand for in an instance or in a member of one.
	 *
	 * @param outer what the parameters of the template stand for in which the instance is named
	 */
	static TemplateArguments arguments(IBinding binding, Lowering lowering, TemplateArguments outer) {
		Map<Integer, Type> types = new HashMap<>();
		Map<Integer, Long> values = new HashMap<>();
		for (IBinding b = binding; b != null; b = b.getOwner()) {
			for (IBinding s = b; s instanceof ICPPSpecialization specialization; s = specialization.getSpecializedBinding()) {
				read(specialization.getTemplateParameterMap(), lowering, outer, types, values);
			}
		}
		return new TemplateArguments(types, values);
	}

	private static void read(ICPPTemplateParameterMap map, Lowering lowering, TemplateArguments outer, Map<Integer, Type> types,
			Map<Integer, Long> values) {
		if (map == null) {
			return;
		}
		for (Integer position : map.getAllParameterPositions()) {
			ICPPTemplateArgument argument = map.getArgument(position);
			if (argument != null && argument.isTypeValue()) {
				types.putIfAbsent(position, lowering.bindingTypes().of(argument.getTypeValue(), outer));
			} else if (argument != null && argument.getNonTypeValue() != null && argument.getNonTypeValue().numberValue() != null) {
				values.putIfAbsent(position, argument.getNonTypeValue().numberValue().longValue());
			}
		}
	}

	/** Whether a function cannot be lowered as it stands: a template, or a member of one. */
	static boolean isTemplate(ICPPFunction f) {
		for (IBinding b = f; b != null; b = b.getOwner()) {
			if (b instanceof ICPPTemplateDefinition && !(b instanceof ICPPTemplateInstance)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a function has an object as its hidden first argument. */
	static boolean hasSelf(ICPPFunction f) {
		return f instanceof ICPPMethod m && !m.isStatic();
	}

	/** {@code <int>} of an instance; empty for a function that is none. */
	static String argumentsSpelling(ICPPFunction f) {
		return f instanceof ICPPTemplateInstance i ? ASTTypeUtil.getArgumentListString(i.getTemplateArguments(), true) : "";
	}
}
