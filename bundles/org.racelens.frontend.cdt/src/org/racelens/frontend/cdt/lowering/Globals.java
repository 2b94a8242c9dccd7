package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.racelens.frontend.cdt.unit.OtherNames;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/** The variables of static storage duration, of namespaces, classes and blocks. */
public interface Globals {
	/** To be called for every declarator before any is lowered: the variable gets the type of the most informative one. */
	void announce(IASTDeclarator declarator);

	/** To be called for the static members that are declared in a class, before any is lowered. */
	void announceMember(IASTDeclarator declarator);

	/**
	 * Lowers a variable at its first declaration; its most informative one gives type and initialiser, and is where it is made.
	 *
	 * @param unlessStatic the storage of one that is not declared {@code static}
	 */
	void declare(IASTDeclarator declarator, Storage unlessStatic);

	/** The scope in which file-level names are known by their spelling. */
	Scope fileScope();

	/**
	 * A stand-in for a function that is used as a value: a constant whose name is the function's key. Calls through a pointer that holds
	 * its address call that function.
	 */
	Variable function(String key, SourceRange place);

	/** The variable that a declaration in a block says is defined elsewhere. */
	OfVariable inBlock(IASTDeclarator declarator);

	/** What a static variable in a function is: a label may make others of it. */
	OfVariable inFunction(OfVariable meaning, IASTDeclarator declarator);

	/** The variable of a binding, also of one whose declaration comes later or in a header that is not lowered. */
	OfVariable of(IVariable binding);

	/** The declaration of a variable that is an instance of a template's, the one that says most. */
	Optional<IASTDeclarator> ofTemplate(IBinding variable);

	/** The variables that have more names than one. */
	OtherNames otherNames();
}
