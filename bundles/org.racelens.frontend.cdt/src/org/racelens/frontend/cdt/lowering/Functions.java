package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;

/** The functions of a unit: which have a body, by which key they are called, what they return. */
public interface Functions {
	/** A function that is declared. */
	void announce(IASTDeclarator declarator, IASTDeclSpecifier specifier);

	/** A function with a body. */
	void announce(IASTFunctionDefinition definition);

	/** Lowers every function of the program that is no template, then what those call. */
	void lowerAll();

	/** The key of a function whose body is known, which will be lowered; empty if it is not known, or a template of unknown arguments. */
	Optional<String> request(ICPPFunction function, TemplateArguments outer);

	/** The body of a function, where it is known. */
	Optional<IASTFunctionDefinition> definition(ICPPFunction f);

	/** Whether a function is left to the compiler, or deleted. */
	boolean isDefaulted(ICPPFunction f);

	/** Whether a function is known to do nothing: it is defaulted, deleted or has an empty body. */
	boolean isIdle(ICPPFunction f);

	/** The key of a constructor nobody wrote; empty if it has nothing to do. */
	Optional<String> requestImplicit(ICPPConstructor c, TemplateArguments outer);

	/** The key of the function by which a member of an object starts with what its declaration says. */
	String requestStart(ICPPClassType type, Type owner, IASTDeclarator member);

	/** Whether the default constructor of a class that declares none has something to do. */
	boolean needsConstruction(IASTCompositeTypeSpecifier type);

	/** Enters a parameter in a scope. */
	Variable parameter(IASTDeclarator d, IASTDeclSpecifier specifier, Scope scope);

	/** Whether a place in the order of the tokens is inside a function with a body. */
	boolean isInside(int place);

	/** Whether a place is inside a function nobody asked for, such as a template without an instance. */
	boolean isInsideUnlowered(int place);

	/** The values of arguments that a call may leave out, by position; null where there is none. */
	List<IASTInitializerClause> defaults(ICPPFunction f);

	/** The key of the function a name denotes when it is used as a value; its plain name if it has no body. */
	Optional<String> key(IASTName name, Scope scope);

	/** Whether a function is known by a key, with a body or without. */
	boolean isKey(String key);

	/** The key of a function with a body of which only the spelling is known: where one alone fits. */
	Optional<String> keyBySpelling(String name, int arguments);

	/** The key of another function that may be called like a function of a key. */
	String keyLike(String base, String name);

	/** What a function returns of which only the spelling is known; C's implicit declarations return {@code int}. */
	Type result(String name, int arguments);

	/** What is known of functions without a body. */
	Prototypes prototypes();

	/** The functions with a body, by their names. */
	NamedFunctions spelled();
}
