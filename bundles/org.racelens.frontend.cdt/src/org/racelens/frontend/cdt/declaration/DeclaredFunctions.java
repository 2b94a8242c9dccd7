package org.racelens.frontend.cdt.declaration;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Prototypes;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.LibraryPrototypes;
import org.racelens.model.expression.Type;

/** The functions that are declared, and how those without a body are known. */
final class DeclaredFunctions implements Prototypes {
	private final LoweringParts lowering;
	/** of C, by name */
	private final Map<String, Prototype> prototypes = new HashMap<>();

	private record Prototype(IASTFunctionDeclarator declarator, IASTDeclSpecifier specifier) {
	}

	DeclaredFunctions(LoweringParts lowering) {
		this.lowering = lowering;
	}

	void add(String name, IASTFunctionDeclarator declarator, IASTDeclSpecifier specifier) {
		prototypes.putIfAbsent(name, new Prototype(declarator, specifier));
	}

	boolean has(String name) {
		return prototypes.containsKey(name);
	}

	/** Whether a function without a body is known by a key. */
	boolean isKey(String key) {
		return prototypes.keySet().stream().anyMatch(name -> plain(name).equals(key) || FunctionNames.own(name).equals(key));
	}

	/** What a function returns; empty if none of its name is declared. */
	Optional<Type> result(String name) {
		return Optional.ofNullable(prototypes.get(name))
				.map(p -> lowering.types().result(p.declarator(), p.specifier(), lowering.globals().fileScope()).type());
	}

	@Override
	public String plain(String name) {
		boolean own = prototypes.containsKey(name) && !lowering.unit().tree().headers().isSystem(declaredIn(name));
		boolean other = own && LibraryPrototypes.has(name) && !LibraryPrototypes.fits(name, parameters(prototypes.get(name).declarator()));
		return other ? FunctionNames.own(name) : own ? FunctionNames.declared(name) : name;
	}

	@Override
	public String plain(ICPPFunction f) {
		boolean named = f.getOwner() == null && LibraryPrototypes.has(f.getName()) && !(f instanceof ICPPSpecialization)
				&& lowering.unit().tree().unit().getDeclarationsInAST(f).length > 0 && !lowering.unit().library().isDeclaredBySystem(f);
		boolean fits = f.isExternC()
				&& LibraryPrototypes.fits(f.getName(), f.takesVarArgs() ? Optional.empty() : Optional.of(f.getParameters().length));
		return named && !fits ? FunctionNames.own(f.getName()) : FunctionNames.plain(f);
	}

	@Override
	public String declaredIn(String name) {
		return Optional.ofNullable(prototypes.get(name)).map(p -> p.declarator().getContainingFilename()).orElse("");
	}

	private static Optional<Integer> parameters(IASTFunctionDeclarator d) {
		if (!(d instanceof IASTStandardFunctionDeclarator s) || s.takesVarArgs() || s.getParameters().length == 0) {
			return Optional.empty();
		}
		boolean none = s.getParameters().length == 1 && s.getParameters()[0].getDeclarator().getPointerOperators().length == 0
				&& s.getParameters()[0].getDeclSpecifier() instanceof IASTSimpleDeclSpecifier v
				&& v.getType() == IASTSimpleDeclSpecifier.t_void;
		return Optional.of(none ? 0 : s.getParameters().length);
	}
}
