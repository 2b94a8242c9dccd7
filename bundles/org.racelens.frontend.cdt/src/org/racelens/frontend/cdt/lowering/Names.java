package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;

/** Tells what a name in an expression or a type stands for. */
public interface Names {
	/** What a name stands for in a scope; empty where that is not known. */
	Optional<Meaning> meaning(IASTName name, Scope scope);

	/** CDT's binding of a name, in a template that of the instance; empty where there is none that can be trusted. */
	Optional<IBinding> binding(IASTName name, Scope scope);

	/** The function that a call or an operator means in an instance of a template, where its name alone does not say so. */
	Optional<ICPPFunction> function(IASTNode e, Scope scope);

	/** Whether CDT has bindings of the names. */
	boolean areBound();

	/** Whether a name says the class or namespace that it is looked up in. */
	static boolean isQualified(IASTName name) {
		return name instanceof ICPPASTQualifiedName;
	}

	/** The last part of a name, without template arguments. */
	static String simple(IASTName name) {
		IASTName last = name.getLastName();
		String text = last instanceof ICPPASTTemplateId id ? id.getTemplateName().toString()
				: last.toString();
		return text;
	}

}
