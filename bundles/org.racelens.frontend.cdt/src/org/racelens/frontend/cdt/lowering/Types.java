package org.racelens.frontend.cdt.lowering;

import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Type;

/** The types that declarators, specifiers and type names mean. */
public interface Types {
	/** The type a specifier names; {@code auto} gives an unknown type. Records and enumerators in it become known. */
	Type specified(IASTDeclSpecifier specifier, Scope scope);

	/** A type without a declared name, and whether it is a reference. */
	DeclaredType declared(IASTTypeId id, Scope scope);

	/** What a declarator makes of the specified type. */
	DeclaredType declared(IASTDeclarator declarator, IASTDeclSpecifier specifier, Type base, Scope scope);

	/** A type without a declared name: of a cast, {@code sizeof}, {@code new}. */
	Type of(IASTTypeId id, Scope scope);

	/** The result type of a function declarator, trailing return types included. */
	DeclaredType result(IASTFunctionDeclarator f, IASTDeclSpecifier specifier, Scope scope);

	/** Whether a specifier names a reference to what stays, which {@code &&} leaves as it is. C++17 §11.3.2p6 */
	boolean namesLvalueReference(IASTDeclSpecifier specifier, Scope scope);
}
