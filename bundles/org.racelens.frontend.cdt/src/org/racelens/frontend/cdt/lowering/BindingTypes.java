package org.racelens.frontend.cdt.lowering;

import java.util.Collection;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.IEnumerator;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Type;

/** The types of CDT's bindings. */
public interface BindingTypes {
	/** The model's type for a type of CDT, with the arguments of a template put in. */
	Type of(IType type, TemplateArguments arguments);

	/**
	 * The type that CDT finds for an expression, of the object where it is a reference; empty where it depends on what is not known. To ask
	 * is cheap, and changes nothing: what is lowered only to see its type is lowered twice on each level that it nests.
	 */
	Optional<Type> of(IASTExpression e, TemplateArguments arguments);

	/** What a parameter of a template that is a number stands for. C++17 §17.2p6 */
	Optional<Meaning> number(ICPPTemplateNonTypeParameter parameter, TemplateArguments arguments);

	/**
	 * An enumeration of C is defined.
	 *
	 * @param values those of its enumerators that are known
	 */
	void define(IEnumeration e, Collection<Long> values);

	/** What an enumerator stands for. C11 §6.7.2.2, C++17 §10.2p5 */
	Optional<Meaning> number(IEnumerator enumerator);
}
